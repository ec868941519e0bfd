import type { Page } from '@playwright/test';
import { expectClean } from './clean';
import { askApi, expect, test } from './shop';

const stamp = Date.now().toString(36);
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const toast = (page: Page, words: string) => page.getByText(words, { exact: true }).first();

test('RASG: users assign only roles within their own rights', async ({ page, signIn }) => {
  const name = `موظف ${stamp}`;
  await askApi(page, 'POST', '/users', { username: `staff_${stamp}`, password: 'first-pass-1', name });
  await signIn('admin', '/roles-management');
  for (const card of ['إجمالي المستخدمين', 'المستخدمون النشطون', 'المديرون', 'الأدوار المتاحة'])
    await expect(page.getByText(card, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'تعديل دور عبدالكريم الشرعبي' })).toHaveCount(0);
  await page.getByRole('searchbox').fill(`staff_${stamp}`);
  await expect(row(page, name)).toContainText('لم يسجل الدخول بعد');
  await page.getByRole('button', { name: `تعديل دور ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('option[value=super_admin]')).toHaveCount(0);
  await dialog.getByLabel('الدور').selectOption('accountant');
  await expect(dialog).toContainText('العملاء: تعديل');
  await dialog.getByRole('button', { name: 'حفظ الدور' }).click();
  await expect(row(page, name)).toContainText('محاسب');

  await page.getByRole('button', { name: 'عرض الأدوار' }).click();
  await expect(dialog.getByRole('heading', { name: /مدير عام \(super_admin\)/ })).toBeVisible();
  await expect(dialog).toContainText('يطّلع فقط دون تعديل');
});

test('ROLE: a custom role is created, refused twice, and deleted; system roles are locked', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/roles');
  for (const card of ['إجمالي الأدوار', 'إجمالي المستخدمين', 'أدوار النظام', 'الأدوار المخصصة'])
    await expect(page.getByText(card, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'إجراءات مشاهد' }).click();
  for (const action of [/^تعديل/, /^حذف/])
    await expect(page.getByRole('menuitem', { name: action })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await expect(row(page, 'viewer')).toContainText('+12');

  await page.getByRole('button', { name: 'إضافة دور' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'إضافة الدور' }).click();
  await expect(dialog.getByText('اسم الدور مطلوب')).toBeVisible();
  await dialog.getByLabel('اسم الدور').fill('مدير');
  await dialog.getByLabel('فواتير المبيعات').selectOption('create');
  await dialog.getByRole('button', { name: 'إضافة الدور' }).click();
  await expect(dialog.getByText('يوجد دور آخر باسم «مدير»').first()).toBeVisible();
  const name = `بائع ${stamp}`;
  await dialog.getByLabel('اسم الدور').fill(name);
  await dialog.getByRole('button', { name: 'إضافة الدور' }).click();
  await expect(toast(page, 'تم إنشاء الدور بنجاح')).toBeVisible();
  await expect(row(page, name)).toContainText('فواتير المبيعات: إنشاء');
  await page.getByRole('button', { name: `إجراءات ${name}` }).click();
  await page.getByRole('menuitem', { name: /^حذف/ }).click();
  await page.getByRole('button', { name: 'حذف الدور' }).click();
  await expect(toast(page, 'تم حذف الدور بنجاح')).toBeVisible();
  await expect(row(page, name)).toHaveCount(0);
});

test('PERM: on a phone permissions are initialised, added with checks and switched off', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn('admin', '/permissions');
  await page.getByRole('button', { name: 'إجراءات أخرى' }).click();
  await page.getByRole('button', { name: 'تهيئة صلاحيات النظام' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(
    'سيتم إنشاء جميع صلاحيات النظام الأساسية. هل تريد المتابعة؟',
  );
  await page.getByRole('button', { name: 'تهيئة', exact: true }).click();
  await expect(page.getByText(/أُنشئ \d+ من 40/).first()).toBeVisible();
  await expectClean(page);

  await page.getByRole('button', { name: 'إضافة صلاحية' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'إضافة الصلاحية' }).click();
  await expect(dialog.getByText('يرجى ملء الحقول المطلوبة')).toHaveCount(3);
  const name = `سعر الجملة ${stamp}`;
  await dialog.getByLabel('الاسم المعروض').fill(name);
  await dialog.getByLabel('القسم').selectOption('products');
  await dialog.getByLabel('الإجراء').selectOption('read');
  await dialog.getByRole('button', { name: 'إضافة الصلاحية' }).click();
  await expect(toast(page, 'تم إنشاء الصلاحية بنجاح')).toBeVisible();
  await page.getByRole('searchbox').fill(name);
  const card = page.getByRole('listitem').filter({ hasText: name });
  await expect(card).toContainText('مخصص');
  await page.getByRole('button', { name: `إجراءات ${name}` }).click();
  await page.getByRole('menuitem', { name: 'تعطيل' }).click();
  await page.getByRole('button', { name: 'تعطيل الصلاحية' }).click();
  await expect(card).toContainText('معطّلة');
});
