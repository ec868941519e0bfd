import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const inside = (folder: string) => fileURLToPath(new URL(folder, import.meta.url));

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'contract',
          root: inside('packages/contract'),
          include: ['src/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        test: { name: 'pdf', root: inside('packages/pdf'), include: ['src/**/*.test.ts'] },
      },
      {
        test: {
          name: 'sheets',
          root: inside('packages/sheets'),
          include: ['src/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: { name: 'till', root: inside('packages/till'), include: ['src/**/*.test.ts'] },
      },
      {
        test: {
          name: 'proof',
          root: inside('proof'),
          include: ['**/*.test.ts'],
          globalSetup: inside('packages/server/test/global-setup.ts'),
          pool: 'forks',
          testTimeout: 30_000,
        },
      },
      {
        test: { name: 'bench', root: inside('bench'), include: ['**/*.test.ts'] },
      },
      {
        test: { name: 'scripts', root: inside('scripts'), include: ['**/*.test.mjs'] },
      },
      {
        resolve: { alias: { '@': inside('packages/web/src') } },
        test: {
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
        test: { name: 'web alone', root: inside('packages/web'), include: ['src/**/*.alone.test.ts'] },
      },
      {
        test: {
          name: 'server',
          root: inside('packages/server'),
          include: ['{src,test}/**/*.test.ts'],
          globalSetup: inside('packages/server/test/global-setup.ts'),
          pool: 'forks',
          isolate: false,
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000, interval: 20 } },
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
