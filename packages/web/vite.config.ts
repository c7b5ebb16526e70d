import { fileURLToPath } from 'node:url';
import preact from '@preact/preset-vite';
import { defineConfig, type Plugin } from 'vite';

export default defineConfig({
  plugins: [preact({ prefreshEnabled: false, devToolsEnabled: false }), rulesLater()],
  worker: { format: 'es' },
  build: { target: 'es2022', reportCompressedSize: true },
});

/** The rulebook's pages need the whole engine, and the shelf needs no page: they are loaded when somebody opens one. */
function rulesLater(): Plugin {
  const later = fileURLToPath(new URL('src/pages-later.ts', import.meta.url));
  return {
    name: 'rules-later',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === './pages.ts' && importer?.endsWith('/rulebook/src/book.ts') ? later : null,
  };
}
