import type { Page } from '@playwright/test';
import { expectCleanAtBothWidths } from './clean';
import { api, aWarehouse, makePart, newPartNumber } from './parts';
import { demoPassword, expect, test } from './shop';

const card = (page: Page, label: string) =>
  page.getByRole('region', { name: 'أرقام المتجر' }).getByRole('link', { name: new RegExp(`^${label}`) });
const activities = (page: Page) => page.getByRole('region', { name: 'آخر النشاطات' });
const actions = (page: Page) => page.getByRole('navigation', { name: 'إجراءات سريعة' });

const dollars = (amount: number) => amount.toLocaleString('en-US', { minimumFractionDigits: 2 });
const count = (amount: number) => amount.toLocaleString('en-US');

interface Day {
  totalSales: number;
  orderCount: number;
}
interface Summary {
  totalSales: number;
  totalOrders: number;
}

async function figures(page: Page) {
  const all = await api<Summary>(page, 'GET', '/sales/summary');
  const today = (await api<Day[]>(page, 'GET', '/sales/by-day?days=30')).at(-1) as Day;
  const { summary } = await api<{ summary: { new: number } }>(page, 'GET', '/customers/statistics');
  const stock = await api<{ lowStockItems: number }>(page, 'GET', '/inventory/stats');
  return { all, today, newCustomers: summary.new, low: stock.lowStockItems };
}

async function expectFigures(
  page: Page,
  { all, today, newCustomers, low }: Awaited<ReturnType<typeof figures>>,
) {
  await expect(card(page, 'إجمالي المبيعات')).toContainText(`$${dollars(all.totalSales)}`);
  await expect(card(page, 'إجمالي الفواتير')).toContainText(count(all.totalOrders));
  await expect(card(page, 'مبيعات اليوم')).toContainText(`$${dollars(today.totalSales)}`);
  await expect(card(page, 'فواتير اليوم')).toContainText(count(today.orderCount));
  await expect(card(page, 'عملاء جدد')).toContainText(count(newCustomers));
  await expect(card(page, 'مخزون منخفض')).toContainText(count(low));
}

async function sell(page: Page, customerName: string): Promise<{ saleNumber: string }> {
  const warehouse = await aWarehouse(page);
  const part = await makePart(page, { sellingPrice: 12.5, quantity: 40, warehouse: warehouse._id });
  return api(page, 'POST', '/sales', {
    customerName,
    paymentStatus: 'paid',
    items: [{ product: part._id, quantity: 2 }],
  });
}

test('the figures are those of the shop, and follow a sale made elsewhere', async ({
  page,
  signIn,
  request,
  baseURL,
}) => {
  await signIn('admin', '/');
  await sell(page, 'زبون الصباح');
  const following = page.waitForResponse((response) => response.url().endsWith('/api/events'));
  await page.goto('/');
  await following;
  const before = await figures(page);
  await expectFigures(page, before);

  const { data } = await (
    await request.post(`${baseURL}/api/auth/login`, { data: { username: 'admin', password: demoPassword } })
  ).json();
  const headers = { authorization: `Bearer ${data.accessToken}`, 'Idempotency-Key': crypto.randomUUID() };
  const parts = await (
    await request.get(`${baseURL}/api/products?status=in_stock&limit=1`, { headers })
  ).json();
  const sold = await request.post(`${baseURL}/api/sales`, {
    headers,
    data: {
      customerName: 'زبون جلسة أخرى',
      paymentStatus: 'paid',
      items: [{ product: parts.data[0]._id, quantity: 1 }],
    },
  });
  expect(sold.ok()).toBe(true);
  await expect(activities(page)).toContainText('زبون جلسة أخرى');
  const after = await figures(page);
  expect(after.all.totalOrders).toBe(before.all.totalOrders + 1);
  await expectFigures(page, after);
});

test('activities and figures link to their records', async ({ page, signIn }) => {
  await signIn('admin', '/');
  const { saleNumber } = await sell(page, 'زبون يُتابع');
  const name = `عميل ${newPartNumber()}`;
  await api(page, 'POST', '/customers', { name });
  await page.goto('/');
  const list = activities(page).getByRole('listitem');
  await expect(list.filter({ hasText: name })).toBeVisible();
  expect(await list.count()).toBeLessThanOrEqual(10);
  await list.filter({ hasText: saleNumber }).getByRole('link').click();
  await expect(page).toHaveURL(/\/sales\/[0-9a-f-]{36}$/);

  await page.goto('/');
  await card(page, 'مخزون منخفض').click();
  await expect(page).toHaveURL('/inventory?status=low_stock&isActive=true');
});

