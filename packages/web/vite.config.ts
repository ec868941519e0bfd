import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './vite-plugins/precompress.ts';
import { serviceWorker } from './vite-plugins/service-worker.ts';
import { slimZod } from './vite-plugins/slim-zod.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Groups of modules in one file. A browser opens six connections, and over a slow line each file costs one of
 * them most of a second, however small it is; the default split gives a screen sixty files. A group includes
 * the imports of its files that no group before it has.
 */
const groups = [
  // Rarely changing packages have a file of their own, so that an update is small.
  { name: 'base', test: /node_modules\/(react|react-dom|scheduler|zod)\//, priority: 5 },
  // everything up to the first screen after sign-in
  {
    name: 'start',
    test: /\/src\/(app\/(main|LoginPage)|features\/dashboard\/DashboardScreen)\.tsx$/,
    priority: 4,
  },
  { name: 'overview', test: /\/src\/features\/dashboard\/Overview\.tsx$/, priority: 3 },
  { name: 'charts', test: /\/src\/ui\/\w*Chart\w*\.tsx$/, minShareCount: 2, priority: 2 },
  // the chapters are small, and searching them needs all; each file stays within the budget of a screen
  { name: 'handbook', test: /docs\/handbook\/.*\.md/, priority: 6, maxSize: 60_000 },
  // scans are recognised on every screen, soon after the first one
  { name: 'scan', test: /\/src\/app\/shell\/scan-meaning\.ts$/, priority: 3 },
  { name: 'forms', test: /node_modules\/(react-hook-form|@hookform)\//, priority: 2 },
  // what every screen that takes money shares: currencies, tenders, drawers
  {
    name: 'money',
    test: /(contract\/src\/(cash|currencies|accounting)|\/src\/shared\/(money|cash))\//,
    minShareCount: 2,
    priority: 2,
  },
  // the icons of several screens; each in a file of its own would name sixty files in the first one
  { name: 'icons', test: /node_modules\/lucide-react\/dist\/esm\/icons\//, minShareCount: 2, priority: 2 },
  // what screens with payments share: the links, papers and messages of their vouchers
  {
    name: 'vouchers',
    test: /contract\/src\/vouchers\/|\/src\/(shared\/vouchers\/(?!VoucherBar)|features\/vouchers\/use-)|pdf\/src\/voucher-sheet/,
    minShareCount: 2,
    priority: 2,
  },
  // modules that many screens share; what only lists need is not loaded with a form
  {
    name: 'lists',
    test: /\/src\/(ui\/(\w*Table\w*|\w*Row|Pagination|PickedBar|use-grid-keys|pick-column)|lib\/list\/[\w-]+|shared\/views\/\w+)\.tsx?$/,
    minShareCount: 4,
    priority: 2,
  },
  { name: 'kit', minShareCount: 7, priority: 1 },
];

export default defineConfig({
  root: here('.'),
  plugins: [react(), tailwindcss(), slimZod(), serviceWorker(here('./src/service-worker.js')), precompress()],
  resolve: { alias: { '@': here('./src') } },
  build: {
    outDir: 'dist',
    target: 'es2022',
    assetsInlineLimit: 0,
    // Browsers without preloading of modules load them as they are imported.
    modulePreload: { polyfill: false },
    sourcemap: false,
    // Allows for the PDF code; a test holds every other chunk to its budget.
    chunkSizeWarningLimit: 1600,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { port: 5173, proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? 5000}` } },
});
