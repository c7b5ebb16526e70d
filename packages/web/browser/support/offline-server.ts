import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const kinds: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

const compress = promisify(brotliCompress);

interface Reply {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** Serves a built page as a web server on the internet would: compressed, and what never changes is cached for good. */
export class PageServer {
  private readonly folder: string;
  private readonly server: Server;
  private readonly replies = new Map<string, Promise<Reply>>();
  private version = 1;
  address = '';

  private constructor(folder: string) {
    this.folder = folder;
    this.server = createServer((request, response) => {
      const path = new URL(request.url ?? '/', 'http://page').pathname;
      this.replyTo(path).then(
        ({ body, headers }) => response.writeHead(200, headers).end(body),
        () => response.writeHead(404).end(),
      );
    });
  }

  static async open(folder: string): Promise<PageServer> {
    const page = new PageServer(folder);
    await new Promise<void>((resolve) => {
      page.server.listen(0, '127.0.0.1', resolve);
    });
    page.address = `http://127.0.0.1:${(page.server.address() as AddressInfo).port}`;
    return page;
  }

  /** From now on there is a newer version of the page, as far as browsers can tell. */
  publishAnew(): void {
    this.version++;
    this.replies.clear();
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => {
      this.server.close(() => resolve());
    });
  }

  private replyTo(path: string): Promise<Reply> {
    // Every screen is the same document.
    const file = extname(path) === '' ? '/index.html' : normalize(path);
    const reply = this.replies.get(file) ?? this.read(file);
    this.replies.set(file, reply);
    return reply;
  }

  private async read(file: string): Promise<Reply> {
    const kind = kinds[extname(file)] ?? 'application/octet-stream';
    const found = await readFile(join(this.folder, file));
    const plain = file === '/sw.js' ? Buffer.concat([found, Buffer.from(`// ${this.version}`)]) : found;
    const headers = {
      'content-type': kind,
      'cache-control': file.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    };
    if (kind === 'image/png') return { body: plain, headers };
    const body = await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
    return { body, headers: { ...headers, 'content-encoding': 'br' } };
  }
}
