import type { Page } from '@playwright/test';
import { api, newPartNumber } from './parts';
import { askApi, expect, test } from './shop';

/** A part of which the clerk's branch has none and another one has five. */
async function partElsewhere(page: Page) {
  type Place = { _id: string; name: string };
  const own = await api<Place[]>(page, 'GET', '/warehouses');
  const places: Place[] = await askApi(page, 'GET', '/warehouses?isActive=true');
  const other = places.find(({ _id }) => own.every((place) => place._id !== _id));
  const name = `طرمبة ${newPartNumber()}`;
  const part = await askApi(page, 'POST', '/products', {
    name,
    partNumber: newPartNumber(),
    sellingPrice: 20,
    costPrice: 5,
    quantity: 5,
    warehouse: other?._id,
  });
  return { id: part._id as string, name, other: other?.name ?? '', otherId: other?._id ?? '' };
}

/** Opens the newest notification, which says what happened. */
async function followBell(page: Page, title: RegExp) {
  await page.getByRole('button', { name: /^الإشعارات، / }).click({ timeout: 15_000 });
  await page.getByRole('dialog', { name: 'الإشعارات' }).getByRole('link', { name: title }).first().click();
  return page.getByRole('dialog', { name: /^التحويل/ });
}

test('a clerk asks another branch from the counter, is granted a part of it, and receives it', async ({
  page,
  signIn,
  browser,
  baseURL,
}) => {
  await signIn('branch_staff');
  await api(page, 'POST', '/notifications/read-all');
  const { name, other, otherId } = await partElsewhere(page);
  await page.goto('/sales?new=1');
  await page.getByRole('combobox', { name: 'امسح الباركود أو اكتب رقم القطعة أو اسمها' }).fill(name);
  const hit = page.getByRole('option', { name });
  await expect(hit).toContainText(`يوجد في ${other}`);
  await hit.click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: `اطلب من ${other}` })
    .click();

  const request = page.getByRole('dialog', { name: 'طلب من فرع آخر' });
  await expect(request.getByLabel('اطلب من')).toHaveValue(otherId);
  await expect(request.getByLabel('المنتج')).toHaveValue(new RegExp(name));
  await request.getByLabel('الكمية').fill('2');
  await request.getByRole('button', { name: 'إرسال الطلب' }).click();
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('مطلوب');
  await expect(page.getByRole('columnheader', { name: 'القيمة' })).toBeHidden();
  await page.getByLabel('من مستودع').selectOption({ label: other });
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();

  const there = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const reply = await there.request.post('/api/auth/login', {
    data: { username: 'warehouse_manager', password: 'demo1234' },
  });
  const { accessToken } = (await reply.json()).data;
  await there.goto('/api/ready');
  await there.evaluate((token) => localStorage.setItem('token', token), accessToken);
  await there.goto('/');
  const asked = await followBell(there, /طلب جديد من/);
  await expect(asked).toContainText(name);
  await asked.getByRole('button', { name: /^قبول الطلب/ }).click();
  const grant = there.getByRole('dialog', { name: /^قبول الطلب/ });
  await grant.getByLabel(name).fill('1');
  await grant.getByRole('button', { name: 'قبول الطلب', exact: true }).click();
  await expect(asked.getByText('معتمد').first()).toBeVisible();
  const answer = await followBell(page, /قُبل الطلب جزئياً.*1 من 2/);
  await expect(answer).toContainText(name);

  await asked.getByRole('button', { name: /^شحن/ }).click();
  await there.getByRole('dialog', { name: /^شحن/ }).getByRole('button', { name: 'شحن', exact: true }).click();
  await answer.getByRole('button', { name: /^استلام/ }).click();
  const arrival = page.getByRole('dialog', { name: /^استلام/ });
  await arrival.getByLabel(`ما وصل من ${name}`).fill('1');
  await arrival.getByRole('button', { name: 'استلام', exact: true }).click();
  await expect(answer.getByText('مكتمل').first()).toBeVisible();
  await there.context().close();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/transfers?q=${encodeURIComponent(name)}`);
  const row = page.getByRole('listitem').filter({ hasText: 'TRF-' });
  await expect(row.getByText(name)).toBeVisible();
});

test('a clerk is told of his branch, and of the whole shop by its name', async ({ page, signIn }) => {
  await signIn('branch_staff', '/');
  await expect(page.getByText('للمتجر كله، آخر 30 يوماً')).toBeVisible();
  const { id, name, other } = await partElsewhere(page);
  await page.goto(`/products/${id}`);
  await expect(page.getByRole('link', { name: `اطلب من ${other}` })).toBeVisible();
  await expect(page.getByText('المستودع الرئيسي', { exact: true })).toHaveCount(0);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/products?q=${encodeURIComponent(name)}`);
  const row = page.getByRole('listitem').filter({ hasText: name });
  const told = row.getByText(`يوجد في ${other}`);
  await expect(told).toBeVisible();
  const [named, below] = [await row.getByTitle(name).boundingBox(), await told.boundingBox()];
  expect(below?.height).toBeLessThan(28);
  expect(below?.y).toBeGreaterThan((named?.y ?? 0) + 10);
});
