import { backupTexts } from '@turoos/contract';
import { expectClean } from './clean';
import { askApi, expect, test } from './shop';

const panel = '/settings?tab=backup';
const name = `مستودع النسخ ${Date.now()}`;

test('restoring a backup undoes later changes and signs everybody out', async ({ page, signIn }) => {
  test.setTimeout(120_000);
  await signIn('super_admin', panel);
  await page.getByRole('button', { name: 'إنشاء نسخة الآن' }).click();
  const starting = page.getByRole('dialog');
  // the shop's own backup of the day may be under way
  await expect(async () => {
    await starting.getByRole('button', { name: 'بدء النسخ' }).click();
    await expect(starting).toBeHidden({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByText('تم إنشاء النسخة الاحتياطية بنجاح')).toBeVisible({ timeout: 60_000 });

  await askApi(page, 'POST', '/warehouses', { name, location: 'تعز' });
  await page
    .getByRole('button', { name: /^استعادة نسخة/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('فواتير المبيعات', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'استعادة', exact: true }).click();
  await expect(dialog.getByText('أكّد أنك تفهم ذلك قبل الاستعادة')).toBeVisible();
  await dialog.getByLabel('أفهم أن البيانات الحالية ستُستبدل').check();
  await dialog.getByRole('button', { name: 'استعادة', exact: true }).click();
  await expect(page.getByText('تمت استعادة النسخة الاحتياطية')).toBeVisible({ timeout: 90_000 });
  await expect(page.getByLabel('اسم المستخدم')).toBeVisible();

  const found = await askApi(page, 'GET', `/warehouses?q=${encodeURIComponent(name)}`);
  expect(JSON.stringify(found)).not.toContain(name);
  await signIn('super_admin', panel);
  await expect(page.getByRole('row').filter({ hasText: 'قبل استعادة' }).first()).toContainText('جاهزة');
  await expect(page.getByText('آخر استعادة')).toBeVisible();
});

test('a file that is no backup is refused by its name', async ({ page, signIn }) => {
  await signIn('super_admin', panel);
  await page
    .getByLabel('ملف النسخة الاحتياطية')
    .setInputFiles({ name: 'x.backup', mimeType: 'application/octet-stream', buffer: Buffer.from('xyz') });
  await expect(page.getByText(backupTexts.foreign)).toBeVisible();
});

test('everything can be taken out of the shop as one archive', async ({ page, signIn }) => {
  await signIn('super_admin', panel);
  const coming = page.waitForResponse('**/api/backup/export');
  await page.getByRole('button', { name: 'تصدير كل بيانات المتجر' }).click();
  const answer = await coming;
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/zip');
});

test('a read-only user can neither take nor restore a backup, and others do not see the tab', async ({
  page,
  signIn,
}) => {
  await signIn('manager', panel);
  await expect(page.getByRole('button', { name: 'إنشاء نسخة الآن' })).toHaveAttribute('aria-disabled');
  await signIn('sales_staff', '/settings');
  await expect(page.getByRole('tab', { name: 'الملف الشخصي' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'النسخ الاحتياطي' })).toBeHidden();
});

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the panel and its dialogs are accessible and do not scroll sideways', async ({ page, signIn }) => {
    await signIn('super_admin', panel);
    await expect(page.getByText('آخر تحقق')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'النسخ المستمر', exact: true })).toBeVisible();
    await expectClean(page);
    await page.getByRole('button', { name: 'إنشاء نسخة الآن' }).click();
    await expect(page.getByRole('dialog').getByLabel('عبارة مرور للتشفير')).toBeVisible();
    await expectClean(page);
  });
});
