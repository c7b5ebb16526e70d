import { existsSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import files from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/store.ts';

export interface Pages {
  readonly config: Config;
  readonly store: Store;
  readonly metrics: () => Metrics;
  readonly isClosing: () => boolean;
}

const local = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** Everything that is asked for over HTTP: the page, public tables, and what an operator wants to know. */
export async function openPages({ config, store, metrics, isClosing }: Pages): Promise<FastifyInstance> {
  const app = fastify({ trustProxy: config.trustProxy, logger: false, bodyLimit: 1024 });
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
  await app.register(rateLimit, { max: 600, timeWindow: '1 minute' });

  app.get('/health', { config: { rateLimit: false } }, async () => ({ ok: true }));
  app.get('/ready', { config: { rateLimit: false } }, async (_, reply) => {
    if (isClosing()) return reply.code(503).send({ ok: false, error: 'the server is being closed' });
    try {
      await store.ready();
      return { ok: true };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return reply.code(503).send({ ok: false, error: `the store cannot be asked: ${reason}` });
    }
  });
  app.get('/metrics', { config: { rateLimit: false } }, async (request, reply) => {
    const { metricsToken } = config;
    const isAllowed =
      metricsToken === null
        ? local.includes(request.ip)
        : request.headers.authorization === `Bearer ${metricsToken}`;
    if (!isAllowed) return reply.code(403).send({ ok: false, error: 'not for you' });
    const { registry } = metrics();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  app.get('/api/tables', async (_, reply) => {
    const tables = await store.listed(100);
    return reply
      .header('cache-control', 'no-store')
      .type('application/json')
      .send(`{"tables":[${tables.join()}]}`);
  });
  await servePage(app, config.page);
  return app;
}

/** The page is one document for all its addresses; what has a hash in its name never changes. */
async function servePage(app: FastifyInstance, page: string | null): Promise<void> {
  if (page === null) {
    app.setNotFoundHandler((_, reply) => reply.code(404).send({ ok: false, error: 'there is nothing here' }));
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
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      ['GET', 'HEAD'].includes(request.method) &&
      !/^\/(api|assets|socket)(\/|$)|\.\w+$/.test(request.url.split('?')[0]);
    if (!isPage) return reply.code(404).send({ ok: false, error: 'there is nothing here' });
    return reply.sendFile('index.html');
  });
}
