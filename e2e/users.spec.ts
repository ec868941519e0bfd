import type { Page } from '@playwright/test';
import { expectClean } from './clean';
import { askApi, demoPassword, expect, passwordField, test } from './shop';

const stamp = Date.now().toString(36);
let made = 0;
const unique = (name: string) => `${name}${stamp}${++made}`;
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const toast = (page: Page, words: string) => page.getByText(words, { exact: true }).first();
const aUser = (page: Page, body: object = {}) =>
  askApi(page, 'POST', '/users', {
    username: unique('user'),
    password: 'first-pass-1',
    name: `سالم ${unique('')}`,
    ...body,
  });

test('a user is added with checks, signs in, is edited and deleted', async ({ page, signIn, browser }) => {
  await signIn('admin', '/settings?tab=users');
  await page.getByRole('button', { name: 'إضافة مستخدم' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('الدور')).toHaveValue('sales_staff');
  await expect(dialog.locator('option[value=super_admin]')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'إضافة المستخدم' }).click();
  await expect(dialog.getByText('يرجى ملء جميع الحقول المطلوبة')).toHaveCount(3);
  await expect(dialog.getByLabel('اسم المستخدم')).toBeFocused();

  const username = unique('khaled');
  await dialog.getByLabel('اسم المستخدم').fill(username);
  await dialog.getByLabel('الاسم الكامل').fill(`خالد ${stamp}`);
  await dialog.locator('input[name=password]').fill('12345678');
  await dialog.getByRole('button', { name: 'إضافة المستخدم' }).click();
  await expect(dialog.getByText('كلمة المرور سهلة التخمين')).toBeVisible();
  await dialog.locator('input[name=password]').fill('shop-pass-77');
  await dialog.getByRole('checkbox', { name: 'التقارير' }).check();
  await dialog.getByRole('button', { name: 'إضافة المستخدم' }).click();
  await expect(toast(page, 'تم إنشاء المستخدم')).toBeVisible();

  const visitor = await browser.newPage();
  await visitor.goto(new URL('/login', page.url()).href);
  await visitor.getByLabel('اسم المستخدم').fill(username);
  await passwordField(visitor).fill('shop-pass-77');
  await visitor.getByRole('button', { name: 'تسجيل الدخول' }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();

  await page.getByRole('searchbox').fill(username);
  await expect(row(page, username)).toContainText('موظف مبيعات');
  await page.getByRole('button', { name: `إجراءات خالد ${stamp}` }).click();
  await page.getByRole('menuitem', { name: 'تعطيل' }).click();
  await page.getByRole('button', { name: 'تعطيل المستخدم' }).click();
  await expect(row(page, username)).toContainText('غير نشط');
  // A disabled user is signed out at once.
  await expect(visitor).toHaveURL(/\/login/);
  await visitor.close();

  await page.getByRole('button', { name: `إجراءات خالد ${stamp}` }).click();
  await page.getByRole('menuitem', { name: 'حذف' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(`«خالد ${stamp}»`);
  await page.getByRole('button', { name: 'حذف المستخدم' }).click();
  await expect(toast(page, 'تم حذف المستخدم')).toBeVisible();
});

test('UDET: a user’s page shows who it is and what they did, and exports it', async ({ page, signIn }) => {
  const user = await aUser(page);
  await page.request.post('/api/auth/login', {
    data: { username: user.username, password: 'first-pass-1' },
  });
  await signIn('admin', `/users/${user._id}`);
  for (const section of ['المعلومات الأساسية', 'معلومات الحساب', 'الصلاحيات', 'سجل النشاط', 'إجراءات سريعة'])
    await expect(page.getByRole('heading', { name: section, exact: true })).toBeVisible();
  await expect(page.getByRole('table')).toContainText('تسجيل الدخول');
  await page.getByRole('tab', { name: 'الملخص' }).click();
  await expect(page.getByText('في آخر 30 يوماً')).toBeVisible();
  for (const [button, ending] of [
    ['تصدير CSV', '.csv'],
    ['تصدير JSON', '.json'],
  ] as const) {
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    expect((await file).suggestedFilename()).toMatch(new RegExp(`^user-${user.username}-.*\\${ending}$`));
  }
  await page.getByRole('button', { name: 'تغيير كلمة المرور' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'تغيير كلمة المرور' }).click();
  await expect(dialog.getByText('يرجى ملء جميع الحقول')).toHaveCount(2);
  await dialog.locator('input[name=newPassword]').fill('second-pass-2');
  await dialog.locator('input[name=repeated]').fill('second-pass-3');
  await dialog.getByRole('button', { name: 'تغيير كلمة المرور' }).click();
  await expect(dialog.getByText('كلمة المرور غير متطابقة')).toBeVisible();
  await dialog.locator('input[name=repeated]').fill('second-pass-2');
  await dialog.getByRole('button', { name: 'تغيير كلمة المرور' }).click();
  await expect(toast(page, 'تم تغيير كلمة المرور بنجاح')).toBeVisible();

  await page.getByRole('link', { name: 'تعديل المستخدم' }).click();
  await expect(page).toHaveURL(/\/settings/);
  await expect(page.getByRole('dialog').getByLabel('اسم المستخدم')).toHaveValue(user.username);
  await page.goto(`/settings?edit=${user._id}`);
  await expect(page.getByRole('dialog').getByLabel('اسم المستخدم')).toHaveValue(user.username);
  await expect(page).toHaveURL('/settings?tab=users');
  await page.goto('/users/01900000-0000-7000-8000-000000000000');
  await expect(page.getByText('لم يتم العثور على المستخدم').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'العودة إلى الإعدادات' })).toBeVisible();
});

test('on a phone the user’s own page lists the sessions and ends the others', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.request.post('/api/auth/login', { data: { username: 'viewer', password: demoPassword } });
  await signIn('viewer', '/userdetails');
  await expect(page.getByText('هذه الجلسة')).toBeVisible();
  await expectClean(page);
  await page.getByRole('button', { name: 'إنهاء الجلسات الأخرى' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'إنهاء الجلسات الأخرى' }).click();
  await expect(toast(page, 'تم إنهاء الجلسات الأخرى')).toBeVisible();
  await expect(page.getByRole('button', { name: /^إنهاء جلسة/ })).toHaveCount(0);
});

test('the audit log tells who changed what, before and after', async ({ page, signIn }) => {
  const user = await aUser(page);
  await askApi(page, 'PUT', `/users/${user._id}`, { role: 'accountant' });
  await signIn('accountant', `/audit-log?entity=users`);
  await page.getByRole('button', { name: 'تغيير دور مستخدم' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('فؤاد المخلافي');
  await expect(dialog.getByRole('deletion')).toHaveText('موظف مبيعات');
  await expect(dialog.getByRole('insertion')).toHaveText('محاسب');
  await expectClean(page, { within: 'dialog[open]' });
});
