import { test as base, expect, type Page } from '@playwright/test';

export { expect };

export const demoPassword = 'demo1234';

/** Every journey talks to the shop that start-shop.ts started. */
export const test = base.extend<{ signIn: (role: string) => Promise<void> }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names it must provide from this pattern
  baseURL: async ({}, use) => use(process.env['SHOP_URL'] ?? ''),
  signIn: async ({ page }, use) => use((role) => signInAs(page, role)),
});

/** Opens the home screen as that role's sample user, with a session as the login page would leave it. */
async function signInAs(page: Page, role: string): Promise<void> {
  const response = await page.request.post('/api/auth/login', {
    data: { username: role, password: demoPassword },
  });
  const { accessToken, refreshToken } = (await response.json()).data;
  await page.goto('/login');
  await page.evaluate(
    (tokens) => Object.entries(tokens).forEach(([key, value]) => localStorage.setItem(key, value)),
    {
      token: accessToken,
      access_token: accessToken,
      refreshToken,
    },
  );
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** By its name: the button beside it, which shows the password, is labelled with the same words. */
export const passwordField = (page: Page) => page.locator('input[name=password]');

export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
