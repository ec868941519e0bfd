import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { lightIcons } from './vite-plugins/light-icons.ts';
import { precompress } from './vite-plugins/precompress.ts';
import { serviceWorker } from './vite-plugins/service-worker.ts';
import { slimContract } from './vite-plugins/slim-contract.ts';
import { slimZod } from './vite-plugins/slim-zod.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Groups of modules in one file. A browser opens six connections, and over a slow line each file costs one of
 * them most of a second, however small it is; the default split gives a screen sixty files. A group includes
 * the imports of its files that no group before it has, so the groups follow the way of a seller: home, a list,
 * the counter. What other screens share with the counter is named in a group before it, or they would load all
 * of the counter.
 */
const groups = [
  // the chapters are small, and searching them needs all; each file stays within the budget of a screen
  { name: 'handbook', test: /docs\/handbook\/.*\.md/, maxSize: 60_000 },
  // Rarely changing packages have a file of their own, so that an update is small.
  { name: 'base', test: /node_modules\/(react|react-dom|scheduler|zod)\// },
  // everything up to the first screen after sign-in, the phone's bar below it, and what that screen has in common with
  // every list
  {
    name: 'start',
    test: /\/src\/(app\/(main|LoginPage)|features\/dashboard\/DashboardScreen|ui\/(Money|money-text|Badge|Select|StatCard|EmptyState|StaleNote|QueryBoundary)|lib\/money\/amount-text|shared\/warehouses\/BranchSelect)\.tsx?$|contract\/src\/(units\/units\.schema|kernel\/named|cash\/tender\.status|settings\/setup-steps|currencies\/currency-text)\.ts$|\/icons\/(chevron-left|clipboard-check|shopping-bag)\.mjs$/,
  },
  { name: 'overview', test: /\/src\/features\/dashboard\/Overview\.tsx$/ },
  // scans are recognised on every screen, soon after the first one
  { name: 'scan', test: /\/src\/app\/shell\/scan-meaning\.ts$/ },
  // what every list needs, then the list of sales
  {
    name: 'lists',
    test: /\/src\/(ui\/(DataTable|FilterBar|FilterDate|FilterSelect|Figures|Export\w+|Menu|use-lazy-dialog)|lib\/list\/[\w-]+|shared\/views\/ListOptions)\.tsx?$/,
    minShareCount: 2,
  },
  { name: 'sales', test: /\/src\/features\/sales\/SalesPage\.tsx$/ },
  // what the counter shares with other screens that sell, buy or take money, then the counter
  {
    name: 'till',
    test: /\/src\/(ui\/(Combobox|NumberInput|MoneyInput|Textarea|Select)|lib\/(drafts\/draft-store|print\/auto-print)|shared\/(money\/(TenderBoxes|ChangeDue|use-tender-check|use-counting)|customers\/CustomerPicker|parts\/(PartPhoto|Quantity|Elsewhere|OtherStock|use-scanned-parts)|printing\/use-printing|cash\/use-shift|shop\/use-(shop|logo)))\.tsx?$|contract\/src\/(catalogue\/catalogue\.api|sales\/sale-totals)|react-query\/build\/modern\/useQueries/,
  },
  { name: 'campaign-code', test: /contract\/src\/marketing\/campaign-code\.ts$/ },
  {
    name: 'invoice',
    test: /\/src\/features\/sales\/(share\/use-share|invoice\/use-print-sale|use-sale-customer)\.tsx?$/,
  },
  // the icons of several screens; each in a file of its own would name sixty files in the first one
  { name: 'icons', test: /node_modules\/lucide-react\/dist\/esm\/icons\//, minShareCount: 2 },
  { name: 'counter', test: /\/src\/features\/sales\/create\/CreateSale\.tsx$/ },
  {
    name: 'forms',
    test: /\/src\/ui\/(FormDialog|FormField|FormSection|NumberField)\.tsx$|node_modules\/(react-hook-form|@hookform)\//,
  },
  { name: 'charts', test: /\/src\/ui\/\w*Chart\w*\.tsx$/, minShareCount: 2 },
  // what screens with payments share: the links, papers and messages of their vouchers
  {
    name: 'vouchers',
    test: /contract\/src\/vouchers\/|\/src\/(shared\/vouchers\/(?!VoucherBar)|features\/vouchers\/use-)|pdf\/src\/voucher-sheet/,
    minShareCount: 2,
  },
  // what the pages of records share, then what the screens about goods do
  {
    name: 'records',
    test: /\/src\/(ui\/(RecordPage|DescriptionList|RecordMissing|NotesCard|Tabs|AddButton|RefreshButton|Clipped|Table|Switch|RadioGroup)|shared\/(attachments\/(Attachments|Thumbnail|use-send-file)|moving-in\/BringLink)|lib\/navigation\/use-[\w-]+)\.tsx?$/,
    minShareCount: 3,
  },
  {
    name: 'stock',
    test: /contract\/src\/(purchases|suppliers|inventory|warehouses|stock)\/|\/src\/shared\/(warehouses|suppliers|workflow|parts)\//,
    minShareCount: 3,
  },
  // the small rest of the contract that several screens share: the first file names every other one
  { name: 'statuses', test: /contract\/src\/[\w-]+\/[\w-]+\.(status|rules)\.ts$/, minShareCount: 2 },
].map((group, index, { length }) => ({ ...group, priority: length - index }));

export default defineConfig({
  root: here('.'),
  plugins: [
    react(),
    tailwindcss(),
    slimZod(),
    slimContract(),
    lightIcons(),
    serviceWorker(here('./src/service-worker.js')),
    precompress(),
  ],
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
  worker: { format: 'es', plugins: () => [slimZod(), slimContract()] },
  server: { port: 5173, proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? 5000}` } },
});
