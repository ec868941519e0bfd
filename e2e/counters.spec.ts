import { expectCleanAtBothWidths } from './clean';
import { expect, test } from './shop';

const key = `E2E_${Date.now().toString(36).toUpperCase()}`;

test('a counter is added, raised, and never lowered', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/counters');
  await expect(page.getByRole('row').filter({ hasText: 'INVOICE' })).toContainText(/INV-\d{8}-\d{3}/);
  await expect(page.getByText('يمكن رفع التسلسل ولا يمكن خفضه').first()).toBeVisible();

  await page.getByRole('button', { name: 'إضافة عداد' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'حفظ' }).click();
  await expect(dialog.getByText('المفتاح مطلوب', { exact: false })).toBeVisible();
  await dialog.getByLabel('المفتاح').fill(key.toLowerCase());
  await dialog.getByLabel('البادئة').fill('QT');
  await dialog.getByLabel('يبدأ من جديد').selectOption('yearly');
  await dialog.getByRole('button', { name: 'حفظ' }).click();
  await expect(dialog.getByText('وإلا تكررت الأرقام', { exact: false })).toBeVisible();
  await dialog.getByLabel('التاريخ في الرقم').selectOption('YYYY');
  await dialog.getByLabel('التسلسل الحالي').fill('40');
  await dialog.getByRole('button', { name: 'حفظ' }).click();
  await expect(page.getByText('تمت إضافة العداد بنجاح')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: key });
  await expect(row).toContainText(/QT-\d{4}-041/);

  await page.getByRole('button', { name: `تعديل العداد ${key}` }).click();
  await dialog.getByLabel('التسلسل الحالي').fill('39');
  await dialog.getByRole('button', { name: 'حفظ' }).click();
  await expect(dialog.getByText('لا يمكن خفض التسلسل عن قيمته الحالية 40').first()).toBeVisible();
  await dialog.getByLabel('التسلسل الحالي').fill('99');
  await dialog.getByRole('button', { name: 'حفظ' }).click();
  await expect(row).toContainText(/QT-\d{4}-100/);
});

test('the keys of built-in counters are read-only', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/counters');
  await page.getByRole('button', { name: 'تعديل العداد INVOICE' }).click();
  await expect(page.getByRole('dialog').getByLabel('المفتاح')).toHaveAttribute('readonly');
});

test('only administrators see the counters', async ({ page, signIn }) => {
  await signIn('manager');
  await page.goto('/counters');
  await expect(page.getByText('غير مصرح بالوصول')).toBeVisible();
});

test('the screen and its dialog are accessible and do not scroll sideways', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/counters');
  await expect(page.getByText('INVOICE', { exact: true })).toBeVisible();
  await expectCleanAtBothWidths(page);
  await page.getByRole('button', { name: 'إضافة عداد' }).click();
  await expect(page.getByRole('dialog').getByLabel('المفتاح')).toBeVisible();
  await expectCleanAtBothWidths(page);
});
