import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import preact from '@preact/preset-vite';
import { games } from '@tischrunde/engine';
import { languages } from '@tischrunde/rulebook';
import { defineConfig, minify, type Plugin, transformWithOxc } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** Writes a compressed copy of every text file, so that the server need not compress. Tests do without: it takes seconds. */
function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: (_, { command, mode }) => command === 'build' && mode !== 'test',
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
  let base = '/';
  return {
    name: 'preloaded-fonts',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `${base}${file}`,
              crossorigin: '',
            },
            injectTo: 'head-prepend' as const,
          })),
    },
  };
}

/** The document asks for the files of its screen before any code runs (`src/app/early-files.ts`). */
function earlyFiles(): Plugin {
  let base = '/';
  return {
    name: 'early-files',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const chunkOf = (end: string) => {
          const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(end));
          if (chunk === undefined) throw new Error(`${end} is no file of its own`);
          return chunk;
        };
        /** A chunk and what it imports, but for what the document loads anyway. */
        const filesOf = (chunk: (typeof chunks)[number]): string[] => [
          chunk.fileName,
          ...(chunk.viteMetadata?.importedCss ?? []),
          ...chunks
            .filter(({ fileName, name }) => chunk.imports.includes(fileName) && name !== 'first')
            .flatMap(filesOf),
        ];
        const screen = (path: string) => [...new Set(filesOf(chunkOf(`/screens/${path}`)))];
        const words = languages.map((language) => [
          language,
          ['index', 'table-words'].map((name) => chunkOf(`/words/${language}/${name}.ts`).fileName),
        ]);
        const files = {
          base,
          table: screen('table/table-page.tsx'),
          rules: screen('rulebook/rulebook-screen.tsx'),
          words: Object.fromEntries(words),
        };
        const file = 'src/app/early-files.ts';
        const source = ['src/storage/chosen-language.ts', file]
          .map((path) => readFileSync(path, 'utf8'))
          .join('\n');
        // One script: what the files declare and import of each other is there.
        const alone = source.replace(/^(import .*|declare const .*|export )/gm, '');
        const { code } = await transformWithOxc(`const earlyFiles = ${JSON.stringify(files)};${alone}`, file);
        const { code: script } = await minify(file, `{${code}}`);
        // Before the style sheet: a script after one waits for it.
        return html.replace(
          '<script type="module"',
          (first) => `<script>${script.trim()}</script>\n    ${first}`,
        );
      },
    },
  };
}

/** The part of the service worker for calls, beside the part that is generated. */
function pushWorker(): Plugin {
  return {
    name: 'push-worker',
    apply: 'build',
    async generateBundle() {
      const file = 'src/app/push-worker.ts';
      const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
      this.emitFile({ type: 'asset', fileName: 'push.js', source: code });
    },
  };
}

/**
 * A web host knows files only, and a screen is none. So that a link to a screen opens there, the document lies at the path of each
 * screen, and in `404.html`, where many hosts look for it. Our server needs none of them.
 */
function documentOfEveryScreen(): Plugin {
  let folder: string | null = null;
  return {
    name: 'document-of-every-screen',
    apply: 'build',
    configResolved: ({ root, base, mode, build }) => {
      if (mode === 'static' || base !== '/') folder = resolve(root, build.outDir);
    },
    closeBundle: {
      order: 'post',
      // The service worker keeps the document once, so its copies come after it.
      sequential: true,
      handler: () => {
        if (folder === null) return;
        const document = join(folder, 'index.html');
        copyFileSync(document, join(folder, '404.html'));
        for (const path of screenPaths()) {
          mkdirSync(join(folder, path), { recursive: true });
          copyFileSync(document, join(folder, path, 'index.html'));
        }
      },
    },
  };
}

/** The screens whose paths are known: all but those of a match or a table. */
function screenPaths(): string[] {
  const routes = readFileSync(new URL('src/app/app.tsx', import.meta.url), 'utf8').matchAll(
    /path=\{pathOf\('\/(.+?)'\)\}/g,
  );
  return [...routes].flatMap(([, path]) => [
    ...(path.includes('/:game') ? games.map(({ id }) => path.replace(/:game\??/, id)) : []),
    ...(/:\w+(?!.*\?)/.test(path) ? [] : [path.replace(/\/:\w+\?$/, '')]),
  ]);
}

/**
 * Modules that are always loaded together are one file: a phone waits longer for forty small files than for one of their size.
 * Each group has the module and everything it imports, unless a group above has it already.
 */
const groups = [
  { name: 'first', tags: ['$initial' as const], priority: 5 },
  { name: 'engine', test: /engine\/src\/games\.ts$/, priority: 4 },
  {
    // What both the table and the rulebook begin with.
    name: 'common',
    test: /(web\/src\/ui\/(use-keys|non-breaking)|rulebook\/src\/games\/italian)\.ts$/,
    priority: 4,
  },
  {
    // Both the table and the rulebook have boards.
    name: 'boards',
    test: /web\/src\/(board\/chain\/line-board|play\/still-board|games\/game-board)\.tsx?$/,
    priority: 3,
  },
  { name: 'table', test: /web\/src\/screens\/table\/table-page\.tsx$/, priority: 2 },
  { name: 'rulebook', test: /(rulebook\/rulebook-screen\.tsx|rulebook\/src\/overview\.ts)$/, priority: 2 },
  { name: 'chapter', test: /(rulebook\/chapter\.tsx|rulebook\/src\/pages\.ts)$/, priority: 1 },
];

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
        importScripts: ['push.js'],
        navigateFallback: 'index.html',
        // Paths that the server answers itself.
        navigateFallbackDenylist: [/^\/(api|socket|health|ready|metrics)(\/|$)/],
      },
    }),
    preloadedFonts(),
    earlyFiles(),
    pushWorker(),
    compressed(),
    documentOfEveryScreen(),
  ],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups } },
    },
  },
});
