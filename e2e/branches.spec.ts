import type { Page } from '@playwright/test';
import { screenPaths } from '@turoos/contract';
import { askApi, demoPassword, expect, test } from './shop';

/** The warehouse of the sample shop's clerk of a branch, and another one. */
async function branches(page: Page) {
  const users = await askApi(page, 'GET', '/users?q=branch_staff');
  const [own] = users[0].warehouses as [{ _id: string; name: string }];
  const all: { _id: string; name: string; status: string }[] = await askApi(page, 'GET', '/warehouses');
  const other = all.find(({ _id, status }) => _id !== own._id && status === 'active')!;
  return { own, other };
}

test('a clerk of a branch learns who else has a part, and asks for it', async ({ page, signIn }) => {
  const { own, other } = await branches(page);
  const mark = crypto.randomUUID().slice(0, 8);
  const part = await askApi(page, 'POST', '/products', {
    name: `رديتر ${mark}`,
    partNumber: `ELS-${mark}`,
    warehouse: other._id,
    quantity: 7,
    costPrice: 4,
    sellingPrice: 6,
  });
  const told = `يوجد في ${other.name}`;

  await signIn('branch_staff', '/sales?new=1');
  await page.getByRole('combobox', { name: 'امسح الباركود' }).fill(mark);
  await expect(page.getByRole('option').filter({ hasText: told })).toBeVisible();
  await page.goto(`/products?q=${mark}`);
  await expect(page.getByRole('row').filter({ hasText: told })).toBeVisible();

  await page.goto(`/products/${part._id}`);
  await page.getByRole('link', { name: `اطلب من ${other.name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'طلب من فرع آخر' });
  await expect(dialog.getByLabel('اطلب من')).toHaveValue(other._id);
  await expect(dialog.getByLabel('إلى مستودع')).toHaveValue(own._id);
  await expect(dialog.getByLabel('المنتج')).toHaveValue(new RegExp(mark));
  await dialog.getByRole('button', { name: 'إرسال الطلب' }).click();
  await expect(page.getByText('تم إرسال الطلب')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: other.name }).first()).toContainText('مطلوب');
});

test('no screen of a bound administrator asks the server for what it refuses', async ({ page, signIn }) => {
  test.setTimeout(240_000);
  const { own } = await branches(page);
  const username = `bound-${crypto.randomUUID().slice(0, 8)}`;
  await askApi(page, 'POST', '/users', {
    username,
    name: 'مدير الفرع',
    role: 'admin',
    password: demoPassword,
    warehouses: [own._id],
  });
  const refused: string[] = [];
  /** Requests under way, without the stream of news, which never ends. */
  const open = new Set<unknown>();
  page.on('request', (request) => !request.url().includes('/events') && open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  const calm = () => expect.poll(() => open.size).toBe(0);
  page.on('response', (reply) => {
    if (reply.status() === 403) refused.push(`${new URL(page.url()).pathname}: ${reply.url()}`);
  });
  await signIn(username, '/');
  for (const path of screenPaths.filter((one) => !one.includes('$'))) {
    await page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await calm();
  }
  await page.goto('/settings');
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await calm();
  }
  expect(refused).toEqual([]);
});
