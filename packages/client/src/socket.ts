/** What a client needs of a WebSocket. Browsers, Node and the package `ws` have it. */
export interface Socket {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'error', hear: () => void): void;
  addEventListener(type: 'close', hear: (event: { readonly code: number }) => void): void;
  addEventListener(type: 'message', hear: (event: { readonly data: unknown }) => void): void;
}

/** The code of a close: newer connections needed the place. */
export const displacedCode = 1013;

export type SocketClass = new (address: string) => Socket;

export function openSocket(address: string, given?: SocketClass): Socket {
  const Known: SocketClass | undefined = given ?? globalThis.WebSocket;
  if (Known === undefined)
    throw new Error(
      'This Node has no WebSocket. Use Node 22 or newer, start Node 20 with --experimental-websocket, or give the one of the package ws.',
    );
  return new Known(address);
}
