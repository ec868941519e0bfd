import { defineConfig } from '@playwright/test';

const executablePath = process.env['CHROMIUM_PATH'];

const launchOptions = {
  ...(executablePath && { executablePath }),
  // without a language names of files are not said in Arabic
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
/** To browsers only the machine itself is secure without https: by another name the shop is what its network sees. */
const byName = [...launchOptions.args, '--host-resolver-rules=MAP shop.test 127.0.0.1'];
const otherComputer = 'other-computer.spec.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results/browser',
  // each with a shop of its own: browser, server and database keep two cores busy
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env['CI']),
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['dot'], ['json', { outputFile: '../test-results/playwright.json' }]],
  use: {
    viewport: { width: 1366, height: 768 },
    locale: 'ar',
    timezoneId: 'Asia/Aden',
    // a new one would fetch the whole app for every journey
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // recording every journey would cost a fifth of the time
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
