import { defineConfig } from '@playwright/test';

const executablePath = process.env['CHROMIUM_PATH'];

const launchOptions = {
  ...(executablePath && { executablePath }),
  // Without a locale, Arabic file names are not decoded.
  env: { ...process.env, LANG: 'C.UTF-8' } as Record<string, string>,
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
/**
 * Over plain http browsers trust only localhost; by another name the shop is an insecure site, as on its
 * network.
 */
const byName = [...launchOptions.args, '--host-resolver-rules=MAP shop.test 127.0.0.1'];
const otherComputer = 'other-computer.spec.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './sample-shop.ts',
  outputDir: '../test-results/browser',
  // Each worker has a shop of its own: browser, server and database of three keep two cores busy.
  workers: 3,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env['CI']),
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['dot'], ['json', { outputFile: '../test-results/playwright.json' }]],
  use: {
    viewport: { width: 1366, height: 768 },
    locale: 'ar',
    timezoneId: 'Asia/Aden',
    // A service worker would download the whole app for every test.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording every test would take a fifth more time.
    trace: 'on-first-retry',
    launchOptions,
  },
  projects: [
    { name: 'this computer', testIgnore: otherComputer },
    {
      name: 'another computer',
      testMatch: otherComputer,
      use: { launchOptions: { ...launchOptions, args: byName } },
    },
  ],
});
