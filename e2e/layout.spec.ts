import { screenPaths } from '@turoos/contract';
import { devices, type Page } from '@playwright/test';
import { api } from './parts';
import { expect, test } from './shop';
import { overflowing } from './overflowing';

/** Lists whose first record fills in the $id of an address. */
const lists: Readonly<Record<string, string>> = {
  '/sales': '/sales?limit=1&status=completed',
  '/customers': '/customers?limit=1&sort=-balance',
  '/products': '/products?limit=1',
  '/suppliers': '/suppliers?limit=1',
  '/source-vehicles': '/source-vehicles?limit=1',
  '/purchases': '/purchases?limit=1',
  '/vouchers': '/vouchers?limit=1',
  '/quotations': '/quotations?limit=1',
  '/users': '/users?limit=1',
  '/cash/drawers': '/drawers',
  '/cash/shifts': '/shifts?limit=1',
};
/** Addresses with search parameters that show more than their path alone. */
const more = [
  ...[
    'notifications',
    'security',
    'store',
    'backup',
    'users',
    'exchange-rates',
    'currencies',
    'converter',
  ].map((tab) => `/settings?tab=${tab}`),
  ...['sales', 'inventory', 'customers'].map((tab) => `/reports?tab=${tab}`),
  ...['profit-and-loss', 'balance-sheet', 'equity', 'cash-flow', 'expenses', 'journal', 'accounts'].map(
    (tab) => `/reports/accounting?tab=${tab}`,
  ),
  ...['drawers', 'expenses', 'accounts', 'shifts'].map((tab) => `/cash?tab=${tab}`),
  '/cash?tab=expenses&create=1',
  '/sales?new=1',
  '/no/such/page',
];
/** Screens whose form opens by ?create=1. */
const forms = [
  '/purchases',
  '/inventory-reports',
  '/inventory-counts',
  '/warehouses',
  '/scrap',
  '/marketing',
  '/products',
  '/stock-adjustments',
  '/suppliers',
  '/transfers',
  '/vehicles',
];

const longName = 'بمواصفات المصنع الأصلية للطرازات المعدلة حتى نهاية سنة 2024 مع ملحقاتها';
const longWord = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';

/** Lengthens every name and number of a response to what a shop may enter. */
function lengthened(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => lengthened(each, key));
  // Units are single words.
  if (key === 'unit') return value;
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, lengthened(each, name)]));
  if (key === 'usd_to_yer') return 99_999.99;
  if (typeof value !== 'string' || value === '') return value;
  if (['name', 'customerName', 'productName', 'supplierName', 'title'].includes(key))
    return `${value} ${longName}`;
  if (key === 'partNumber' || key === 'invoiceNumber') return `${value}-${longWord}`;
  return value;
}

async function lengthen(page: Page): Promise<void> {
  // Printing would leave the screen.
  await page.addInitScript(() => (window.print = () => undefined));
  await page.route('**/api/**', async (route) => {
    if (route.request().method() !== 'GET' || route.request().url().includes('/events'))
      return route.fallback();
    const response = await route.fetch();
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
    await route.fulfill({ response, json: lengthened(await response.json()) });
  });
}

async function addresses(page: Page): Promise<string[]> {
  const idOf = async (list: string) => (await api<{ _id: string }[]>(page, 'GET', lists[list] ?? ''))[0]?._id;
  const ids = new Map<string, string | undefined>();
  for (const list of Object.keys(lists)) ids.set(list, await idOf(list));
  return [
    ...screenPaths
      .filter((path) => path !== '/product-search')
      .map((path) => path.replace(/^((?:\/[\w-]+)+)\/\$id/, (_, list: string) => `${list}/${ids.get(list)}`)),
    ...more,
    ...forms.map((path) => `${path}?create=1`),
  ];
}

/** Navigates inside the app, as a link does, and waits until the screen and its data have loaded. */
async function go(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    const { pathname } = new URL(to, location.href);
    if (pathname !== location.pathname)
      for (const heading of document.querySelectorAll('h1')) heading.classList.add('left');
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await expect(page.locator('h1:not(.left)').first()).toBeVisible();
  if (address.endsWith('?create=1')) await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('.animate-shimmer, .animate-spin').filter({ visible: true })).toHaveCount(0);
}

async function walk(page: Page): Promise<void> {
  // more than eighty screens
  test.slow();
  const wrong: Record<string, string[]> = {};
  for (const address of await addresses(page)) {
    await go(page, address);
    const found = await overflowing(page);
    if (found.length > 0) wrong[address] = found;
  }
  // Requests of the last screen may still be under way when the page closes.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  expect(wrong).toEqual({});
}

test('on the counter’s screen nothing sticks out of its card or of the page', async ({ page, signIn }) => {
  await lengthen(page);
  await signIn('super_admin', '/');
  await walk(page);
});

test.describe('on a phone', () => {
  const { isMobile, hasTouch } = devices['Pixel 5'];
  test.use({ isMobile, hasTouch, viewport: { width: 360, height: 740 } });

  test('nothing sticks out of its card or of the page, with touch and the longest rate', async ({
    page,
    signIn,
  }) => {
    await lengthen(page);
    await signIn('super_admin', '/');
    await walk(page);
  });
});
