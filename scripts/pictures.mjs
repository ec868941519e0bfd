// Takes the pictures of the handbook from the sample shop: docs/handbook/pictures.
import { ensureChromium } from './browser.mjs';
import { ensureBuilt, ensureInstalled, run } from './prepare.mjs';

ensureInstalled();
ensureBuilt();
const chromium = ensureChromium();
if (!chromium) {
  console.error('The pictures need Chromium, and none could be installed.');
  process.exit(1);
}
run(
  'npx',
  ['playwright', 'test', '--config', 'e2e/pictures/playwright.config.ts', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { ...process.env, ...chromium },
  },
);
