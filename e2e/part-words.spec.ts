import { expectCleanAtBothWidths } from './clean';
import { aWarehouse, makePart } from './parts';
import { expect, test } from './shop';

test('a word searched in vain becomes a suggestion, and once accepted it finds the part', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/products');
  const { _id: warehouse } = await aWarehouse(page);
  const part = await makePart(page, { name: 'بلف حرارة زقزاق', quantity: 5, warehouse });
  await page.goto('/sales?new=1');
  const box = page.getByRole('combobox', { name: 'امسح الباركود' });
  await box.fill('حنفية قطقوط');
  await expect(page.getByText('لا توجد قطعة').or(page.getByText('حنفية قطقوط')).first()).toBeVisible();
  const learned = page.waitForResponse((answer) => answer.url().includes('/part-words/picks'));
  await box.fill('زقزاق');
  await page.getByRole('option', { name: part.name }).first().click();
  expect((await learned).status()).toBe(200);

  await page.goto('/part-words');
  const suggestion = page.getByRole('listitem').filter({ hasText: part.partNumber });
  await expect(suggestion).toContainText('مرة');
  await suggestion.getByRole('button', { name: 'قبول' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('تعني').fill('حنفية قطقوط');
  await dialog.getByRole('button', { name: 'حفظ' }).click();
  await expect(dialog.getByText('لا تُشرح بنفسها')).toBeVisible();
  await dialog.getByLabel('تعني').fill('زقزاق');
  await dialog.getByRole('button', { name: 'حفظ' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('searchbox').fill('قطقوط');
  await expect(page.getByRole('table', { name: 'قاموس القطع' })).toContainText('زقزاق');
  await expectCleanAtBothWidths(page);

  await page.goto('/sales?new=1');
  await box.fill('حنفية قطقوط');
  await expect(page.getByRole('option', { name: part.name }).first()).toBeVisible();
});
