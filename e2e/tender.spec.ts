import type { Page } from '@playwright/test';
import { expectCleanAtBothWidths } from './clean';
import { lastSaleBar, lastSaleId } from './last-sale';
import { api, aWarehouse, makePart, newPartNumber } from './parts';
import { expect, test } from './shop';

interface Sale {
  _id: string;
  grandTotal: number;
  tenders: { currency: string; amount: number; method: string }[];
  change: { currency: string; amount: number } | null;
  rounding: number;
}

const lines = (page: Page) => page.getByRole('list', { name: 'أصناف الفاتورة' }).getByRole('listitem');
const save = (page: Page) => page.getByRole('button', { name: 'حفظ الفاتورة' });
const received = (page: Page) => page.getByLabel('المستلم', { exact: true });
const outcome = (page: Page) => page.getByRole('status').filter({ hasText: /الباقي|ينقص/ });
const digitsOf = async (page: Page) => ((await outcome(page).textContent()) ?? '').replace(/[^\d]/g, '');

/** Types as a person does: keys that follow each other at once are a scan. */
const typeAmount = (page: Page, digits: string) => page.keyboard.type(digits, { delay: 80 });

/** Opens the counter with three parts, of which each costs 6.50 dollars. */
async function threeParts(page: Page): Promise<void> {
  const { _id } = await aWarehouse(page);
  await page.goto('/sales?new=1');
  const box = page.getByRole('combobox', { name: /امسح الباركود/ });
  for (const count of [1, 2, 3]) {
    const part = await makePart(page, { quantity: 5, warehouse: _id, costPrice: 4, sellingPrice: 6.5 });
    await box.fill(part.partNumber);
    await box.press('Enter');
    await expect(lines(page)).toHaveCount(count);
  }
}

const savedSale = async (page: Page) => api<Sale>(page, 'GET', `/sales/${await lastSaleId(page)}`);

for (const viewport of [
  { width: 1366, height: 768 },
  { width: 360, height: 740 },
])
  test(`three parts are paid with rials and dollars by keyboard alone, at ${viewport.width} px`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize(viewport);
    await signIn('admin');
    await threeParts(page);
    await page.keyboard.press('F8');
    await expect(received(page)).toBeFocused();
    await typeAmount(page, '20000');
    await page.keyboard.press('+');
    await expect(page.getByLabel('المستلم 2')).toBeFocused();
    await typeAmount(page, '10');
    await expect(outcome(page)).toContainText('الباقي');
    // on a phone the panel is scrolled away: the bar with the button that saves shows the change too
    const seen = viewport.width < 1024 ? page.locator('dl', { hasText: 'الباقي' }) : outcome(page);
    await expect(seen).toBeInViewport({ ratio: 1 });
    await expect(save(page)).toBeInViewport();
    const change = await digitsOf(page);
    await page.keyboard.press('Enter');
    const sale = await savedSale(page);
    expect(sale).toMatchObject({
      grandTotal: 19.5,
      tenders: [
        { currency: 'YER', amount: 20_000, method: 'cash' },
        { currency: 'USD', amount: 10, method: 'cash' },
      ],
      change: { currency: 'YER', amount: Number(change) },
    });
    // the change stays in sight while the next sale begins, on the same screen and without a click
    const toGive = page.getByRole('status').filter({ hasText: 'الباقي للعميل' });
    await expect(toGive).toBeInViewport({ ratio: 1 });
    await expect(toGive).toContainText(Number(change).toLocaleString('en-US'));
    const { _id } = await aWarehouse(page);
    const next = await makePart(page, { quantity: 1, warehouse: _id, costPrice: 4, sellingPrice: 6.5 });
    await page.getByRole('combobox', { name: /امسح الباركود/ }).fill(next.partNumber);
    await page.keyboard.press('Enter');
    await expect(lines(page)).toHaveCount(1);
    await expect(toGive).toContainText(Number(change).toLocaleString('en-US'));

    await page.goto(`/sales?view=${sale._id}`);
    const paper = page.getByRole('article');
    await expect(paper).toContainText('المستلم نقداً');
    await expect(paper).toContainText('20,000');
    await expect(paper).toContainText('$10');
    await expect(paper).toContainText(Number(change).toLocaleString('en-US'));
  });

test('the amount has the focus with its key, before the next one comes', async ({ page, signIn }) => {
  await signIn('admin');
  await threeParts(page);
  const focusedAfter = (key: string) =>
    page.evaluate((pressed) => {
      const event = new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
      return document.activeElement?.getAttribute('data-tender');
    }, key);
  expect(await focusedAfter('F8')).toBe('0');
  expect(await focusedAfter('+')).toBe('1');
});

test('a walk-in who pays too little is told what is missing, and no invoice is saved', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await threeParts(page);
  await page.keyboard.press('F8');
  await expect(received(page)).toBeFocused();
  await typeAmount(page, '100');
  await expect(outcome(page)).toContainText('ينقص');
  await expect(save(page)).toHaveAccessibleDescription('المبلغ المستلم أقل من المطلوب');
  await page.keyboard.press('Enter');
  await expect(page.locator('output', { hasText: 'المبلغ المستلم أقل من المطلوب' })).toHaveCount(2);
  await expect(page).toHaveURL(/new=1/);
  // the draft keeps the money through a reload
  await page.reload();
  await expect(received(page)).toHaveValue('100');
  await page.getByRole('button', { name: 'المبلغ المضبوط' }).click();
  await expect(outcome(page)).toHaveText(/الباقي.*0/);
  await expectCleanAtBothWidths(page, { except: ['landmark-no-duplicate-banner', 'landmark-unique'] });
  await save(page).click();
  await expect(page.getByText('تم حفظ الفاتورة بنجاح')).toBeVisible();
  expect((await savedSale(page)).change).toBeNull();
});

