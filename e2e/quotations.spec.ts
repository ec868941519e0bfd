import type { Page } from '@playwright/test';
import { expectCleanAtBothWidths } from './clean';
import { lastSaleBar } from './last-sale';
import { newPartNumber, twoParts } from './parts';
import { expect, test } from './shop';

const line = (page: Page, nth: number) => page.getByRole('group', { name: `الصنف ${nth}` });

/** Chooses a part of the shop. */
async function offer(page: Page, nth: number, place: number, what: string): Promise<void> {
  await line(page, nth).getByRole('combobox', { name: 'القطعة' }).nth(place).fill(what);
  await page.getByRole('option', { name: what }).first().click();
}

test('a quotation that was left half written is there again, and can be thrown away', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/quotations/new');
  const name = page.getByLabel('أو اسمه إن لم يكن عميلاً');
  const who = `أبو ${newPartNumber()}`;
  await name.fill(who);
  await page.getByRole('button', { name: 'إضافة صنف' }).click();
  await page.getByRole('link', { name: 'الرئيسية' }).first().click();
  await expect(page).not.toHaveURL(/quotations/);
  await page.goto('/quotations/new');
  await expect(page.getByText('استُعيد ما كتبته قبل إغلاق الصفحة.')).toBeVisible();
  await expect(name).toHaveValue(who);
  await expect(line(page, 2)).toBeVisible();
  await page.getByRole('button', { name: 'حذف المسودة' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'حذف المسودة' }).click();
  await expect(name).toHaveValue('');
  await expect(line(page, 2)).toBeHidden();
  await page.reload();
  await expect(name).toHaveValue('');
});

test('a quotation with three alternatives is printed, and sold in part when the rate has changed', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  const { first, second } = await twoParts(page);
  const who = `أبو ${newPartNumber()}`;
  await page.goto('/quotations/new');
  await page.getByLabel('أو اسمه إن لم يكن عميلاً').fill(who);
  await page.getByLabel('شركة الصنع').fill('تويوتا');
  await offer(page, 1, 0, first.name);
  for (const [place, words, price] of [
    [1, 'فحمات تجارية', '5000'],
    [2, 'فحمات مستعملة', '2000'],
  ] as const) {
    await line(page, 1).getByRole('button', { name: 'خيار آخر' }).click();
    // words that are left in the box stay
    const box = line(page, 1).getByRole('combobox', { name: 'القطعة' }).nth(place);
    await box.fill(words);
    await box.press('Tab');
    await expect(box).toHaveValue(words);
    await line(page, 1).getByRole('textbox', { name: 'سعر الوحدة' }).nth(place).fill(price);
  }
  await page.getByRole('button', { name: 'إضافة صنف' }).click();
  await offer(page, 2, 0, second.name);
  await expectCleanAtBothWidths(page);
  await page.getByRole('button', { name: 'حفظ عرض السعر' }).click();
  await expect(page).toHaveURL(/\/quotations\/[0-9a-f-]{36}$/);
  const address = page.url();
  await expect(page.getByText('فحمات مستعملة')).toBeVisible();
  await expectCleanAtBothWidths(page);

  await page.evaluate(() => {
    window.print = () => window.dispatchEvent(new Event('afterprint'));
  });
  await page.getByRole('button', { name: 'طباعة' }).click();
  const paper = page.getByRole('dialog', { name: 'طباعة عرض السعر' });
  await expect(paper).toContainText('عرض سعر وليس فاتورة');
  await paper.getByRole('button', { name: 'طباعة' }).click();
  await paper.getByRole('button', { name: 'إغلاق' }).last().click();
  await expect(page.getByText('مُرسل')).toBeVisible();

  // the day before, a dollar cost fewer rials
  await page.route(/\/api\/quotations\/[0-9a-f-]{36}$/, async (route) => {
    // a reply that has not changed has no body
    const headers = { ...(await route.request().allHeaders()), 'if-none-match': '' };
    const response = await route.fetch({ headers });
    const body = await response.json();
    body.data.usd_to_yer -= 20;
    for (const { alternatives } of body.data.lines)
      for (const one of alternatives) one.priceYer = Math.round(one.price * body.data.usd_to_yer);
    await route.fulfill({ response, json: body });
  });
  await page.goto(address);
  await expect(page.getByRole('status').filter({ hasText: 'تغير سعر الصرف' })).toBeVisible();
  await page.getByRole('button', { name: 'بيع', exact: true }).click();
  const selling = page.getByRole('dialog', { name: 'بيع من عرض السعر' });
  await selling.getByRole('group', { name: second.name }).getByLabel('لا يأخذه الآن').check();
  await selling.getByLabel(/^بسعر العرض/).check();
  await selling.getByRole('button', { name: 'إلى شاشة البيع' }).click();
  await expect(page.getByText('والمتفق عليه')).toBeVisible();
  await page.keyboard.press('F8');
  await page.getByRole('button', { name: 'حفظ الفاتورة' }).click();
  await expect(lastSaleBar(page)).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.goto(address);
  await expect(page.getByText('مقبول جزئياً')).toBeVisible();
  await page.goto(`/quotations?q=${encodeURIComponent(who)}`);
  await expect(page.getByRole('row').filter({ hasText: who })).toContainText('1 من 2');
  await expectCleanAtBothWidths(page);
});
