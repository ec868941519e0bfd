import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import { expectClean } from './clean';
import { askApi, expect, test } from './shop';

const stamp = Date.now().toString(36);
let made = 0;
const unique = (name: string) => `${name} ${stamp}-${++made}`;

/** The smallest picture: one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: png });
const toast = (page: Page, words: string) => page.getByText(words, { exact: true }).first();
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const aPart = async (page: Page) => (await askApi(page, 'GET', '/products?limit=1'))[0];

test.describe('attachments', () => {
  // ATT-01 to ATT-07, ATT-10, ATT-11
  test('are uploaded, looked at, downloaded, changed and deleted', async ({ page, signIn }) => {
    await signIn('admin', '/attachments');
    for (const card of ['إجمالي المرفقات', 'النشطة', 'أنواع الملفات', 'الحجم الكلي'])
      await expect(page.getByText(card, { exact: true }).first()).toBeVisible();
    await expect(row(page, 'إشعار تسليم 4417.pdf')).toContainText('الموردون');

    const part = await aPart(page);
    await page.getByRole('button', { name: 'رفع مرفق' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'رفع', exact: true }).click();
    await expect(dialog.getByText('يرجى ملء الحقول المطلوبة')).toHaveCount(3);
    const name = `${unique('صورة')}.png`;
    await dialog.getByLabel('ملفات للإرفاق').setInputFiles(picture(name));
    await dialog.getByLabel('نوع العنصر').selectOption('المنتجات');
    await dialog.getByRole('combobox', { name: 'العنصر', exact: true }).fill(part.partNumber);
    await dialog.getByRole('listbox').getByRole('option').first().click();
    await dialog.getByLabel('الوصف').fill('من الأمام');
    await dialog.getByRole('button', { name: 'رفع', exact: true }).click();
    await expect(toast(page, 'تم رفع الملف بنجاح')).toBeVisible();

    await expect(dialog).toBeHidden();
    await page.getByRole('searchbox').fill(name);
    await expect(page).toHaveURL(/q=/);
    await page.getByRole('combobox', { name: 'نوع الملف' }).selectOption('صور');
    await expect(row(page, name)).toContainText(part.name);
    await row(page, name).getByRole('button', { name }).first().click();
    await expect(dialog.getByRole('heading', { name: 'معاينة الصورة' })).toBeVisible();
    const shown = dialog.getByRole('img', { name: 'من الأمام' });
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1);
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'تنزيل' }).click();
    expect((await saved).suggestedFilename()).toBe(name);
    await dialog.getByRole('button', { name: 'إغلاق' }).click();

    await page.getByRole('button', { name: `إجراءات ${name}` }).click();
    await page.getByRole('menuitem', { name: 'تعديل' }).click();
    await dialog.getByLabel('الوصف').fill('من الخلف');
    await dialog.getByRole('button', { name: 'حفظ', exact: true }).click();
    await expect(toast(page, 'تم تحديث المرفق بنجاح')).toBeVisible();
    await expect(row(page, name)).toContainText('من الخلف');

    await page.getByRole('button', { name: `إجراءات ${name}` }).click();
    await page.getByRole('menuitem', { name: 'حذف' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'حذف المرفق' }).click();
    await expect(toast(page, 'تم حذف المرفق بنجاح')).toBeVisible();
    await expect(page.getByText('لا توجد نتائج مطابقة')).toBeVisible();
  });

  test('are refused with the reason, on the page of the part itself', async ({ page, signIn }) => {
    await signIn('admin');
    await page.goto(`/products/${(await aPart(page))._id}`);
    const section = page.getByRole('region', { name: 'المرفقات' });
    const files = section.getByLabel('ملفات للإرفاق');
    const sound = `${unique('سليمة')}.png`;
    await files.setInputFiles([
      { name: 'برنامج.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
      { name: 'صفحة.png', mimeType: 'image/png', buffer: Buffer.from('<html><script>1</script></html>') },
      picture(sound),
    ]);
    await expect(section.getByRole('alert').filter({ hasText: 'برنامج.exe' })).toContainText(
      'نوع الملف غير مقبول',
    );
    await expect(section.getByRole('alert').filter({ hasText: 'صفحة.png' })).toContainText(
      'محتوى الملف لا يطابق امتداده',
    );
    await expect(section.getByRole('button', { name: sound }).first()).toBeVisible();
    await section.getByRole('button', { name: 'إخفاء برنامج.exe' }).click();
    await expect(section.getByText('برنامج.exe')).toBeHidden();

    await page.evaluate(() => localStorage.clear());
    await signIn('viewer', new URL(page.url()).pathname);
    await expect(files).toBeDisabled();
    await expect(section.getByText('ليس لديك صلاحية لإضافة مرفق')).toBeVisible();
  });
});

test('attachments are accessible at 360 px', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn('admin', '/attachments');
  await expect(page.getByText('إشعار تسليم 4417.pdf')).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectClean(page);
  await page.getByRole('button', { name: 'رفع مرفق' }).click();
  await expect(page.getByRole('dialog').getByLabel('نوع العنصر')).toBeVisible();
  await expectClean(page, { within: 'dialog[open]' });
  await page.getByRole('dialog').getByRole('button', { name: 'إغلاق' }).click();
  const { _id } = (await askApi(page, 'GET', '/suppliers?limit=1'))[0];
  await page.goto(`/suppliers/${_id}`);
  await expect(page.getByRole('region', { name: 'المرفقات' })).toBeVisible();
  await expectClean(page);
});
