import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

export default defineConfig({
  plugins: [
    preact({ prefreshEnabled: false, devToolsEnabled: false }),
    VitePWA({
      // The manifest is a file of its own, and the page itself says when the worker is registered (keeping.ts).
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
      },
    }),
  ],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    reportCompressedSize: true,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
