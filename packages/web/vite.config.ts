import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import preact from '@preact/preset-vite';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** Writes a compressed copy of every text file, so that the server need not compress. */
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
      // After the service worker is written, which also happens in this hook.
      sequential: true,
      handler: () => {
        for (const file of globSync(`${folder}/**/*.{html,js,css,svg,webmanifest}`)) {
          writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
        }
      },
    },
  };
}

/** Fonts are needed at once, but only found when the style sheet is there: the page asks for them earlier. */
function preloadedFonts(): Plugin {
  return {
    name: 'preloaded-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head-prepend' as const,
          })),
    },
  };
}

/** During development: the port of a local server of `packages/server` for online tables. */
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
      // The manifest is a static file, and the page registers the worker itself (service-worker.ts).
      manifest: false,
      injectRegister: null,
      // A new version waits, so that no match is interrupted.
      registerType: 'prompt',
      workbox: {
        globPatterns: ['**/*.{html,js,css,svg,png,webmanifest,woff2}'],
        // All games work offline after the first visit.
        clientsClaim: true,
        cleanupOutdatedCaches: true,
        inlineWorkboxRuntime: true,
        navigateFallback: '/index.html',
        // Paths that the server answers itself.
        navigateFallbackDenylist: [/^\/(api|socket|health|ready|metrics)(\/|$)/],
      },
    }),
    preloadedFonts(),
    compressed(),
  ],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    reportCompressedSize: true,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
