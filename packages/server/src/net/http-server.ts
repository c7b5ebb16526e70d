import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import files from '@fastify/static';
import type { Invitation } from '@tischrunde/protocol';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { reasonOf } from '../error-reason.ts';
import {
  addressesOfNetwork,
  connectionsPerClient,
  keepAliveFor,
  listRequestsPerMinute,
  mostRequestsPerConnection,
  probesPerMinute,
  requestsPerMinute,
  stalledAfter,
} from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import type { StoreHealth } from '../store/store-health.ts';
import { Answers } from './answers.ts';
import { clientAddress, rateLimitKey, wideNetworkOf } from './client-address.ts';
import { limitConnections } from './connection-limit.ts';
import { isKnownHost, unknownHost } from './known-hosts.ts';
import { previewOf } from './link-preview.ts';
import { rawHttpError } from './messages/raw-http-error.ts';
import { mayReadMetrics } from './metrics-access.ts';
import type { PublicList } from './public-list.ts';
import { RateLimiter } from './rate-limiter.ts';

export interface HttpOptions {
  readonly config: Config;
  readonly list: PublicList;
  /** What somebody at an address may know of a table by its link; null if there is nothing to know. */
  invitation(client: string, table: string): Promise<Invitation | null>;
  readonly health: StoreHealth;
  readonly log: Logger;
  readonly metrics: () => Metrics;
  readonly isClosing: () => boolean;
}

/** Spellings that no path of ours has, and that a proxy or a file system may interpret differently. */
const odd = /\/[/.]|\\|%(?:00|2e|2f|5c)/i;

/** The id of a table as it may be typed. */
const tableForm = /^[0-9a-z]{10}$/i;

/** The status lines for requests that are too slow or too long. */
const statusLines: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Serves everything that goes over HTTP: the page, the list of public tables, health and metrics. */
export async function openHttpServer({
  config,
  list,
  invitation,
  health,
  log,
  metrics,
  isClosing,
}: HttpOptions): Promise<FastifyInstance> {
  const app = fastify({
    // Trust one proxy: only the entry that it added itself.
    trustProxy: config.trustProxy && ((_, hops) => hops === 0),
    logger: false,
    // Slow clients must not delay closing.
    forceCloseConnections: true,
    serverFactory: (answer) => serverFor(config, answer),
    clientErrorHandler(error, socket) {
      if (socket.writable)
        socket.write(rawHttpError(statusLines[error.code] ?? '400 Bad Request', 'malformed request'));
      socket.destroy(error);
    },
    // A malformed path takes the usual way and so gets the usual headers.
    rewriteUrl: ({ url = '/' }) => (isWellFormed(url) ? url : '/%2f'),
  });
  // Nobody reads what comes with a request: to take it apart would cost more than all else.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  // Behind a proxy all connections are the proxy's.
  if (!config.trustProxy) limitConnections(app.server, config.connectionsPerAddress * connectionsPerClient);
  const document = config.page === null ? '' : documentIn(config.page);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScripts(document)],
        imgSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Left to the proxy that terminates https; on a local address it would lock people out.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'no-referrer' },
  });
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => rateLimitKey(ip),
  });
  const requestsOfNetwork = new RateLimiter({
    burst: requestsPerMinute * addressesOfNetwork,
    perSecond: (requestsPerMinute * addressesOfNetwork) / 60,
  });
  app.addHook('onRequest', async (request, reply) => {
    const { headers, httpVersionMinor } = request.raw;
    if (headers.host === undefined && httpVersionMinor > 0)
      return reply.code(400).header('connection', 'close').send({ ok: false, error: 'malformed request' });
    const network = wideNetworkOf(rateLimitKey(request.ip));
    if (network !== null && !requestsOfNetwork.take(network))
      return reply.code(429).header('connection', 'close').send({ ok: false, error: 'too many requests' });
    if (!isKnownHost(request.raw, config)) return reply.code(421).send({ ok: false, error: unknownHost });
    if (!odd.test(request.url.split('?')[0])) return;
    return reply.code(400).send({ ok: false, error: 'malformed path' });
  });
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    // For example a folder.
    if (status === 403) return notFound(request, reply);
    // Requests that were sent ahead are not answered any more.
    if (status === 429) reply.header('connection', 'close');
    if (status < 500) return reply.code(status).send({ ok: false, error: reasonOf(error) });
    // A client that leaves before it has read the answer is no fault of ours.
    const level = request.socket.destroyed ? 'debug' : 'error';
    log[level]({ path: request.routeOptions.url, error }, 'a request failed');
    return reply.code(500).send({ ok: false, error: 'internal error' });
  });

  let isLost = false;
  void health.lost.then(() => {
    isLost = true;
  });
  const probe = { config: { rateLimit: { max: probesPerMinute, timeWindow: '1 minute' } } };
  app.get('/health', probe, async (_, reply) =>
    isLost ? reply.code(503).send({ ok: false, error: 'the store is gone' }) : { ok: true },
  );
  app.get('/ready', probe, async (_, reply) => {
    if (isClosing()) return reply.code(503).send({ ok: false, error: 'the server is closing' });
    try {
      await health.check();
      return { ok: true };
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, 'the store is not available');
      return reply.code(503).send({ ok: false, error: 'the store is not available' });
    }
  });
  app.get('/metrics', probe, async (request, reply) => {
    if (!mayReadMetrics(request.raw, config))
      return reply.code(403).send({ ok: false, error: 'access denied' });
    const { registry } = metrics();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  app.get(
    '/api/tables',
    { config: { rateLimit: { max: listRequestsPerMinute, timeWindow: '1 minute' } } },
    async (_, reply) => {
      const tables = await list.entries();
      return reply.header('cache-control', 'no-store').send({ tables });
    },
  );
  await servePage(app, config, document, invitation);
  return app;
}

/** A server that slow clients, and those that ask for much at once, hold up for nobody else. */
function serverFor({ patience, trustProxy }: Config, answer: RequestListener): Server {
  const timeout = patience * 1000;
  const answers = new Answers(
    ({ headers, socket }) => rateLimitKey(clientAddress(headers, socket.remoteAddress ?? '', trustProxy)),
    answer,
  );
  const server = createServer(
    {
      requestTimeout: timeout,
      headersTimeout: timeout,
      connectionsCheckingInterval: timeout / 2,
      keepAliveTimeout: keepAliveFor,
      requireHostHeader: false,
      // Some clients offer HTTP/2 with every request; the offer is ignored.
      shouldUpgradeCallback: ({ headers }) => /websocket/i.test(headers.upgrade ?? ''),
    },
    (request, response) => answers.request(request, response),
  );
  // Node would answer requests with an Expect header without asking us, however many are pipelined.
  server.on('checkExpectation', (request, response) => answers.request(request, response));
  // Node sets no timeouts for an upgraded connection, so an answer that nobody reads would stay on it forever. Browsers and proxies do not do this.
  server.on('upgrade', (_, connection) => {
    if (answers.isBusy(connection)) connection.destroy();
  });
  server.maxRequestsPerSocket = mostRequestsPerConnection;
  // What a client takes of an answer counts, too. WebSockets have no such timeout: ws takes it away.
  server.timeout = stalledAfter * timeout;
  return server;
}

function documentIn(page: string): string {
  const file = join(page, 'index.html');
  if (!existsSync(file))
    throw new Error(`there is no index.html in ${page}; PAGE must be the folder of a built page`);
  return readFileSync(file, 'utf8');
}

/** The scripts within the document, by their hashes: browsers run no others that are not files of the page. */
const inlineScripts = (document: string): readonly string[] =>
  [...document.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, code]) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );

