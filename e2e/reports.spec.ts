import { readFile } from 'node:fs/promises';
import type { Route } from '@playwright/test';
import { expectClean } from './clean';
import { api, aWarehouse, makePart, newPartNumber } from './parts';
import { expect, test } from './shop';

const fail = (route: Route) =>
  route.fulfill({ status: 500, json: { success: false, code: 'INTERNAL', message: '', traceId: 'TRACE' } });

test('a report is filtered, summed up and exported as on the screen', async ({ page, signIn }) => {
  await signIn('accountant');
  await page.goto('/reports');
  for (const tab of ['نظرة عامة', 'حركة المخزون', 'المبيعات', 'أرصدة العملاء'])
    await expect(page.getByRole('tab', { name: tab })).toBeVisible();
  await expect(page.getByText('مبيعات اليوم')).toBeVisible();

  await page.getByRole('tab', { name: 'المبيعات' }).click();
  const rows = page.getByRole('region', { name: 'تقرير المبيعات' }).locator('tbody').getByRole('row');
  await expect(rows.first()).toBeVisible();
  await page.getByRole('button', { name: 'تصفية' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('من تاريخ').fill('2026-02-01');
  await dialog.getByLabel('إلى تاريخ').fill('2026-01-01');
  await dialog.getByRole('button', { name: 'تطبيق' }).click();
  await expect(dialog.getByText('يجب ألا يكون تاريخ النهاية قبل تاريخ البداية')).toBeVisible();
  await dialog.getByLabel('من تاريخ').fill('');
  await dialog.getByLabel('إلى تاريخ').fill('');
  await dialog.getByLabel('كلمة البحث').fill('مدفوع جزئيا');
  await dialog.getByRole('button', { name: 'تطبيق' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/keyword=/);
  await expect(rows.first()).toContainText('قيد الدفع');
  const total = Number(
    /\d[\d,]*/.exec(await page.locator('tfoot td').first().innerText())?.[0].replace(',', ''),
  );

  await page.getByRole('button', { name: 'تصدير' }).click();
  await expect(dialog.getByText(`عدد الصفوف بعد التصفية: ${total.toLocaleString('en-US')}`)).toBeVisible();
  await dialog.getByLabel('تضمين عناوين الأعمدة').uncheck();
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'تصدير' }).click();
  const lines = (await readFile(await (await saved).path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(total);
  expect(lines.every((line) => line.endsWith('قيد الدفع'))).toBe(true);
  await expect(page.getByText('تم تصدير التقرير')).toBeVisible();
  await expectClean(page);
});

test('the manager reads the owner’s report', async ({ page, signIn }) => {
  await signIn('manager');
  const warehouse = await aWarehouse(page);
  const part = await makePart(page, {
    name: `قطعة رابحة ${newPartNumber()}`,
    sellingPrice: 4_000,
    quantity: 3,
    warehouse: warehouse._id,
  });
  await api(page, 'POST', '/sales', {
    paymentStatus: 'paid',
    items: [{ product: part._id, quantity: 1 }],
  });
  await page.goto('/owner-report?period=7');
  await expect(page.getByRole('region', { name: 'أعلى الأصناف مبيعاً' })).toContainText(part.name);
  for (const section of [
    'الملخص',
    'مؤشرات الأداء',
    'المبيعات والأرباح',
    'من الربح إلى حقوق الملكية',
    'أفضل العملاء',
    'الوضع المالي',
    'حالة المخزون',
    'المخزون الراكد',
    'نصائح للنمو',
  ])
    await expect(page.getByRole('region', { name: section, exact: true })).toBeVisible();
  const bridge = page.getByRole('region', { name: 'من الربح إلى حقوق الملكية' });
  await expect(bridge.getByRole('link', { name: 'حقوق الملكية في نهاية الفترة' })).toHaveAttribute(
    'href',
    /tab=balance-sheet&endDate=/,
  );
  await expect(page.getByRole('region', { name: 'التنبيهات' }).getByRole('listitem').first()).toBeVisible();
  expect(await page.getByRole('region', { name: 'التنبيهات' }).getByRole('listitem').count()).toBeLessThan(7);

  await page.route('**/api/owner-report/financial-overview', fail);
  await page.getByLabel('الفترة', { exact: true }).selectOption({ label: 'آخر 90 يوماً' });
  await expect(page).toHaveURL(/period=90/);
  await page.reload();
  await expect(page.getByRole('region', { name: 'الوضع المالي' }).getByRole('button')).toHaveText(
    'إعادة المحاولة',
    { timeout: 15_000 },
  );
  await expect(page.getByRole('region', { name: 'أعلى الأصناف مبيعاً' })).toContainText(part.name);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectClean(page);

  await page.route('**/api/owner-report/**', fail);
  await page.reload();
  await expect(page.getByText('فشل في تحميل بيانات التقرير')).toBeVisible({ timeout: 15_000 });
  await page.unrouteAll();
  await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
  await expect(page.getByRole('region', { name: 'الوضع المالي' })).toContainText('ديون العملاء');
});

test('a sales clerk is redirected home from it, and warehouse staff see no sales', async ({
  page,
  signIn,
}) => {
  await signIn('sales_staff');
  await page.goto('/owner-report');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('ليس لديك صلاحية لعرض تقرير المؤشرات')).toBeVisible();
  await expect(page.getByRole('link', { name: 'تقرير المؤشرات' })).toHaveCount(0);

  await signIn('warehouse_staff');
  await page.goto('/reports?tab=sales');
  await expect(page.getByText('ليس لديك صلاحية لعرض تقرير المبيعات')).toBeVisible();
  await page.getByRole('tab', { name: 'حركة المخزون' }).click();
  await expect(page.getByRole('region', { name: 'تقرير المخزون' }).locator('tfoot')).toContainText('الإجمالي');

  await page.route('**/api/reports/**', fail);
  await page.reload();
  await expect(page.getByText('فشل في تحميل بيانات التقارير')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('button', { name: 'إعادة المحاولة' })).toBeVisible();
});
