import { createHash, timingSafeEqual } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import files from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/store.ts';
import { counted } from './client-address.ts';
import { plainly } from './messages/raw-http-error.ts';

export interface Pages {
  readonly config: Config;
  readonly store: Store;
  readonly log: Logger;
  readonly metrics: () => Metrics;
  readonly isClosing: () => boolean;
}

const local = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** Ways to write a path that no page of ours has, and that some program further down may read in another way. */
const odd = /\/[/.]|\\|%(?:00|2e|2f|5c)/i;

/** What is said of requests that are too slow or too long. */
const faults: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Everything that is asked for over HTTP: the page, public tables, and what an operator wants to know. */
export async function openPages({ config, store, log, metrics, isClosing }: Pages): Promise<FastifyInstance> {
  const patience = config.patience * 1000;
  const app = fastify({
    // One proxy: only what it says itself is believed.
    trustProxy: config.trustProxy && ((_, hops) => hops === 0),
    logger: false,
    bodyLimit: 1024,
    // When the server is closed, nobody who is slow holds it up.
    forceCloseConnections: true,
    requestTimeout: patience,
    http: { headersTimeout: patience, connectionsCheckingInterval: patience / 2 },
    clientErrorHandler(error, socket) {
      if (socket.writable)
        socket.write(plainly(faults[error.code] ?? '400 Bad Request', 'this cannot be read'));
      socket.destroy(error);
    },
    // A path that cannot be read goes the way of all others, and gets their headers.
    rewriteUrl: ({ url = '/' }) => (isReadable(url) ? url : '/%2f'),
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Whoever puts https in front of it can add this there; on a local address it would lock people out.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'no-referrer' },
  });
  await app.register(rateLimit, {
    // A new device fetches the whole page once, some 300 files, and a school has one address.
    max: 20_000,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => counted(ip),
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!odd.test(request.url.split('?')[0])) return;
    return reply.code(400).send({ ok: false, error: 'the path cannot be read' });
  });
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    // A folder, say.
    if (status === 403) return nothingHere(request, reply);
    if (status < 500) return reply.code(status).send({ ok: false, error: reasonOf(error) });
    log.error({ path: request.routeOptions.url, error }, 'a request failed');
    return reply.code(500).send({ ok: false, error: 'the server could not do it' });
  });

  app.get('/health', { config: { rateLimit: false } }, async () => ({ ok: true }));
  app.get('/ready', { config: { rateLimit: false } }, async (_, reply) => {
    if (isClosing()) return reply.code(503).send({ ok: false, error: 'the server is being closed' });
    try {
      await store.ready();
      return { ok: true };
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, 'the store cannot be asked');
      return reply.code(503).send({ ok: false, error: 'the store cannot be asked' });
    }
  });
  app.get('/metrics', { config: { rateLimit: false } }, async (request, reply) => {
    if (!mayMeasure(request, config)) return reply.code(403).send({ ok: false, error: 'not for you' });
    const { registry } = metrics();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  app.get(
    '/api/tables',
    { config: { rateLimit: { max: 600, timeWindow: '1 minute' } } },
    async (_, reply) => {
      const tables = await store.listed(100);
      return reply
        .header('cache-control', 'no-store')
        .type('application/json')
        .send(`{"tables":[${tables.join()}]}`);
    },
  );
  await servePage(app, config.page);
  return app;
}

/** The page is one document for all its addresses; what has a hash in its name never changes. */
async function servePage(app: FastifyInstance, page: string | null): Promise<void> {
  if (page === null) {
    app.setNotFoundHandler(nothingHere);
    return;
  }
  const document = join(page, 'index.html');
  if (!existsSync(document))
    throw new Error(`there is no index.html in ${page}; PAGE has to name the folder of a built page`);
  await app.register(files, {
    root: page,
    index: false,
    preCompressed: true,
    setHeaders: (response, path) => {
      const isHashed = path.includes('/assets/');
      response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  // Where the others find no file, this one finds a folder.
  app.get('/', (_, reply) => reply.sendFile('index.html'));
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      ['GET', 'HEAD'].includes(request.method) &&
      !/^\/(api|assets|socket)(\/|$)|\.\w+$/.test(request.url.split('?')[0]);
    return isPage ? reply.sendFile('index.html') : nothingHere(request, reply);
  });
}

function nothingHere({ method }: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (method === 'GET' || method === 'HEAD')
    return reply.code(404).send({ ok: false, error: 'there is nothing here' });
  return reply.code(405).header('allow', 'GET, HEAD').send({ ok: false, error: 'only GET is answered' });
}

/** Whoever knows the token; without one, this machine. A proxy on this machine speaks for others. */
function mayMeasure({ headers, ip }: FastifyRequest, { metricsToken, trustProxy }: Config): boolean {
  if (metricsToken !== null) return isEqual(headers.authorization ?? '', `Bearer ${metricsToken}`);
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return local.includes(ip) && (trustProxy || !isForwarded);
}

/** Takes the same time wherever the two differ. */
const isEqual = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

function isReadable(url: string): boolean {
  try {
    decodeURI(url);
    return url.startsWith('/');
  } catch {
    return false;
  }
}

/** What a fault of the asker's is answered with; everything else is a fault of ours. */
const statusOf = (error: unknown): number =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
