import { test as base, expect, type Page } from '@playwright/test';

export { expect };

export const demoPassword = 'demo1234';

/** Every journey talks to the shop that start-shop.ts started. */
export const test = base.extend<{ signIn: (role: string) => Promise<void> }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names it must provide from this pattern
  baseURL: async ({}, use) => use(process.env['SHOP_URL'] ?? ''),
  signIn: async ({ page }, use) => use((role) => signInAs(page, role)),
});

/** Signs in through the login page; sample users are named after their roles. */
async function signInAs(page: Page, role: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('اسم المستخدم').fill(role);
  await page.getByLabel('كلمة المرور', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'تسجيل الدخول' }).click();
  await expect(page).toHaveURL('/');
}
