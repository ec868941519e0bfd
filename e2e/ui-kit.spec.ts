import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { expectCleanAtBothWidths } from './clean';
import { expect, test } from './shop';

let server: ViteDevServer;
let address: string;

test.beforeAll(async () => {
  server = await createServer({
    configFile: fileURLToPath(new URL('../packages/web/vite.config.ts', import.meta.url)),
    server: { port: 0, host: '127.0.0.1' },
    logLevel: 'error',
  });
  await server.listen();
  address = `${server.resolvedUrls?.local[0]}ui-kit`;
});
test.afterAll(() => server.close());

test('the kit of controls is accessible', async ({ page }) => {
  test.setTimeout(60_000);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout: 30_000 });
  await expectCleanAtBothWidths(page);
});
