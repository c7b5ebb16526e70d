import { execFileSync } from 'node:child_process';
import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Subscription } from '@tischrunde/protocol';
import { onTestFinished } from 'vitest';
import type { Reach } from '../../src/push/post-push.ts';

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service on this machine, over TLS, until the test is over. */
export interface PushService {
  readonly host: string;
  readonly received: readonly Received[];
  /** Lets a server reach it, and it alone: every name leads here. */
  readonly reach: Reach;
  /** How it answers from now on. */
  answer(status: number, headers?: Readonly<Record<string, string>>): void;
}

export async function openPushService(): Promise<PushService> {
  const { key, cert } = certificate();
  const received: Received[] = [];
  let [status, headers] = [201, {}];
  const server = createServer({ key, cert }, async (request, reply) => {
    const body = Buffer.concat(await request.toArray());
    received.push({ path: request.url ?? '', headers: request.headers, body });
    reply.writeHead(status, headers).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return {
    host: `push.example.org:${port}`,
    received,
    reach: {
      isAllowed: (address) => address === '127.0.0.1',
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
      ca: cert,
    },
    answer(status_, headers_ = {}) {
      status = status_;
      headers = headers_;
    },
  };
}

/** A key and its own certificate for push.example.org. */
export function certificate(): { readonly key: string; readonly cert: string } {
  const made = execFileSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
    ...['-subj', '/CN=push.example.org', '-addext', 'subjectAltName=DNS:push.example.org'],
    ...['-keyout', '-', '-out', '-'],
  ]).toString();
  const at = made.indexOf('-----BEGIN CERTIFICATE');
  return { key: made.slice(0, at), cert: made.slice(at) };
}

/** What a browser does that is called: it gives out keys, and reads what was encrypted for them. */
export class Browser {
  private readonly keys: ECDH = createECDH('prime256v1');
  private readonly auth: Buffer;

  constructor(privateKey?: Buffer, auth: Buffer = randomBytes(16)) {
    if (privateKey === undefined) this.keys.generateKeys();
    else this.keys.setPrivateKey(privateKey);
    this.auth = auth;
  }

  subscription(endpoint: string, language = 'en'): Subscription {
    const p256dh = this.keys.getPublicKey('base64url');
    return { endpoint, p256dh, auth: this.auth.toString('base64url'), language };
  }

  /** Section 3.4 of RFC 8291, in the direction of the reader. */
  read(message: Buffer): string {
    const salt = message.subarray(0, 16);
    const sender = message.subarray(21, 21 + message[20]);
    const record = message.subarray(21 + sender.length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.keys.getPublicKey(), sender]);
    const secret = hkdfSync('sha256', this.keys.computeSecret(sender), this.auth, info, 32);
    const derived = (what: string, length: number) =>
      Buffer.from(
        hkdfSync('sha256', Buffer.from(secret), salt, Buffer.from(`Content-Encoding: ${what}\0`), length),
      );
    const cipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
    cipher.setAuthTag(record.subarray(-16));
    const text = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]).toString();
    return text.slice(0, text.lastIndexOf('\u0002'));
  }
}
