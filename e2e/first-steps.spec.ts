import type { Page } from '@playwright/test';
import { expectCleanAtBothWidths } from './clean';
import { demoPassword, expect, passwordField, test } from './shop';
import { startShop } from './start-shop';

const guide = (page: Page) => page.getByRole('region', { name: 'تجهيز المتجر' });
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });

test('in an empty shop the guide leads, and the form of the first part creates its warehouse', async ({
  page,
}) => {
  const shop = await startShop('main', { TUROOS_ADMIN_PASSWORD: demoPassword });
  try {
    await page.goto(`${shop.url}/login`);
    await page.getByLabel('اسم المستخدم').fill('admin');
    await passwordField(page).fill(demoPassword);
    await page.keyboard.press('Enter');
    await expect(guide(page)).toContainText('الخطوات المكتملة: 0 من 11');
    await expectCleanAtBothWidths(page);

    await guide(page).getByRole('link', { name: 'إضافة مستودع' }).click();
    await expect(dialogOf(page, 'إضافة مستودع')).toBeVisible();
    await page.keyboard.press('Escape');

    await page.goto(`${shop.url}/products?create=1`);
    const part = dialogOf(page, 'إضافة منتج');
    await part.getByLabel('اسم المنتج').fill('فلتر زيت');
    await part.getByRole('textbox', { name: 'رقم القطعة', exact: true }).fill('90915-YZZD2');
    await part.getByLabel('الكمية الافتتاحية').fill('3');
    await part.getByRole('button', { name: 'إضافة مستودع' }).click();
    await page.getByLabel('اسم المستودع').fill('المستودع الأول');
    await page.getByRole('button', { name: 'إضافة المستودع' }).click();
    await expect(part.getByLabel('المستودع').locator('option:checked')).toHaveText('المستودع الأول');
    await part.getByRole('button', { name: 'إضافة المنتج' }).click();
    await expect(page.getByText('تمت إضافة المنتج بنجاح')).toBeVisible();

    await page.goto(`${shop.url}/transfers?create=1`);
    const transfer = page.getByRole('dialog');
    await transfer.getByLabel('المستودع المصدر').selectOption({ label: 'المستودع الأول' });
    await expect(transfer.getByRole('button', { name: 'إضافة مستودع' })).toBeVisible();

    await page.goto(`${shop.url}/`);
    await expect(guide(page)).toContainText('الخطوات المكتملة: 2 من 11');
    const ready = guide(page).getByRole('list', { name: 'خطوات تمت' });
    await expect(ready.getByRole('link', { name: 'القطع' })).toBeVisible();
    await guide(page).getByRole('button', { name: 'لا حاجة إلى: الطابعة' }).click();
    await expect(guide(page)).toContainText('الخطوات المكتملة: 2 من 10');
    await guide(page).getByRole('button', { name: 'إخفاء القائمة' }).click();
    await expect(guide(page)).toBeHidden();
    await page.reload();
    await expect(page.getByRole('region', { name: 'آخر النشاطات' })).toBeVisible();
    await expect(guide(page)).toBeHidden();
  } finally {
    await shop.stop();
  }
});
