import { expectCleanAtBothWidths } from './clean';
import { aWarehouse, makePart, newPartNumber } from './parts';
import { expect, test } from './shop';

test('the customer follows the till in a window of its own, over a reload of either', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  const { _id: warehouse } = await aWarehouse(page);
  const name = `فلتر ${newPartNumber()}`;
  const part = await makePart(page, { name, quantity: 5, warehouse, costPrice: 5 });
  await page.goto('/sales?new=1');
  const box = page.getByRole('combobox', { name: 'امسح الباركود أو اكتب رقم القطعة أو اسمها' });
  await box.fill(part.partNumber);
  await box.press('Enter');
  await expect(page.getByLabel(`كمية ${name}`)).toHaveValue('1');

  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'خيارات شاشة البيع' }).click();
  await page.getByRole('menuitem', { name: 'فتح شاشة العميل' }).click();
  const display = await opening;
  const requests: string[] = [];
  display.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const line = display.getByRole('listitem').filter({ hasText: name });
  await expect(line).toContainText('$12.50');

  await display.reload();
  await expect(line).toContainText('$12.50');
  await page.reload();
  await expect(page.getByLabel(`كمية ${name}`)).toHaveValue('1');
  await page.getByLabel(`كمية ${name}`).fill('2');
  await expect(line).toContainText('$25.00');
  await expectCleanAtBothWidths(display);

  await page.getByLabel('المستلم', { exact: true }).fill('50000');
  await page.getByRole('button', { name: 'حفظ الفاتورة' }).click();
  await expect(display.getByText('الباقي لكم')).toBeVisible();
  await expect(display.getByText('50,000 ر.ي')).toBeVisible();
  expect(requests.filter((path) => path.startsWith('/api'))).toEqual([]);

  await page.close();
  await expect(display.getByText('أهلاً وسهلاً بكم')).toBeVisible({ timeout: 30_000 });
});
