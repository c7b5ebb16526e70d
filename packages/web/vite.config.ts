import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [preact({ prefreshEnabled: false, devToolsEnabled: false })],
  worker: { format: 'es' },
  build: { target: 'es2022', reportCompressedSize: true },
});
