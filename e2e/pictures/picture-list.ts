import type { Page } from '@playwright/test';
import { api } from '../parts';

interface Picture {
  /** The file in docs/handbook/pictures; those that begin with phone- are taken on a phone. */
  name: string;
  /** The sample user who sees it. */
  as?: string;
  /** The screen; without it the picture is taken in a way of its own. */
  path?: string;
  /** Brings the screen to what the picture shows. */
  show?: (page: Page) => Promise<unknown>;
}

const counterBox = 'امسح الباركود أو اكتب رقم القطعة أو اسمها';

/** Adds parts to the invoice as a seller types them. */
export async function addParts(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) {
    await page.getByRole('combobox', { name: counterBox }).fill(name);
    await page.getByRole('listbox').getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
  }
}

/** Opens the page of the first record of a list. */
const openFirst = (list: string, screen: string) => async (page: Page) => {
  const [first] = await api<{ _id: string }[]>(page, 'GET', list);
  await page.goto(`${screen}/${first?._id}`);
};

const openReceiving = async (page: Page) => {
  await openFirst('/purchases?status=pending&limit=1', '/purchases')(page);
  await page.getByRole('button', { name: 'استلام', exact: true }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'وصل الكل' }).waitFor();
};

/** A customers' list as another program writes it. */
const oldCustomers = `محلات الأمل لقطع الغيار
كشف أرصدة العملاء

رقم العميل,اسم العميل,الجوال,عليه,له
101,ورشة النجم الذهبي,777123456,450000,
102,الحاج محمد علي الصبري,733456789,,60000
103,محمد علي الصبري,733456789,125000,
104,مؤسسة الفجر للنقل,770112233,1200000,
`;

const readOldCustomers = async (page: Page) => {
  await page.locator('input[type=file]').setInputFiles({
    name: 'أرصدة العملاء.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\uFEFF${oldCustomers}`),
  });
  await page.getByLabel('ريال يمني').check();
  await page.getByRole('textbox', { name: 'سعر الصرف' }).waitFor();
};

/** The pictures of the handbook, taken from the sample shop. */
export const pictures: readonly Picture[] = [
  { name: 'first-steps' },
  { name: 'home', path: '/' },
  {
    name: 'quick-search',
    path: '/',
    show: async (page) => {
      await page.keyboard.press('Control+k');
      const search = page.getByRole('dialog');
      await search.getByRole('combobox').fill('فلتر زيت');
      await search.getByRole('option').nth(2).waitFor();
    },
  },
  { name: 'list', path: '/customers' },
  { name: 'phone-list', path: '/products' },
  {
    name: 'counter',
    as: 'sales_staff',
    path: '/sales?new=1',
    show: (page) => addParts(page, 'فلتر هواء', 'بواجي', 'فحمات'),
  },
  {
    name: 'phone-counter',
    as: 'sales_staff',
    path: '/sales?new=1',
    show: (page) => addParts(page, 'فلتر هواء', 'بواجي'),
  },
  {
    name: 'unknown-code',
    as: 'sales_staff',
    path: '/sales?new=1',
    show: async (page) => {
      const box = page.getByRole('combobox', { name: counterBox });
      await box.fill('48157-33062');
      await box.press('Enter');
    },
  },
  { name: 'away' },
  { name: 'cash', path: '/cash?tab=drawers' },
  {
    name: 'shift-report',
    path: '/cash?tab=shifts',
    show: openFirst('/shifts?status=closed&limit=1', '/cash/shifts'),
  },
  { name: 'debtors', path: '/customers/debts' },
  { name: 'customer', path: '/customers', show: openFirst('/debt-reminders?limit=1', '/customers') },
  { name: 'part', path: '/products', show: openFirst('/products?limit=1', '/products') },
  { name: 'new-part', path: '/products?create=1' },
  { name: 'stock', path: '/inventory' },
  { name: 'counts', path: '/inventory-counts' },
  { name: 'transfers', path: '/transfers' },
  { name: 'purchases', path: '/purchases' },
  { name: 'ordering', path: '/ordering' },
  { name: 'receive', path: '/purchases', show: openReceiving },
  {
    name: 'teardown',
    path: '/source-vehicles',
    show: openFirst('/source-vehicles?teardown=open&limit=1', '/source-vehicles'),
  },
  { name: 'invoice', path: '/sales', show: openFirst('/sales?limit=1', '/sales') },
  { name: 'printers', path: '/settings?tab=printers' },
  { name: 'indicators', path: '/owner-report' },
  { name: 'accounts', path: '/reports/accounting' },
  { name: 'campaigns', path: '/marketing' },
  { name: 'import', path: '/import-products' },
  { name: 'moving-in', path: '/moving-in', show: readOldCustomers },
  { name: 'users', path: '/settings?tab=users' },
  { name: 'rates', path: '/settings?tab=exchange-rates' },
  { name: 'backup', path: '/settings?tab=backup' },
  { name: 'devices' },
  { name: 'decisions', path: '/sales/offline' },
  { name: 'tills', path: '/settings?tab=tills' },
  { name: 'integrations', path: '/integrations' },
];
