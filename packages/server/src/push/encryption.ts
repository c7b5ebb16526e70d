import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser gives out so that only it can read what is pushed to it. */
export interface ReaderKeys {
  /** A point on P-256, uncompressed, in base64url. */
  readonly p256dh: string;
  /** 16 bytes that the browser shares with us. */
  readonly auth: string;
}

/** The record size. A message is one record, and services take 4096 bytes at most. */
const recordSize = 4096;
const header = 16 + 4 + 1 + 65;
/** The marker after the text, and the tag of the cipher. */
const overhead = 1 + 16;

/** How long a text may be. Bytes. */
export const longestPush = recordSize - header - overhead;

/** Encrypts a text for a browser (RFC 8291, which is aes128gcm of RFC 8188). Salt and key are random; the tests have those of the RFC. */
export function encrypted(
  text: string,
  { p256dh, auth }: ReaderKeys,
  salt: Buffer = randomBytes(16),
  privateKey?: Buffer,
): Buffer {
  const content = Buffer.from(text);
  if (content.length > longestPush) throw new RangeError('the text is too long for a push');
  const sender = createECDH('prime256v1');
  if (privateKey === undefined) sender.generateKeys();
  else sender.setPrivateKey(privateKey);
  const reader = Buffer.from(p256dh, 'base64url');
  const shared = sender.computeSecret(reader);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), reader, sender.getPublicKey()]);
  const secret = derived(shared, Buffer.from(auth, 'base64url'), info, 32);
  const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // 2 marks the last record.
  const record = [cipher.update(content), cipher.update(Buffer.of(2)), cipher.final(), cipher.getAuthTag()];
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordSize);
  const sent = sender.getPublicKey();
  return Buffer.concat([salt, size, Buffer.of(sent.length), sent, ...record]);
}

/** Whether something can be encrypted for these keys: the first must be a point on the curve. */
export function areReaderKeys({ p256dh, auth }: ReaderKeys): boolean {
  try {
    const probe = createECDH('prime256v1');
    probe.generateKeys();
    probe.computeSecret(Buffer.from(p256dh, 'base64url'));
    return Buffer.from(auth, 'base64url').length === 16;
  } catch {
    return false;
  }
}

const derived = (from: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', from, salt, info, length));
