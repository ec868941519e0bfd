import { ltr } from '@turoos/contract';
import type { Page } from '@playwright/test';
import { expectClean } from './clean';
import { lastSaleId } from './last-sale';
import { api, aWarehouse, makePart, newPartNumber } from './parts';
import { askApi, expect, test } from './shop';

const part = async (page: Page) => {
  const { _id } = await aWarehouse(page);
  return makePart(page, { quantity: 9, warehouse: _id, costPrice: 5, sellingPrice: 20 });
};

/** Creates and sends a campaign, whose code is then valid. */
async function campaign(page: Page, fields: object = {}): Promise<{ name: string; code: string }> {
  await askApi(page, 'POST', '/customers', { name: `عميل ${newPartNumber()}`, phone: '771234567' });
  const made = await askApi(page, 'POST', '/marketing', {
    name: `عرض ${newPartNumber()}`,
    message: 'خصم {الخصم} بالرمز {الرمز}',
    type: 'discount',
    targetAudience: 'new',
    channels: ['sms'],
    discountValue: 10,
    ...fields,
  });
  return askApi(page, 'POST', `/marketing/${made._id}/send`);
}

const totals = (page: Page) => page.locator('dl').filter({ hasText: 'الإجمالي' });
const save = (page: Page) => page.getByRole('button', { name: 'حفظ الفاتورة' });

async function open(page: Page, partId: string): Promise<void> {
  await page.goto(`/sales?new=1&product=${partId}`);
  await expect(page.getByRole('list', { name: 'أصناف الفاتورة' }).getByRole('listitem')).toHaveCount(1);
}

async function typeCode(page: Page, code: string): Promise<void> {
  const opener = page.getByRole('button', { name: 'رمز حملة', exact: true });
  if (await opener.isVisible()) await opener.click();
  await page.getByLabel('رمز الحملة', { exact: true }).fill(code);
  await page.keyboard.press('Enter');
}

test('a campaign code is discounted, stays with the invoice and is printed on it', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  const [sold, { name, code }] = [await part(page), await campaign(page)];
  await signIn('sales_staff');
  await open(page, sold._id);
  await expect(page.getByLabel('رمز الحملة', { exact: true })).toHaveCount(0);
  await typeCode(page, code.toLowerCase());
  await expect(page.getByText(`${name} · يخصم $2.00`)).toBeVisible();
  await page.getByRole('button', { name: `زيادة ${sold.name}` }).click();
  await expect(totals(page)).toContainText(`خصم الحملة ${name}`);
  await expect(totals(page)).toContainText('-$4.00');
  await expect(totals(page)).toContainText('$36.00');

  await page.reload();
  await expect(page.getByText(`${name} · يخصم $4.00`)).toBeVisible();
  await page.keyboard.press('F8');
  await save(page).click();
  const id = await lastSaleId(page);
  expect(await api(page, 'GET', `/sales/${id}`)).toMatchObject({
    discount: 4,
    campaignDiscount: 4,
    campaign: { code },
    grandTotal: 36,
  });
  await page.goto(`/sales?view=${id}`);
  await expect(page.getByRole('dialog').getByText(`خصم الحملة ${name}`)).toBeVisible();
  await page.goto(`/sales/${id}`);
  await expect(page.getByText(`خصم الحملة ${name}`)).toBeVisible();
});

test('an invalid code shows the reason and blocks the invoice', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn('admin');
  const [sold, dear] = [await part(page), await campaign(page, { minPurchaseAmount: 40 })];
  await open(page, sold._id);
  await page.locator('label').filter({ hasText: 'نقدي' }).click();
  await typeCode(page, 'NO-SUCH-CODE');
  await expect(page.getByText(`لا توجد حملة بالرمز ${ltr('NO-SUCH-CODE')}`).first()).toBeVisible();
  await expect(save(page)).toHaveAccessibleDescription(`لا توجد حملة بالرمز ${ltr('NO-SUCH-CODE')}`);
  await expectClean(page);

  await typeCode(page, dear.code);
  await expect(save(page)).toHaveAccessibleDescription(
    `الرمز ${ltr(dear.code)} للفواتير من 40.00 دولار فأكثر`,
  );
  await page.getByRole('button', { name: `زيادة ${sold.name}` }).click();
  await expect(page.getByText(`${dear.name} · يخصم $4.00`)).toBeVisible();
  await expect(save(page)).not.toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'إزالة رمز الحملة' }).click();
  await expect(page.getByLabel('رمز الحملة', { exact: true })).toHaveCount(0);
});
