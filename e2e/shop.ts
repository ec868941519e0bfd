import { test as base, expect, type Page } from '@playwright/test';
import { startShop } from './start-shop';

export { expect };

export const demoPassword = 'demo1234';

/** Each worker has a shop of its own, or all use the running one at SHOP_URL. */
export const test = base.extend<
  { signIn: (role: string, path?: string) => Promise<void> },
  { shopUrl: string }
>({
  shopUrl: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names it must provide from this pattern
    async ({}, use) => {
      const running = process.env['SHOP_URL'];
      if (running) return use(running);
      const shop = await startShop();
      process.env['SHOP_DATA'] = shop.folder;
      await use(shop.url);
      await shop.stop();
    },
    // The limit for starting and stopping together, on a busy machine.
    { scope: 'worker', timeout: 400_000 },
  ],
  baseURL: async ({ shopUrl }, use) => use(shopUrl),
  signIn: async ({ page }, use) => use((role, path) => signInAs(page, role, path)),
});

/** Signs in as the role's sample user, as the login page does, and opens the path. */
async function signInAs(page: Page, role: string, path?: string): Promise<void> {
  const response = await page.request.post('/api/auth/login', {
    data: { username: role, password: demoPassword },
  });
  const { accessToken, refreshToken } = (await response.json()).data;
  // Any page of the shop gives access to its storage; this one does not load the app.
  await page.goto('/api/ready');
  await page.evaluate(
    (tokens) => Object.entries(tokens).forEach(([key, value]) => localStorage.setItem(key, value)),
    {
      token: accessToken,
      access_token: accessToken,
      refreshToken,
      // a device on which prices are typed in dollars: the tests know no rate
      price_currency: 'USD',
      discount_currency: 'USD',
      refund_currency: 'USD',
      balance_currency: 'USD',
    },
  );
  if (path === undefined) return;
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

let adminToken: Promise<string> | undefined;

async function signInAdmin(page: Page): Promise<string> {
  const login = await page.request.post('/api/auth/login', {
    data: { username: 'admin', password: demoPassword },
  });
  return (await login.json()).data.accessToken;
}

/** Calls the API as the administrator, to prepare a test. */
export async function askApi(page: Page, method: string, path: string, data?: object) {
  const ask = async () =>
    page.request.fetch(`/api${path}`, {
      method,
      ...(data && { data }),
      headers: { authorization: `Bearer ${await (adminToken ??= signInAdmin(page))}` },
    });
  let reply = await ask();
  if (reply.status() === 401) {
    adminToken = undefined;
    reply = await ask();
  }
  expect(reply.ok(), await reply.text()).toBe(true);
  return (await reply.json()).data;
}

/** Found by its name, because the button that shows the password has the same label. */
export const passwordField = (page: Page) => page.locator('input[name=password]');
