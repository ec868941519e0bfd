import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Milliseconds: a machine that others share may stand still for many seconds, and that is no fault of the code. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000 };

const inside = (folder: string) => fileURLToPath(new URL(folder, import.meta.url));

export default defineConfig({
  test: {
    // one more than the processors of the smallest machine, because many tests wait for a server to start or end
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...patience,
          name: 'contract',
          root: inside('packages/contract'),
          include: ['src/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        test: {
          ...patience,
          name: 'pdf',
          root: inside('packages/pdf'),
          include: ['src/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        test: {
          ...patience,
          name: 'sheets',
          root: inside('packages/sheets'),
          include: ['src/**/*.test.ts'],
        },
      },
      {
        test: {
          ...patience,
          name: 'till',
          root: inside('packages/till'),
          include: ['src/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        test: {
          ...patience,
          name: 'proof',
          root: inside('proof'),
          include: ['**/*.test.ts'],
          globalSetup: inside('packages/server/test/global-setup.ts'),
          pool: 'forks',
        },
      },
      {
        test: { ...patience, name: 'bench', root: inside('bench'), include: ['**/*.test.ts'] },
      },
      {
        test: { ...patience, name: 'scripts', root: inside('scripts'), include: ['**/*.test.mjs'] },
      },
      {
        resolve: { alias: { '@': inside('packages/web/src') } },
        test: {
          ...patience,
          name: 'web',
          root: inside('packages/web'),
          include: ['src/**/*.test.ts'],
          exclude: ['src/**/*.alone.test.ts'],
          isolate: false,
        },
      },
      {
        // tests that replace modules, which those of the other project share with each other
        resolve: { alias: { '@': inside('packages/web/src') } },
        test: {
          ...patience,
          name: 'web alone',
          root: inside('packages/web'),
          include: ['src/**/*.alone.test.ts'],
        },
      },
      {
        test: {
          ...patience,
          name: 'server',
          root: inside('packages/server'),
          include: ['{src,test}/**/*.test.ts'],
          globalSetup: inside('packages/server/test/global-setup.ts'),
          pool: 'forks',
          isolate: false,
          expect: { poll: { timeout: 30_000, interval: 20 } },
        },
      },
    ],
  },
});
