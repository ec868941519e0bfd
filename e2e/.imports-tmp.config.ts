import base from './playwright.config';
export default { ...base, testMatch: 'imports.spec.ts', workers: 1, outputDir: '/tmp/csvh/e2e', reporter: [['list']], timeout: 120_000, expect: { timeout: 30_000 } };
