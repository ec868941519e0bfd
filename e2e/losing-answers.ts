import type { Page } from '@playwright/test';

/** Lets the server do meanwhile what is sent to a path, but its answers are lost. */
export async function losingAnswers(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  const url = `**/api${path}`;
  await page.route(url, async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await act();
  await page.unroute(url);
}
