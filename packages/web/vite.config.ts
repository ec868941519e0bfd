import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { noJsonSchema } from './vite-plugins/no-json-schema.ts';
import { precompress } from './vite-plugins/precompress.ts';
import { serviceWorker } from './vite-plugins/service-worker.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * What is sent together. A browser opens six connections, and over a slow line each file costs one of them most of a
 * second however small it is: left to itself the split gives a screen sixty files. A group takes with it what its
 * files import and no group before it has.
 */
const groups = [
  // what rarely changes is a file of its own, so that an update is small
  { name: 'base', test: /node_modules\/(react|react-dom|scheduler|zod)\//, priority: 5 },
  // until one has signed in and is welcomed
  {
    name: 'start',
    test: /\/src\/(app\/(main|LoginPage)|features\/dashboard\/DashboardScreen)\.tsx$/,
    priority: 4,
  },
  { name: 'overview', test: /\/src\/features\/dashboard\/(Overview|charts\/\w+)\.tsx$/, priority: 3 },
  { name: 'forms', test: /node_modules\/(react-hook-form|@hookform)\//, priority: 2 },
  // what many screens are made of
  { name: 'kit', minShareCount: 6, priority: 1 },
];

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
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { port: 5173, proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? 5000}` } },
});
