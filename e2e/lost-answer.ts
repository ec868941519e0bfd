import type { Page } from '@playwright/test';

/** Lets the server do what is asked of it at a path meanwhile, but its answer is lost. */
export async function losingAnswers(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  const url = `**/api${path}`;
  await page.route(url, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await act();
  await page.unroute(url);
}