test('a rate that changed while the money was counted is refused with the new one', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  const { usd_to_yer: rate } = await api<{ usd_to_yer: number }>(page, 'GET', '/exchange-rate/latest');
  await threeParts(page);
  await page.keyboard.press('F8');
  await expect(received(page)).toBeFocused();
  const paid = Math.ceil((rate * 19.5) / 1000) * 1000;
  await typeAmount(page, String(paid));
  // the counter counted by another rate than the server's
  await page.route('**/api/sales', async (route) => {
    const body = route.request().postDataJSON();
    await route.continue({ postData: JSON.stringify({ ...body, seenRates: { USD: rate + 1 } }) });
  });
  await page.keyboard.press('F4');
  await expect(page.getByText('تغيّر سعر الصرف').first()).toBeVisible();
  await expect(received(page)).toHaveValue(paid.toLocaleString('en-US'));
  await page.unroute('**/api/sales');
  await page.keyboard.press('F4');
  await expect(lastSaleBar(page)).toBeVisible();
});

test('a rate that changes while money lies on the counter is named, and stops the first attempt to save', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  const { usd_to_yer: rate } = await api<{ usd_to_yer: number }>(page, 'GET', '/exchange-rate/latest');
  const record = (usd_to_yer: number) => api(page, 'POST', '/exchange-rate', { usd_to_yer });
  await threeParts(page);
  await page.keyboard.press('F8');
  await expect(received(page)).toBeFocused();
  await typeAmount(page, String(Math.ceil(((rate + 5) * 19.5) / 1000) * 1000));
  await record(rate + 5);
  const news = page.getByRole('alert').filter({ hasText: 'وصار' });
  await expect(news).toContainText((rate + 5).toLocaleString('en-US'));
  await expect(news).toContainText(rate.toLocaleString('en-US'));
  await page.keyboard.press('F4');
  await expect(page.getByRole('alert').filter({ hasText: 'راجع المبالغ ثم احفظ' })).toBeVisible();
  await expect(news).toBeHidden();
  await page.keyboard.press('F4');
  await expect(page.getByText('تم حفظ الفاتورة بنجاح')).toBeVisible();
  await record(rate);
});

test('dollars typed instead of rials are asked about before their change is given', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await threeParts(page);
  await page.keyboard.press('F8');
  await received(page).press('$');
  await expect(page.getByRole('radio', { name: 'دولار أمريكي' })).toBeChecked();
  await typeAmount(page, '15000');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'الباقي كبير' });
  await expect(question).toContainText('$15,000');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(received(page)).toBeFocused();
  await expect(page).toHaveURL(/new=1/);
  await page.keyboard.press('Enter');
  await expect(question.getByRole('button', { name: 'رجوع إلى المبلغ' })).toBeFocused();
  await question.getByRole('button', { name: 'نعم، احفظ' }).press('Enter');
  expect((await savedSale(page)).tenders).toMatchObject([{ currency: 'USD', amount: 15_000 }]);
});

test('a remittance is named on the invoice, and the next sale begins in the currency of the till again', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await threeParts(page);
  await page.keyboard.press('F8');
  await page.getByLabel('طريقة الدفع').selectOption('exchanger');
  await expect(save(page)).toHaveAccessibleDescription('اكتب رقم الحوالة');
  const number = newPartNumber();
  await page.getByLabel('رقم الحوالة').fill(number);
  await received(page).press('$');
  await expect(page.getByRole('radio', { name: 'دولار أمريكي' })).toBeChecked();
  await page.keyboard.press('F4');
  await expect(page.getByText('تم حفظ الفاتورة بنجاح')).toBeVisible();
  const sale = await savedSale(page);
  expect(sale.tenders).toMatchObject([{ currency: 'USD', amount: 19.5, method: 'exchanger' }]);
  await page.goto(`/sales?view=${sale._id}`);
  await expect(page.getByRole('article')).toContainText(number);
  await page.goto('/sales?new=1');
  await expect(page.getByRole('radio', { name: 'ريال يمني' })).toBeChecked();
});

test('typed digits stay when their currency is pointed at, or chosen with the arrows', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await threeParts(page);
  await page.keyboard.press('F8');
  await expect(received(page)).toBeFocused();
  await typeAmount(page, '٧٥');
  await expect(received(page)).toHaveValue('75');
  const currency = (name: string) => page.getByRole('radio', { name });
  const panel = page.getByRole('group', { name: 'العملة' });
  for (const [sign, name] of [
    ['ر.س', 'ريال سعودي'],
    ['$', 'دولار أمريكي'],
  ] as const) {
    await panel.getByText(sign, { exact: true }).click();
    await expect(currency(name)).toBeChecked();
    await expect(received(page)).toHaveValue('75');
    await expect(received(page)).toBeFocused();
  }
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(currency('ريال سعودي')).toBeChecked();
  await expect(received(page)).toHaveValue('75');
});

test('typing goes on in the search box after a dialog above the sale is closed', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/sales?new=1');
  const box = page.getByRole('combobox', { name: /امسح الباركود/ });
  await expect(box).toBeFocused();
  const dialog = page.getByRole('dialog');
  const closings = [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'إغلاق' }).last().click(),
  ];
  for (const key of ['F3', 'F7'])
    for (const close of closings) {
      await page.keyboard.press(key);
      await expect(dialog).toBeVisible();
      await close();
      await expect(dialog).toBeHidden();
      await page.keyboard.type('q', { delay: 80 });
      await expect(box).toHaveValue('q');
      await page.keyboard.press('Backspace');
    }
});