/** The page is one document for all its paths; files with a hash in their name never change. */
async function servePage(
  app: FastifyInstance,
  { page, publicUrl }: Pick<Config, 'page' | 'publicUrl'>,
  document: string,
  invitation: HttpOptions['invitation'],
): Promise<void> {
  if (page === null) {
    app.setNotFoundHandler({ preHandler: app.rateLimit() }, notFound);
    return;
  }
  await app.register(files, {
    root: page,
    index: false,
    preCompressed: true,
    setHeaders: (response, path) => {
      const isHashed = path.includes('/assets/');
      response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  // Without this, `/` would find the folder itself.
  app.get('/', (_, reply) => reply.sendFile('index.html'));
  app.get<{ Params: { id: string } }>(
    '/table/:id',
    async ({ ip, params, headers, protocol, host }, reply) => {
      const invited = tableForm.test(params.id) ? await invitation(ip, params.id) : null;
      if (invited === null) return reply.sendFile('index.html');
      // What a client says of the host is good enough only where nothing else is known.
      const origin = publicUrl ?? `${protocol}://${host}`;
      const preview = await previewOf(document, invited, origin, headers['accept-language']);
      return reply.header('cache-control', 'no-cache').type('text/html').send(preview);
    },
  );
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    const isPage =
      ['GET', 'HEAD'].includes(request.method) &&
      !/^\/(api|assets|socket)(\/|$)|\.\w+$/.test(request.url.split('?')[0]);
    return isPage ? reply.sendFile('index.html') : notFound(request, reply);
  });
}

function notFound({ method }: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (method === 'GET' || method === 'HEAD') return reply.code(404).send({ ok: false, error: 'not found' });
  return reply.code(405).header('allow', 'GET, HEAD').send({ ok: false, error: 'method not allowed' });
}

function isWellFormed(url: string): boolean {
  try {
    decodeURI(url);
    return url.startsWith('/');
  } catch {
    return false;
  }
}

/** Errors of the client carry a status; all others are ours. */
const statusOf = (error: unknown): number =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;