test('sales are shown as a chart that switches to a table', async ({ page, signIn }) => {
  await signIn('admin', '/');
  await sell(page, 'زبون الرسم');
  await page.goto('/');
  const chart = page.getByRole('figure', { name: 'المبيعات اليومية' });
  await page
    .getByRole('heading', { name: 'المبيعات اليومية' })
    .evaluate((heading) => heading.scrollIntoView());
  const points = chart.getByRole('slider');
  await points.focus();
  await expect(points).toHaveAttribute('aria-valuetext', /المبيعات: .*\$/);
  const newest = await points.getAttribute('aria-valuetext');
  await page.keyboard.press('ArrowRight');
  await expect(points).toHaveValue('28');
  await expect(points).not.toHaveAttribute('aria-valuetext', newest ?? '');
  await page.keyboard.press('ArrowLeft');
  await expect(points).toHaveAttribute('aria-valuetext', newest ?? '');
  await chart.getByRole('button', { name: 'عرض كجدول' }).click();
  await expect(page.getByRole('table', { name: 'المبيعات اليومية' }).getByRole('row')).toHaveCount(31);
  await expect(
    page.getByRole('region', { name: 'القطع الأكثر مبيعاً' }).getByRole('listitem').first(),
  ).toBeVisible();
});

test('quick actions depend on the rights of the user', async ({ page, signIn }) => {
  await signIn('admin', '/');
  for (const [name, href] of [
    ['بيع جديد', '/sales?new=1'],
    ['إضافة منتج', '/products?create=1'],
    ['إضافة عميل', '/customers/new'],
    ['التقارير', '/reports'],
  ] as const)
    await expect(actions(page).getByRole('link', { name })).toHaveAttribute('href', href);
  await actions(page).getByRole('link', { name: 'إضافة منتج' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();

  await signIn('viewer', '/');
  await expect(actions(page).getByRole('link')).toHaveText(['المبيعات', 'المنتجات', 'العملاء', 'التقارير']);
  await expect(page.locator('main [aria-disabled=true]')).toHaveCount(0);
  await expect(card(page, 'مبيعات اليوم')).toBeVisible();
});

test('figures the user may not read are left out', async ({ page, signIn }) => {
  await signIn('warehouse_staff', '/');
  await expect(card(page, 'مخزون منخفض')).toBeVisible();
  await expect(page.getByRole('region', { name: 'أرقام المتجر' }).getByRole('link')).toHaveCount(1);
  await expect(page.getByText('ليس لديك صلاحية')).toHaveCount(0);
  await expect(page.getByText('فشل في تحميل بيانات لوحة التحكم')).toHaveCount(0);
});

test('a figure that fails to load says so, can be retried, and never shows 0', async ({ page, signIn }) => {
  await signIn('admin', '/');
  await sell(page, 'زبون الاحتياط');
  let down = true;
  await page.route('**/api/dashboard/sales', (route) =>
    down ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
  );
  await page.goto('/');
  await expect(page.getByText('فشل في تحميل بيانات لوحة التحكم')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('تعذّر التحميل').first()).toBeVisible();
  await expect(card(page, 'مخزون منخفض')).toBeVisible();
  down = false;
  await page.getByRole('button', { name: 'إعادة المحاولة' }).first().click();
  await expect(card(page, 'إجمالي الفواتير')).toContainText(/[1-9]/);
  await expect(page.getByText('فشل في تحميل بيانات لوحة التحكم')).toHaveCount(0);
});

const panel = (page: Page) => page.getByRole('region', { name: 'البحث في كتالوج القطع' });
const results = (page: Page) => panel(page).getByRole('list', { name: 'القطع المطابقة' });

test('the catalogue opens on the home screen with the cursor in it', async ({ page, signIn }) => {
  await signIn('sales_staff', '/');
  await page.getByRole('link', { name: 'البحث عن القطع' }).click();
  await expect(page).toHaveURL('/product-search');
  await expect(panel(page).getByRole('searchbox')).toBeFocused();
  await expect(card(page, 'إجمالي المبيعات')).toBeVisible();
  await expect(
    panel(page).getByRole('region', { name: 'القطع الشائعة' }).getByRole('button').first(),
  ).toBeVisible();

  await page.goto('/product-search');
  await expect(panel(page).getByRole('searchbox')).toBeFocused();
  await page.getByRole('link', { name: 'إغلاق البحث' }).click();
  await expect(panel(page)).toHaveCount(0);
});

test('a part is found by its vehicle, step by step', async ({ page, signIn }) => {
  await signIn('admin', '/');
  const warehouse = await aWarehouse(page);
  const model = `Vega ${Date.now()}`;
  const vehicleCompatibility = [
    { make: 'Mercedes', model, yearFrom: 2008, yearTo: 2013, engine: 'M271 2.4L' },
  ];
  const there = await makePart(page, { vehicleCompatibility, quantity: 3, warehouse: warehouse._id });
  const gone = await makePart(page, { vehicleCompatibility });
  await page.goto('/product-search');
  await expect(panel(page).getByLabel('السنة').getByRole('option')).toHaveCount(31);
  await expect(panel(page).getByLabel('الموديل')).toBeDisabled();
  await panel(page).getByLabel('الشركة').selectOption('Mercedes-Benz');
  await expect(panel(page).getByRole('region', { name: 'القطع الشائعة' })).toHaveCount(0);
  await panel(page).getByLabel('الموديل').selectOption(model);
  await panel(page).getByLabel('السنة').selectOption('2010');
  await panel(page).getByLabel('المحرك').selectOption('2.4L');
  await panel(page).getByRole('button', { name: 'بحث' }).click();

  await expect(panel(page)).toContainText('عدد النتائج: 2');
  await expect(panel(page).getByRole('region', { name: 'القطع الشائعة' })).toHaveCount(0);
  await expect(card(page, 'إجمالي المبيعات')).toHaveCount(0);
  await expect(results(page).getByRole('listitem').filter({ hasText: there.partNumber })).toContainText(
    'متوفر (3)',
  );
  await expect(results(page).getByRole('listitem').filter({ hasText: gone.partNumber })).toContainText(
    'غير متوفر',
  );

  await panel(page).getByRole('button', { name: 'عرض كقائمة' }).click();
  await page.reload();
  await expect(panel(page).getByLabel('الموديل')).toHaveValue(model);
  const row = panel(page).getByRole('row').filter({ hasText: there.partNumber });
  await expect(row).toContainText('$12.50');
  await expect(row).toContainText('ر.ي');
  await row.getByRole('link', { name: 'بيع' }).click();
  await expect(page).toHaveURL('/sales?new=1');
  await expect(page.getByText(there.partNumber).first()).toBeVisible();
  await page.goBack();
  await row.getByRole('link', { name: there.name }).click();
  await expect(page).toHaveURL(`/products/${there._id}`);

  await page.goBack();
  await panel(page).getByLabel('السنة').selectOption('2020');
  await panel(page).getByRole('button', { name: 'بحث' }).click();
  await expect(panel(page).getByText('لا توجد قطع مطابقة')).toBeVisible();
  await panel(page).getByRole('button', { name: 'محو', exact: true }).click();
  await expect(page).toHaveURL('/product-search');
  await expect(panel(page).getByRole('region', { name: 'القطع الشائعة' })).toBeVisible();
  await expect(card(page, 'إجمالي المبيعات')).toBeVisible();
});

test('the demo shop has parts for a Corolla, page by page, and by words', async ({ page, signIn }) => {
  await signIn('sales_staff');
  await page.goto('/product-search?make=Toyota&model=Corolla&year=2010');
  await expect(results(page).getByRole('listitem')).toHaveCount(20);
  await panel(page).getByRole('button', { name: 'الصفحة التالية' }).click();
  await expect(page).toHaveURL(/page=2/);
  await panel(page).getByRole('searchbox').fill('فلتر زيت');
  await expect(page).toHaveURL(/make=Toyota.*q=/);
  await expect(results(page).getByRole('listitem').first()).toContainText('فلتر زيت');
});

test('the screen is accessible and fits the page', async ({ page, signIn }) => {
  await signIn('admin', '/');
  await sell(page, 'زبون الشاشات');
  for (const path of ['/', '/product-search']) {
    await page.goto(path);
    await expect(card(page, 'إجمالي المبيعات')).toBeVisible();
    await expect(activities(page).getByRole('listitem').first()).toBeVisible();
    await expectCleanAtBothWidths(page);
  }
  await page.goto('/product-search?make=Toyota');
  await expect(panel(page)).toContainText('عدد النتائج');
  await expectCleanAtBothWidths(page);
});
