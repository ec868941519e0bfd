import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { api } from './parts';
import { expect, passwordField, test } from './shop';
import { runCommand, startShop } from './start-shop';

const backup = fileURLToPath(new URL('../packages/server/test/old-shops/sample.backup', import.meta.url));

interface Part {
  _id: string;
  name: string;
  partNumber: string;
  sellingPrice: number;
  quantity: number;
}
interface Customer {
  _id: string;
  name: string;
  balance: number;
}

/** Stores an unsaved invoice as the browser of version 0.1.0 did: paid in part, by bank transfer. */
const leaveDraft = (page: Page, user: string, part: Part, customer: Customer) =>
  page.evaluate(
    async ({ id, draft }) => {
      localStorage.setItem('sidebar', 'folded');
      localStorage.setItem('invoice_paper', 'roll');
      const opening = indexedDB.open('turoos-drafts');
      opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('drafts'));
      await new Promise((resolve) => opening.addEventListener('success', resolve));
      const writing = opening.result.transaction('drafts', 'readwrite');
      writing.objectStore('drafts').put({ owner: 'tab/page', at: Date.now() - 7_200_000, value: draft }, id);
      await new Promise((resolve) => writing.addEventListener('complete', resolve));
      opening.result.close();
    },
    {
      id: `sale-1/${user}/${crypto.randomUUID()}`,
      draft: {
        key: crypto.randomUUID(),
        customer: { _id: customer._id, name: customer.name },
        lines: [
          {
            product: part._id,
            name: part.name,
            partNumber: part.partNumber,
            codes: [part.partNumber],
            quantity: 2,
            listPrice: Math.round(part.sellingPrice * 100),
            price: null,
            cost: 100,
            stock: part.quantity,
            minStock: 1,
          },
        ],
        discount: { kind: 'amount', value: null },
        campaignCode: '',
        paymentType: 'partial',
        method: 'bank_transfer',
        paid: 150,
        overrideCreditLimit: false,
        notes: 'للسيد علي',
        held: null,
        unanswered: null,
      },
    },
  );

test('a shop of version 0.1.0 opens with its settings, its accounts and the invoice that was not saved', async ({
  browser,
}) => {
  // starts, restores and migrates a shop of its own
  test.setTimeout(180_000);
  const shop = await startShop('main', {}, backup);
  const page = await browser.newPage({ baseURL: shop.url });
  try {
    // passwords of that day have expired
    const said = runCommand(shop.folder, ['unlock.js', '--user', 'super_admin', '--new-password']);
    await page.goto('/login');
    await page.getByLabel('اسم المستخدم').fill('super_admin');
    await passwordField(page).fill(/new password\): (\S+)/.exec(said)?.[1] ?? '');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'أرقام المتجر' })).toContainText('298');
    const { user } = await api<{ user: { _id: string } }>(page, 'GET', '/auth/me');
    const [part] = await api<[Part]>(page, 'GET', '/products?status=in_stock&limit=1');
    const [customer] = await api<[Customer]>(page, 'GET', '/customers?sort=balance&limit=1');
    await page.goto('/api/ready');
    await leaveDraft(page, user._id, part, customer);

    await page.goto('/sales?new=1');
    await expect(page.getByText('استُعيدت فاتورة لم تُحفظ')).toBeVisible();
    await expect(page.getByLabel(`كمية ${part.name}`)).toHaveValue('2');
    await expect(page.getByLabel('المبلغ المدفوع')).toHaveValue('1.50');
    await expect(page.getByRole('button', { name: 'توسيع القائمة' })).toBeVisible();
    await page.getByRole('button', { name: 'حفظ الفاتورة' }).click();
    const link = page.getByRole('region', { name: 'آخر فاتورة' }).getByRole('link');
    await expect(link).toBeVisible();
    const sold = await api<object>(page, 'GET', (await link.getAttribute('href')) ?? '');
    expect(sold).toMatchObject({ paymentMethod: 'bank_transfer', tillPaid: 1.5 });

    await page.goto(`/customers/${customer._id}/balance`);
    await expect(page.getByRole('heading', { level: 1, name: `كشف حساب ${customer.name}` })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('125.75');

    await page.goto('/settings?tab=store');
    await expect(page.getByLabel('اسم المتجر')).toHaveValue('مؤسسة الأمانة لقطع الغيار');
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'أرقام المتجر' })).toContainText('299');
  } finally {
    await page.close();
    await shop.stop();
  }
});
