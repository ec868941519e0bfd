import { ltr } from '@turoos/contract';
import type { Page } from '@playwright/test';
import { expectCleanAtBothWidths } from './clean';
import { api, makePart, newPartNumber } from './parts';
import { scanFast } from './scan';
import { expect, test } from './shop';

interface Made {
  _id: string;
  name: string;
}
interface MadeCount {
  _id: string;
  countNumber: string;
  warehouse: Made;
}

/** Creates a warehouse for one test, with ten pieces of each part. */
async function aShelf(page: Page, ...names: string[]) {
  const key = newPartNumber();
  const warehouse = await api<Made>(page, 'POST', '/warehouses', {
    name: `مستودع الجرد ${key}`,
    code: key,
    location: 'تعز',
  });
  const parts = [];
  for (const name of names) {
    const barcode = String(6_290_000_000_000 + Math.floor(Math.random() * 999_999_999));
    const fields = { name, barcode, quantity: 10, costPrice: 4, warehouse: warehouse._id };
    parts.push({ ...(await makePart(page, fields)), barcode });
  }
  return { warehouse, parts };
}

async function aCount(page: Page, more: object = {}) {
  const shelf = await aShelf(page, 'أقمشة فرامل', 'بواجي', 'فلتر هواء');
  const input = { warehouse: shelf.warehouse._id, ...more };
  return { ...shelf, count: await api<MadeCount>(page, 'POST', '/inventory-counts', input) };
}

const box = (page: Page, name: string) => page.getByLabel(new RegExp(`^الكمية الفعلية: ${name}`));
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('a count is started, counted by keyboard and ended, and its differences wait as adjustments', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  const { warehouse, parts } = await aShelf(page, 'أقمشة فرامل', 'بواجي', 'فلتر هواء');
  await page.goto('/inventory-counts?create=1');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'بدء الجرد' }).click();
  await expect(dialog.getByText('يجب اختيار المستودع')).toBeVisible();
  await expect(dialog.getByLabel('جرد كامل')).toBeChecked();
  await dialog.getByRole('combobox', { name: 'المستودع' }).selectOption(warehouse._id);
  await dialog.getByLabel('القائم بالجرد').fill('سالم');
  await dialog.getByRole('button', { name: 'بدء الجرد' }).click();
  await expect(page.getByText('تم إنشاء جرد جديد بنجاح')).toBeVisible();
  await expect(page).toHaveURL(/count=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^الجرد \u2066CNT-\d{8}-\d{3,}\u2069$/);
  await expect(page.getByText('0 من 3')).toBeVisible();
  await expect(page.getByText('100%')).toHaveCount(0);

  await box(page, 'أقمشة فرامل').fill('١٠');
  await box(page, 'أقمشة فرامل').press('Enter');
  await expect(box(page, 'بواجي')).toBeFocused();
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await expect(box(page, 'فلتر هواء')).toBeFocused();
  await expect(row(page, 'بواجي').getByText('حُفظ')).toBeAttached();
  await expect(row(page, 'بواجي')).toContainText('-2');
  await expect(row(page, 'بواجي')).toContainText('-$8.00');
  await expect(row(page, 'أقمشة فرامل')).toContainText('مطابق');
  await expect(page.getByText('2 من 3')).toBeVisible();

  // A cleared field counts as zero; undoing the entry makes the line uncounted again.
  await box(page, 'فلتر هواء').fill('5');
  await expect(row(page, 'فلتر هواء')).toContainText('-5');
  await box(page, 'فلتر هواء').fill('');
  await box(page, 'فلتر هواء').blur();
  await expect(row(page, 'فلتر هواء')).toContainText('-10');
  await page.getByRole('button', { name: 'إلغاء عدّ فلتر هواء' }).click();
  await expect(page.getByText('المتبقي 1')).toBeVisible();

  await page.getByRole('button', { name: 'حفظ التعديلات' }).click();
  await expect(page.getByText('كل التعديلات محفوظة')).toBeVisible();
  await page.getByRole('button', { name: /^إنهاء الجرد/ }).click();
  await expect(dialog).toContainText('أصناف فيها فرق: 1');
  await expect(dialog).toContainText('-$8.00');
  await expect(dialog).toContainText('أصناف لم تُعدّ: 1');
  await dialog.getByRole('button', { name: 'إنهاء الجرد' }).click();
  await expect(page.getByText('تم إنهاء الجرد')).toBeVisible();
  await expect(page.getByText('مكتمل', { exact: true })).toBeVisible();
  await expect(box(page, 'بواجي')).toHaveCount(0);
  expect((await api<{ quantity: number }>(page, 'GET', `/inventory/${parts[1]?._id}`)).quantity).toBe(10);

  await page.getByRole('link', { name: 'تسويات بانتظار الاعتماد: 1' }).click();
  const adjustment = page.getByRole('row').filter({ hasText: /ADJ-/ });
  await expect(adjustment).toHaveCount(1);
  await adjustment.getByRole('button', { name: /^ADJ-/ }).click();
  await expect(dialog).toContainText('جرد المخزون');
});

