import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { noJsonSchema } from './vite-plugins/no-json-schema.ts';
import { precompress } from './vite-plugins/precompress.ts';
import { serviceWorker } from './vite-plugins/service-worker.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  plugins: [
    react(),
    tailwindcss(),
    noJsonSchema(),
    serviceWorker(here('./src/service-worker.js')),
    precompress(),
  ],
  resolve: { alias: { '@': here('./src') } },
  build: {
    outDir: 'dist',
    target: 'es2022',
    assetsInlineLimit: 0,
    sourcemap: false,
    // the PDF maker; every other chunk is held to its budget by a test
    chunkSizeWarningLimit: 1600,
    // What rarely changes is a file of its own, so that an update over a slow line is small.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'base', test: /node_modules\/(react|react-dom|scheduler|zod)\// }],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? 5000}` } },
});
