import { defineConfig } from '@playwright/test';
import tests from '../playwright.config';

/** Takes the pictures of the handbook from the sample shop. */
export default defineConfig({
  testMatch: 'take-pictures.ts',
  globalSetup: '../sample-shop.ts',
  outputDir: '../../test-results/pictures',
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: { ...tests.use, viewport: { width: 1366, height: 768 } },
});
