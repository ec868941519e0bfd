import { randomBytes, randomUUID } from 'node:crypto';
import { offlineNumber, offlineSaleTexts, tillHeader } from '@turoos/contract';
import { sealSales } from '@turoos/till';
import type { Page } from '@playwright/test';
import { expectCleanAtBothWidths } from './clean';
import { losingAnswers } from './losing-answers';
import { aWarehouse, makePart } from './parts';
import { askApi, expect, test } from './shop';

const random = () => randomBytes(32).toString('base64url');

interface SoldLine {
  product: string;
  quantity: number;
  listPrice: number;
}

/** Makes a till that sold one line at a time while the server was away. */
async function awayTill(page: Page, sales: SoldLine[]) {
  const [secret, token] = [random(), random()];
  const name = `نقطة ${Date.now()}`;
  const { code } = await askApi(page, 'POST', '/tills', { name, secret, token });
  const { user } = await askApi(page, 'GET', '/auth/me');
  const [{ usd_to_yer: usdToYer }] = await askApi(page, 'GET', '/exchange-rate?limit=1');
  const now = new Date().toISOString();
  const facts = sales.map(({ product, quantity, listPrice }, index) => ({
    id: randomUUID(),
    seq: index + 1,
    number: offlineNumber(code, index + 1),
    user: user._id,
    madeAt: now,
    sentAt: now,
    shift: null,
    customer: null,
    customerName: '',
    items: [{ product, quantity, price: listPrice, listPrice }],
    discount: 0,
    tenders: [{ currency: 'USD', amount: quantity * listPrice }],
    change: null,
    rates: { usdToYer, toYer: {} },
    taxRate: 0,
    wasTried: false,
    grandTotal: quantity * listPrice,
    rounding: 0,
    notes: '',
    grant: { until: null, largestSale: null, mayCredit: false },
  }));
  return { code, secret, token, facts };
}

type AwayTill = Awaited<ReturnType<typeof awayTill>>;

/** Lets a till deliver its sales and returns their provisional numbers. */
async function deliver(page: Page, { code, secret, token, facts }: AwayTill): Promise<string[]> {
  const session = await page.evaluate(() => localStorage.getItem('access_token'));
  for (const fact of facts) {
    const reply = await page.request.post('/api/sales/offline', {
      headers: { authorization: `Bearer ${session}`, [tillHeader]: `${code}.${secret}` },
      data: { ...fact, token },
    });
    expect(reply.ok(), await reply.text()).toBe(true);
  }
  return facts.map(({ number }) => number);
}

async function openSale(page: Page, number: string): Promise<void> {
  await page.goto(`/sales/offline?q=${number}`);
  await page.getByRole('grid').getByText(number).click();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
}

test('a manager accepts a sale made without the server, corrects the stock of another and books a third', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  const warehouse = await aWarehouse(page);
  const stocked = { quantity: 3, warehouse: warehouse._id, costPrice: 2 };
  const priced = await makePart(page, { ...stocked, name: 'قطعة تغير سعرها' });
  const short = await makePart(page, { ...stocked, name: 'قطعة نقصت' });
  const named = await makePart(page, { ...stocked, name: 'قطعة بدل المحذوفة' });
  const till = await awayTill(page, [
    { product: priced._id, quantity: 1, listPrice: 10 },
    { product: short._id, quantity: 5, listPrice: 12.5 },
    { product: randomUUID(), quantity: 2, listPrice: 12.5 },
  ]);
  const [oldPrice = '', shortage = '', gone = ''] = await deliver(page, till);

  const state = page.getByRole('main').getByText('يحتاج قراراً', { exact: true });

  await page.goto('/sales/offline');
  await expect(page.getByRole('grid').getByText(gone)).toBeVisible();
  await expectCleanAtBothWidths(page);
  await page.goto('/');
  await page.getByRole('link', { name: /^مبيعات تحتاج قراراً/ }).click();

  await openSale(page, oldPrice);
  await expect(page.getByText('تغير السعر في بطاقة المنتج')).toBeVisible();
  await expectCleanAtBothWidths(page);
  await page.getByRole('button', { name: /^قبول/ }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('ملاحظة').fill('السعر القديم');
  await dialog.getByRole('button', { name: 'قبول' }).click();
  await expect(dialog).toBeHidden();
  await expect(state).toHaveCount(0);
  await expect(page.getByText('السعر القديم')).toBeVisible();

  await openSale(page, shortage);
  await page.getByRole('button', { name: 'تصحيح المخزون' }).click();
  await dialog.getByRole('button', { name: 'تصحيح المخزون' }).click();
  await expect(dialog.getByText('اكتب الكمية الفعلية لكل قطعة')).toBeVisible();
  await dialog.getByLabel(`الكمية الفعلية من ${short.name} في ${warehouse.name}`).fill('٢');
  await expectCleanAtBothWidths(page);
  await dialog.getByRole('button', { name: 'تصحيح المخزون' }).click();
  await expect(dialog).toBeHidden();
  await expect(state).toHaveCount(0);
  expect((await askApi(page, 'GET', `/inventory/${short._id}`)).quantity).toBe(2);

  await openSale(page, gone);
  await page.getByRole('button', { name: 'تسجيل الفاتورة' }).click();
  await dialog.getByLabel('القطعة بدل المحذوفة').fill(named.partNumber);
  await page.getByRole('option', { name: named.name }).click();
  await dialog.getByRole('button', { name: 'تسجيل الفاتورة' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`سُجلت: ${named.name}`)).toBeVisible();
  await page.getByRole('link', { name: /INV-/ }).click();
  await page.getByRole('link', { name: gone }).click();
  await expect(page.getByRole('heading', { level: 1, name: gone })).toBeVisible();
});