test('a scan finds its line, adds one piece each time, and adds unexpected parts', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  const { parts, count } = await aCount(page);
  const other = (await aShelf(page, 'طرمبة ماء')).parts[0];
  await page.goto(`/inventory-counts?count=${count._id}`);
  const scanner = page.getByLabel('امسح الباركود أو اكتب رقم القطعة');
  await scanner.fill(parts[2]?.barcode ?? '');
  await scanner.press('Enter');
  await expect(box(page, 'فلتر هواء')).toBeFocused();
  // A scan works whatever has the focus.
  await scanFast(page, parts[1]?.barcode ?? '');
  await expect(box(page, 'بواجي')).toBeFocused();
  await expect(box(page, 'فلتر هواء')).toHaveValue('');

  await page.getByRole('switch', { name: /العد بالمسح/ }).check();
  for (let piece = 1; piece <= 3; piece++) {
    await scanner.fill(parts[0]?.partNumber.toLowerCase() ?? '');
    await scanner.press('Enter');
  }
  await expect(box(page, 'أقمشة فرامل')).toHaveValue('3');
  await page.getByRole('button', { name: 'إنقاص واحد من أقمشة فرامل' }).click();
  await expect(box(page, 'أقمشة فرامل')).toHaveValue('2');

  await scanner.fill(other?.barcode ?? '');
  await scanner.press('Enter');
  await page.getByRole('button', { name: 'إضافة إلى الجرد' }).click();
  await expect(row(page, 'طرمبة ماء')).toContainText('+1');
  await scanner.fill('00000-NOTHING');
  await scanner.press('Enter');
  await expect(page.getByText(/لا توجد قطعة تطابق/).first()).toBeVisible();
});

/** Counts seven pieces of a part while what is counted can't be saved; `saving` is the request that has to be let through. */
async function anUnsentSeven(page: Page) {
  const { count } = await aCount(page);
  await page.goto(`/inventory-counts?count=${count._id}`);
  const saving = `**/api/inventory-counts/${count._id}`;
  await page.route(saving, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await box(page, 'بواجي').fill('7');
  await box(page, 'بواجي').press('Enter');
  await expect(row(page, 'بواجي').getByText('لم يُحفظ', { exact: true })).toBeAttached();
  return { count, saving };
}

test('an unsent entry is marked, survives a reload, and is saved once the server is reachable', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  const { saving } = await anUnsentSeven(page);
  await expect(page.getByRole('button', { name: /حفظ التعديلات/ })).toContainText('1');
  page.on('dialog', (warning) => void warning.accept());
  await page.reload();
  await expect(box(page, 'بواجي')).toHaveValue('7');
  await page.unroute(saving);
  await page.getByRole('button', { name: /حفظ التعديلات/ }).click();
  await expect(row(page, 'بواجي').getByText('حُفظ', { exact: true })).toBeAttached();
  await expect(row(page, 'بواجي')).toContainText('-3');
});

test('what did not arrive before a count was ended is named once, and can be forgotten', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  const { count, saving } = await anUnsentSeven(page);
  let refused = 0;
  await api(page, 'PUT', `/inventory-counts/${count._id}`, { status: 'cancelled' });
  await page.unroute(saving);
  page.on('response', (answer) => void (answer.status() === 409 && refused++));
  page.on('dialog', (warning) => void warning.accept());
  await page.reload();
  const late = page.getByRole('region', { name: 'كميات لم تُحفظ' });
  await expect(late.getByRole('listitem')).toContainText(/بواجي.*7/);
  await expectCleanAtBothWidths(page);
  await late.getByRole('button', { name: 'حذفها' }).click();
  await page.getByRole('button', { name: 'حذف', exact: true }).click();
  await expect(late).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(late).toBeHidden();
  expect(refused).toBe(0);
});

test('a blind count shows no book quantities; a user who may not end it sees why', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  const { count } = await aCount(page, { isBlind: true });
  await signIn('warehouse_staff');
  await page.goto(`/inventory-counts?count=${count._id}`);
  await expect(page.getByText('الجرد أعمى: كميات النظام والفروق مخفية حتى ينتهي')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'كمية النظام' })).toHaveCount(0);
  await box(page, 'بواجي').fill('8');
  await box(page, 'بواجي').press('Enter');
  await expect(row(page, 'بواجي').getByText('حُفظ')).toBeAttached();
  await expect(page.getByText('1 من 3')).toBeVisible();
  const end = page.getByRole('button', { name: /^إنهاء الجرد/ });
  await expect(end).toHaveAttribute('aria-disabled', 'true');
  await end.hover();
  await expect(page.getByText('ليس لديك صلاحية لتعديل عملية جرد').first()).toBeVisible();
});

