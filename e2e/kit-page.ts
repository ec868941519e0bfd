import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { test as base, expect } from './shop';

let server: ViteDevServer;
let kit: Page;

/** Tests on the page of the kit. A file's tests share one page, because Vite serves it as hundreds of files. */
export const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names it must provide from this pattern
  page: async ({}, use) => use(kit),
  // The page needs no shop, so these tests start none.
  // oxlint-disable-next-line no-empty-pattern -- see above
  baseURL: async ({}, use) => use(undefined),
});

/** Serves and opens the page of the kit, which exists in Vite's server only and not in the product's build. */
export function useKitPage(): void {
  test.beforeAll(async ({ browser }) => {
    server = await createServer({
      configFile: fileURLToPath(new URL('../packages/web/vite.config.ts', import.meta.url)),
      server: { port: 0, host: '127.0.0.1' },
      logLevel: 'error',
    });
    await server.listen();
    kit = await browser.newPage();
    await kit.clock.install();
    await kit.goto(`${server.resolvedUrls?.local[0]}ui-kit`);
    await expect(kit.getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout: 60_000 });
  });
  test.afterAll(async () => {
    await kit.close();
    await server.close();
  });
}

/** Presses keys, one after the other. */
export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}
