import { defineConfig } from 'vite';

/** One self-contained file per command; the packages of node_modules stay outside. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    minify: false,
    sourcemap: true,
    rollupOptions: {
      input: {
        main: 'src/main.ts',
        worker: 'src/workers/worker.ts',
        tracing: 'src/tracing/main.ts',
        demo: 'src/commands/demo.ts',
        openapi: 'src/commands/openapi.ts',
        'check-books': 'src/commands/check-books.ts',
        'check-engine': 'src/commands/check-engine.ts',
        generate: 'src/commands/generate.ts',
        backup: 'src/commands/backup.ts',
        restore: 'src/commands/restore.ts',
        unlock: 'src/commands/unlock.ts',
        upgrade: 'src/commands/upgrade.ts',
        doctor: 'src/commands/doctor.ts',
        takeover: 'src/commands/takeover.ts',
        'sheet-worker': 'src/modules/sheet-reader/sheet-worker.ts',
        'pdf-worker': 'src/modules/tables/pdf-worker.ts',
        'print-worker': 'src/modules/printing/print-worker.ts',
        bench: '../../bench/main.ts',
        'many-shops': '../../bench/many-shops/main.ts',
        fuzz: '../../proof/fuzz/main.ts',
        torture: '../../proof/torture/main.ts',
        soak: '../../proof/soak/main.ts',
        servers: '../../proof/servers/main.ts',
        vitals: '../../proof/vitals/main.ts',
        disk: '../../proof/disk/main.ts',
        'prove-standby': '../../proof/standby/main.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunk-[hash].js' },
    },
  },
  ssr: { noExternal: ['@turoos/contract', '@turoos/pdf', '@turoos/sheets', '@turoos/till'] },
});
