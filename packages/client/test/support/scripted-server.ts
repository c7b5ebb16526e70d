import type { Socket, SocketClass } from '../../src/socket.ts';

/** What a client asked. */
export interface Asked {
  readonly ask: number;
  readonly do: string;
}

/** What the events of a socket have between them. */
interface Fired {
  readonly data: unknown;
  readonly code: number;
}

/** How it is answered; null for silence. */
type Answering = (asked: Asked) => Readonly<Record<string, unknown>> | null;

/** A server in the same thread that answers as a test wants it to. It says hello by itself. */
export class ScriptedServer {
  /** Everything but hello. */
  readonly asked: Asked[] = [];
  readonly socket: SocketClass;
  hello: Answering = () => ({ guest: 'anna', name: 'Anna', token: 't', now: Date.now(), awayAfter: 15 });
  answering: Answering = () => null;
  private tellNewest: (message: object) => void = () => {};
  private endNewest: (code: number) => void = () => {};

  constructor() {
    const opened = this.opened.bind(this);
    this.socket = class implements Socket {
      private readonly heard = opened();
      readonly send = this.heard.send;
      readonly close = this.heard.close;
      readonly addEventListener = this.heard.addEventListener;
    };
  }

  /** How often something was asked. */
  count(name: string): number {
    return this.asked.filter((asked) => asked.do === name).length;
  }

  tell(message: object): void {
    this.tellNewest(message);
  }

  /** Ends the connection. */
  cut(code = 1006): void {
    this.endNewest(code);
  }

  private opened(): Socket {
    const hear = new Map<string, (event: Fired) => void>();
    const fire = (type: string, { data = null, code = 0 }: Partial<Fired> = {}): void =>
      hear.get(type)?.({ data, code });
    const tell = (message: object): void => fire('message', { data: JSON.stringify(message) });
    this.tellNewest = tell;
    this.endNewest = (code) => fire('close', { code });
    queueMicrotask(() => fire('open'));
    return {
      send: (text) => {
        const asked: Asked = JSON.parse(text);
        if (asked.do !== 'hello') this.asked.push(asked);
        const answer = (asked.do === 'hello' ? this.hello : this.answering)(asked);
        if (answer !== null) queueMicrotask(() => tell({ answer: asked.ask, ok: true, ...answer }));
      },
      close: () => hear.clear(),
      addEventListener: (type: string, listen: (event: Fired) => void) => void hear.set(type, listen),
    };
  }
}

/** The answer to an ask that is refused. */
export const refused = (code: string): Readonly<Record<string, unknown>> => ({ ok: false, code, error: '' });