test('a count is found, printed, saved as a file, cancelled and deleted', async ({ page, signIn }) => {
  await signIn('admin');
  const { count, warehouse } = await aCount(page);
  await page.goto('/inventory-counts');
  await page.getByLabel('المستودع').selectOption(warehouse._id);
  await page.getByLabel('الحالة').selectOption({ label: 'قيد الجرد' });
  const found = page.getByRole('grid', { name: 'عمليات الجرد' }).getByRole('row').filter({ hasText: /CNT-/ });
  await expect(found).toHaveCount(1);
  await page.getByRole('button', { name: count.countNumber, exact: true }).click();

  await page.getByRole('button', { name: 'ورقة الجرد' }).click();
  const sheet = page.getByRole('dialog').getByRole('article');
  await expect(sheet.getByRole('columnheader', { name: 'النظام' })).toHaveCount(0);
  await page.getByRole('dialog').getByLabel('طباعة كمية النظام').check();
  await expect(sheet.getByRole('columnheader', { name: 'النظام' })).toBeVisible();
  await expect(sheet.getByRole('row')).toHaveCount(4);
  await page.keyboard.press('Escape');

  const more = page.getByRole('button', { name: `إجراءات الجرد ${ltr(count.countNumber)}` });
  await more.click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'تصدير CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(
    /^inventory-count-CNT-\d{8}-\d+-\d{4}-\d\d-\d\d\.csv$/,
  );

  await page.getByRole('button', { name: /^إلغاء الجرد/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'إلغاء الجرد' }).click();
  await expect(page.getByText('تم إلغاء الجرد')).toBeVisible();
  await more.click();
  await page.getByRole('menuitem', { name: 'حذف' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'حذف الجرد' }).click();
  await expect(page.getByText('تم حذف عملية الجرد')).toBeVisible();
  await expect(page).toHaveURL('/inventory-counts');
});

test('failures have texts of their own', async ({ page, signIn }) => {
  await signIn('admin');
  const { count } = await aCount(page);
  const refuse = (path: string, method: string) =>
    page.route(path, (route) =>
      route.request().method() === method
        ? route.fulfill({ status: 500, json: { success: false, code: 'INTERNAL', message: '' } })
        : route.continue(),
    );
  await refuse('**/api/inventory-counts?**', 'GET');
  await page.goto('/inventory-counts');
  await expect(page.getByText('فشل في تحميل بيانات الجرد')).toBeVisible();

  await page.goto(`/inventory-counts?count=${count._id}`);
  await refuse(`**/api/inventory-counts/${count._id}`, 'PUT');
  await box(page, 'بواجي').fill('4');
  await box(page, 'بواجي').blur();
  await expect(page.getByText('فشل في حفظ التعديلات').first()).toBeVisible();
  await refuse(`**/api/inventory-counts/${count._id}`, 'DELETE');
  await page.getByRole('button', { name: /^إجراءات الجرد/ }).click();
  await page.getByRole('menuitem', { name: 'حذف' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'حذف الجرد' }).click();
  await expect(page.getByText('فشل في حذف عملية الجرد').first()).toBeVisible();

  await refuse('**/api/inventory-counts', 'POST');
  page.on('dialog', (warning) => void warning.accept());
  await page.goto('/inventory-counts?create=1');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'المستودع' }).selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'بدء الجرد' }).click();
  await expect(page.getByText('فشل في إنشاء الجرد').first()).toBeVisible();
});

test('list, form, count and sheet are accessible', async ({ page, signIn }) => {
  await signIn('admin');
  const { count } = await aCount(page);
  await page.goto('/inventory-counts');
  await expect(page.getByRole('button', { name: count.countNumber, exact: true })).toBeVisible();
  await expectCleanAtBothWidths(page);
  await page.goto('/inventory-counts?create=1');
  await page.getByRole('dialog').getByLabel('جرد جزئي').check();
  await expectCleanAtBothWidths(page, { within: 'dialog' });
  await page.goto(`/inventory-counts?count=${count._id}`);
  await box(page, 'بواجي').fill('3');
  await box(page, 'بواجي').press('Enter');
  await expect(page.getByText('حُفظ', { exact: true })).toBeAttached();
  await expectCleanAtBothWidths(page);
  await page.getByRole('button', { name: 'ورقة الجرد' }).click();
  await expect(page.getByRole('dialog').getByRole('article')).toBeVisible();
  await expectCleanAtBothWidths(page, { within: 'dialog' });
});
