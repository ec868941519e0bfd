import type { Page } from '@playwright/test';
import { expectClean } from './clean';
import { askApi, expect, test } from './shop';

const menu = [
  'الرئيسية',
  'تقرير المؤشرات',
  'المبيعات',
  'الصندوق',
  'المنتجات',
  'العملاء',
  'الموردون',
  'المشتريات',
  'المخزون',
  'المستودعات',
  'التسويق',
  'التقارير',
  'الإعدادات',
];
const leaders = ['super_admin', 'admin', 'manager'];
const cashiers = [...leaders, 'sales_manager', 'accountant', 'sales_staff'];
const roles = [
  ...leaders,
  'sales_manager',
  'warehouse_manager',
  'accountant',
  'sales_staff',
  'warehouse_staff',
  'viewer',
];

for (const role of roles)
  test(`the menu of ${role}`, async ({ page, signIn }) => {
    await signIn(role, '/');
    const hidden = [
      ...(leaders.includes(role) ? [] : ['تقرير المؤشرات']),
      ...(cashiers.includes(role) ? [] : ['الصندوق']),
    ];
    const expected = menu.filter((entry) => !hidden.includes(entry));
    const links = page.getByRole('navigation', { name: 'القائمة الرئيسية' }).getByRole('link');
    await expect(links).toHaveText(expected);
  });

test.describe('guards', () => {
  test('the owner’s report redirects other users home', async ({ page, signIn }) => {
    await signIn('sales_staff');
    await page.goto('/owner-report');
    await expect(page).toHaveURL('/');
  });

  test('a screen without the right to read it says so', async ({ page, signIn }) => {
    await signIn('warehouse_staff');
    await page.goto('/sales');
    await expect(page.getByText('غير مصرح بالوصول')).toBeVisible();
  });

  test('a screen whose code does not load says so once, and opens when it is asked again', async ({
    page,
    signIn,
  }) => {
    let asked = 0;
    const code = /\/CashScreen-[^/]*\.js$/;
    await page.route(code, (route) => {
      asked += 1;
      return route.abort();
    });
    await signIn('admin');
    await page.goto('/cash');
    await expect(page.getByText('تعذّر عرض الصفحة')).toBeVisible();
    expect(asked).toBeLessThan(5);
    await page.unroute(code);
    await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'الصندوق' })).toBeVisible();
  });

  test('/dashboard is home', async ({ page, signIn }) => {
    await signIn('viewer');
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/');
  });

  test('an unknown path is a 404 page, signed in or not', async ({ page, signIn }) => {
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('الصفحة غير موجودة');
    await signIn('viewer', '/');
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('الصفحة غير موجودة');
    await page.getByRole('button', { name: 'رجوع' }).click();
    await expect(page).toHaveURL('/');
    await page.goForward();
    await page.getByRole('link', { name: 'الذهاب إلى الرئيسية' }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('the sidebar', () => {
  const width = (page: Page) =>
    page.getByRole('complementary').evaluate((element) => element.getBoundingClientRect().width);

  test('is 256 px wide, 80 px when folded, and stays so after a reload', async ({ page, signIn }) => {
    await signIn('admin', '/');
    expect(await width(page)).toBe(256);
    await page.getByRole('button', { name: 'طي القائمة' }).click();
    expect(await width(page)).toBe(80);
    await page.reload();
    await expect(page.getByRole('button', { name: 'توسيع القائمة' })).toBeVisible();
    expect(await width(page)).toBe(80);
  });

  test('shows who is signed in', async ({ page, signIn }) => {
    await signIn('accountant', '/');
    const sidebar = page.getByRole('complementary');
    await expect(sidebar).toContainText('منى الأديمي');
    await expect(sidebar).toContainText('محاسب');
  });

  test('is a drawer on a phone, behind the bar at its lower edge', async ({ page, signIn }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn('viewer', '/');
    const bar = page.getByRole('navigation', { name: 'التنقل السريع' });
    await expect(bar.getByRole('link')).toHaveText(['الرئيسية', 'جرد']);
    await bar.getByRole('button', { name: 'بحث' }).click();
    await page.getByRole('dialog').getByRole('combobox').press('Escape');
    const drawer = page.getByRole('navigation', { name: 'القائمة الرئيسية' });
    await expect(drawer).toBeHidden();
    await bar.getByRole('button', { name: 'المزيد' }).click();
    await drawer.getByRole('link', { name: 'المبيعات', exact: true }).click();
    await expect(page).toHaveURL('/sales');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test.describe('the keyboard', () => {
  test('Ctrl+K finds a screen in any spelling, also on an Arabic layout', async ({ page, signIn }) => {
    await signIn('admin', '/');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('الاعدادات');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/settings');
    await page.evaluate(() =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ن', code: 'KeyK', ctrlKey: true, bubbles: true }),
      ),
    );
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('the palette starts the allowed actions, and finds invoices', async ({ page, signIn }) => {
    await signIn('sales_staff', '/');
    const sale = (await askApi(page, 'GET', '/sales?limit=1&status=completed'))[0];
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog').getByRole('combobox');
    await palette.fill(sale.saleNumber);
    await page.getByRole('option', { name: sale.saleNumber }).first().click();
    await expect(page).toHaveURL(`/sales/${sale._id}`);

    await page.keyboard.press('Control+k');
    await palette.fill('فاتورة شراء جديدة');
    await expect(page.getByRole('option', { name: 'فاتورة شراء جديدة' })).toHaveCount(0);
    await palette.fill('بيع جديد');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/sales?new=1');
    await expect(page.getByRole('heading', { name: 'فاتورة مبيعات جديدة' })).toBeVisible();
  });

  test('the palette offers only screens that the user may open', async ({ page, signIn }) => {
    await signIn('warehouse_staff', '/');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('المبيعات');
    await expect(page.getByRole('option', { name: 'المبيعات', exact: true })).toHaveCount(0);
  });

  test('? lists the shortcuts', async ({ page, signIn }) => {
    await signIn('admin', '/');
    await page.keyboard.press('Shift+?');
    await expect(page.getByRole('dialog')).toContainText('Ctrl');
  });
});

test('every page has its title', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/warehouses');
  await expect(page).toHaveTitle('المستودعات · تروس');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});

test('F1 opens the handbook at the chapter of the screen; its search is used by keys, and a chapter is printed', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() =>
    Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }),
  );
  await signIn('admin', '/settings?tab=devices');
  await page.keyboard.press('F1');
  const handbook = page.getByRole('dialog', { name: 'دليل الاستخدام' });
  const chapter = (title: string) => handbook.getByRole('heading', { name: title, level: 3 });
  await expect(chapter('الأجهزة الأخرى')).toBeVisible();
  const picture = handbook.getByRole('img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

  await handbook.getByLabel('ابحث في الدليل').fill('حد ائتمان');
  await page.keyboard.press('ArrowDown');
  await expect(handbook.getByRole('listitem').getByRole('button').first()).toBeFocused();
  await expectClean(page);
  await page.keyboard.press('Enter');
  await expect(handbook.getByRole('heading', { level: 3 })).toBeVisible();

  await handbook.getByRole('button', { name: 'طباعة الفصل' }).click();
  await expect(page.locator('body[data-printed] > .paper')).toBeAttached();
});