test('decisions without an answer are made once by pressing again', async ({ page, signIn }) => {
  await signIn('admin');
  const warehouse = await aWarehouse(page);
  const stocked = { quantity: 3, warehouse: warehouse._id, costPrice: 2 };
  const priced = await makePart(page, { ...stocked, name: 'قطعة تغير سعرها' });
  const short = await makePart(page, { ...stocked, name: 'قطعة نقصت' });
  const named = await makePart(page, { ...stocked, name: 'قطعة بدل المحذوفة' });
  const till = await awayTill(page, [
    { product: priced._id, quantity: 1, listPrice: 10 },
    { product: short._id, quantity: 5, listPrice: 12.5 },
    { product: randomUUID(), quantity: 2, listPrice: 12.5 },
  ]);
  const [oldPrice = '', shortage = '', gone = ''] = await deliver(page, till);
  const dialog = page.getByRole('dialog');
  const state = page.getByRole('main').getByText('يحتاج قراراً', { exact: true });
  const unbooked = page.getByRole('main').getByText('لم تُسجل', { exact: true });
  const decide = async (way: string, done: string) => {
    const send = dialog.getByRole('button', { name: way });
    await losingAnswers(page, '/sales/offline/*/*', async () => {
      await send.click();
      await expect(state.or(unbooked)).toHaveCount(0);
      await expect(dialog.getByText('فشل في')).toBeVisible();
    });
    await send.click();
    await expect(page.getByText(done)).toBeVisible();
    await expect(dialog).toBeHidden();
  };

  await openSale(page, oldPrice);
  await page.getByRole('button', { name: 'قبول' }).click();
  await decide('قبول', 'تم قبول البيع');

  await openSale(page, shortage);
  await page.getByRole('button', { name: 'تصحيح المخزون' }).click();
  await dialog.getByLabel(`الكمية الفعلية من ${short.name} في ${warehouse.name}`).fill('2');
  await decide('تصحيح المخزون', 'تم تصحيح المخزون');
  expect((await askApi(page, 'GET', `/inventory/${short._id}`)).quantity).toBe(2);

  await openSale(page, gone);
  await page.getByRole('button', { name: 'تسجيل الفاتورة' }).click();
  await dialog.getByLabel('القطعة بدل المحذوفة').fill(named.partNumber);
  await page.getByRole('option', { name: named.name }).click();
  await decide('تسجيل الفاتورة', 'تم تسجيل الفاتورة');
  expect((await askApi(page, 'GET', `/inventory/${named._id}`)).quantity).toBe(1);
});

test('the rescue file of a till that cannot send its sales is sent from another device', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  const warehouse = await aWarehouse(page);
  const part = await makePart(page, {
    quantity: 9,
    warehouse: warehouse._id,
    costPrice: 2,
    name: 'قطعة الملف',
  });
  const till = await awayTill(page, [
    { product: part._id, quantity: 1, listPrice: 12.5 },
    { product: part._id, quantity: 2, listPrice: 10 },
  ]);
  const file = await sealSales({ till: till.code, secret: till.secret }, till.facts);
  const rescue = { name: 'turoos.rescue', mimeType: 'application/json', buffer: Buffer.from(file) };
  const dialog = page.getByRole('dialog');

  await page.goto('/settings?tab=tills');
  await page.getByLabel('ملف الإنقاذ').setInputFiles(rescue);
  await expect(dialog.getByText('سُجلت من الملف: فاتورتان')).toBeVisible();
  await dialog.getByRole('button', { name: 'عرض ما يحتاج قراراً' }).click();
  await expect(page.getByRole('grid').getByText(till.facts[1]?.number ?? '')).toBeVisible();
  expect((await askApi(page, 'GET', `/inventory/${part._id}`)).quantity).toBe(6);

  await page.getByLabel('ملف الإنقاذ').setInputFiles(rescue);
  await expect(dialog.getByText('كانت مسجلة من قبل ولم تتكرر: فاتورتان')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByLabel('ملف الإنقاذ').setInputFiles({ ...rescue, buffer: Buffer.from('لا شيء') });
  await expect(page.getByText(offlineSaleTexts.noRescueFile)).toBeVisible();
});
