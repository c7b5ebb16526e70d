import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import preact from '@preact/preset-vite';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** Puts a compressed file beside every text, so that the server has nothing to compress. */
function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle: {
      order: 'post',
      // After the service worker is written, which is done in this hook too.
      sequential: true,
      handler: () => {
        for (const file of globSync(`${folder}/**/*.{html,js,css,svg,webmanifest}`)) {
          writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
        }
      },
    },
  };
}

/** Where the tables of the network are while the page is being worked on: the port of a server of `packages/server`. */
const tables = process.env.TABLES_PORT;
const proxy = {
  '/api': `http://127.0.0.1:${tables}`,
  '/socket': { target: `ws://127.0.0.1:${tables}`, ws: true },
};

export default defineConfig({
  ...(tables === undefined ? {} : { server: { proxy }, preview: { proxy } }),
  plugins: [
    preact({ prefreshEnabled: false, devToolsEnabled: false }),
    VitePWA({
      // The manifest is a file of its own, and the page itself says when the worker is registered (service-worker.ts).
      manifest: false,
      injectRegister: null,
      // A new version waits: nobody's match is interrupted.
      registerType: 'prompt',
      workbox: {
        globPatterns: ['**/*.{html,js,css,svg,png,webmanifest}'],
        // Games that were never opened are there from the first visit on.
        clientsClaim: true,
        cleanupOutdatedCaches: true,
        inlineWorkboxRuntime: true,
        navigateFallback: '/index.html',
        // What the server itself answers is no page.
        navigateFallbackDenylist: [/^\/(api|socket|health|ready|metrics)(\/|$)/],
      },
    }),
    compressed(),
  ],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    reportCompressedSize: true,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
