import { expect, type Browser, type Page } from '@playwright/test';
import { must } from '@turoos/contract';
import { usualMoney } from './ledger';
import { count, moved, plenty, type Clerk, type Month } from './month';
import type { Person } from './person';
import { enterSale } from './selling';

async function openPage(browser: Browser, { shop }: Month, person: Person, path: string): Promise<Page> {
  const token = await person.token();
  const localStorage = ['token', 'access_token'].map((name) => ({ name, value: token }));
  const context = await browser.newContext({
    baseURL: shop.url,
    viewport: { width: 1366, height: 768 },
    locale: 'ar',
    timezoneId: 'Asia/Aden',
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin: shop.url, localStorage }] },
  });
  const page = await context.newPage();
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** Sells two pieces of a part at the counter, paid in cash. */
export async function sellAtCounter(browser: Browser, month: Month, clerk: Clerk): Promise<void> {
  const goods = must(month.dice.oneOf(plenty(month, clerk.place)));
  const page = await openPage(browser, month, clerk.person, '/sales?new=1');
  const box = page.getByRole('combobox', { name: 'امسح الباركود أو اكتب رقم القطعة أو اسمها' });
  for (let piece = 1; piece <= 2; piece++) {
    await box.fill(goods.partNumber);
    await box.press('Enter');
    await expect(page.getByLabel(`كمية ${goods.name}`)).toHaveValue(String(piece));
  }
  await page.locator('label').filter({ hasText: 'نقدي' }).click();
  await page.getByRole('button', { name: 'حفظ الفاتورة' }).click();
  const link = page.getByRole('region', { name: 'آخر فاتورة' }).getByRole('link');
  await link.waitFor();
  const id = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
  await page.context().close();
  const subtotal = goods.price * 2;
  const { rials, worth, rounding } = usualMoney(subtotal, 'cash', month.ledger.rates);
  enterSale(month, clerk, {
    id,
    lines: [{ goods, quantity: 2 }],
    subtotal,
    gift: 0,
    payment: {
      paid: subtotal,
      over: 0,
      rounding,
      method: 'cash',
      money: [moved(month, clerk, 'tender', rials, worth)],
    },
  });
  count(month, 'sale in a browser');
}

const dollars = (cents: number) =>
  (Math.abs(cents) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });

/** Opens home screen and statements as people do, and names the figures that are not on them. */
export async function lookAtScreens(
  browser: Browser,
  month: Month,
  due: { totalSales: number; totalOrders: number },
): Promise<string[]> {
  const faults: string[] = [];
  const seen = async (page: Page, what: string, text: string) => {
    const found = page.getByRole('main').getByText(text).first();
    await found.waitFor({ timeout: 15_000 }).catch(() => faults.push(`${what} does not show ${text}`));
  };
  const home = await openPage(browser, month, month.staff.super_admin, '/');
  await seen(home, 'the home screen', dollars(due.totalSales));
  await seen(home, 'the home screen', due.totalOrders.toLocaleString('en-US'));
  await home.context().close();
  for (const customer of month.ledger.customers.slice(0, 3)) {
    const page = await openPage(browser, month, month.staff.accountant, `/customers/${customer.id}/balance`);
    await seen(page, `the statement of ${customer.name}`, dollars(customer.balance));
    await page.context().close();
  }
  return faults;
}
