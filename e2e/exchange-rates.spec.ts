import { expect, test } from './shop';

test('the day’s rate is recorded, and every open screen follows', async ({ page, context, signIn }) => {
  await signIn('manager', '/');
  const other = await context.newPage();
  await other.goto('/');
  const badge = other.getByRole('banner').getByRole('link', { name: /ر\.ي/ });
  await expect(badge).toBeVisible();

  await page.goto('/settings?tab=exchange-rates');
  await page.getByLabel('سعر الدولار بالريال').fill('١٦٥٥٫٥');
  await page.getByLabel('ملاحظة').fill('سعر المساء');
  await page.getByRole('button', { name: 'إضافة السعر' }).click();
  await expect(page.getByText('تم إضافة سعر الصرف بنجاح')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('1,655.5');
  await expect(badge).toContainText('1,655.5');
});

test('an invalid rate is refused with the documented text', async ({ page, signIn }) => {
  await signIn('manager');
  await page.goto('/settings?tab=exchange-rates');
  await page.getByLabel('سعر الدولار بالريال').fill('0');
  await page.getByRole('button', { name: 'إضافة السعر' }).click();
  await expect(page.getByText('خطأ في البيانات')).toBeVisible();
  await expect(page.getByText('يرجى إدخال سعر صرف صحيح').first()).toBeVisible();
});

test('a shop without a rate shows an empty page, in Arabic and without an error', async ({
  page,
  signIn,
}) => {
  await signIn('manager');
  await page.route('**/api/exchange-rate**', (route) =>
    route.fulfill({
      status: 404,
      json: { success: false, code: 'NOT_FOUND', message: 'No exchange rate found', traceId: 'X' },
    }),
  );
  await page.goto('/settings?tab=exchange-rates');
  await expect(page.getByText('لم يتم تعيين سعر صرف بعد')).toHaveCount(2);
  await expect(page.getByText('No exchange rate')).toHaveCount(0);
  await expect(page.getByLabel('سعر الدولار بالريال')).toHaveAttribute('step', '0.01');
});

test('a user who may not record a rate sees why', async ({ page, signIn }) => {
  await signIn('sales_staff');
  await page.goto('/settings?tab=exchange-rates');
  const save = page.getByRole('button', { name: 'إضافة السعر' });
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await save.focus();
  await expect(page.getByText('ليس لديك صلاحية لتعديل سعر الصرف').first()).toBeVisible();
});
