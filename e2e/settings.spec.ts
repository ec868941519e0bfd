import { appCode } from './authenticator';
import { expectClean } from './clean';
import { api } from './parts';
import { askApi, demoPassword, expect, passwordField, test } from './shop';

interface Stocked {
  _id: string;
  stock: { quantity: number; minLevel: number };
}

/** A picture of 2 × 2 pixels. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWPgTUvgTUtggFAAFdYDTZ7+kZEAAAAASUVORK5CYII=',
  'base64',
);

test('the profile is saved, and invoices show the store and its logo', async ({ page, signIn }) => {
  await signIn('admin', '/settings');
  const name = page.getByLabel('الاسم الكامل');
  await expect(name).toHaveValue('فؤاد المخلافي');
  const tops = await page
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().top));
  expect(new Set(tops).size, 'all tabs are in one line').toBe(1);
  await page.getByLabel('البريد الإلكتروني').fill('nobody');
  await page.getByRole('button', { name: 'حفظ' }).click();
  await expect(page.getByText('البريد الإلكتروني غير صحيح')).toBeVisible();
  await page.getByLabel('البريد الإلكتروني').fill('fuad@example.ye');
  await page.getByRole('button', { name: 'حفظ' }).click();
  await expect(page.getByText('تم حفظ الملف الشخصي')).toBeVisible();

  await page.getByRole('tab', { name: 'المتجر' }).click();
  await page.getByLabel('اسم المتجر').fill('قطع غيار الصالح');
  await page.getByLabel('الهاتف').fill('٧٧٧٤٥٦١٢٣');
  await page.getByRole('button', { name: 'حفظ' }).click();
  await expect(page.getByText('تم حفظ بيانات المتجر')).toBeVisible();
  await page
    .getByLabel('ملف الشعار')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: pixel });
  await expect(page.getByText('تم حفظ شعار المتجر')).toBeVisible();

  const [sale] = await askApi(page, 'GET', '/sales?limit=1');
  await page.goto(`/sales/${sale._id}/print`);
  const invoice = page.getByRole('article').first();
  await expect(invoice).toContainText('قطع غيار الصالح');
  await expect(invoice).toContainText('777456123');
  await expect(invoice.locator('img')).toHaveAttribute('src', /^data:image\/png/);
  await askApi(page, 'PUT', '/settings', { store: { name: 'تروس', phone: '' } });
  await askApi(page, 'DELETE', '/settings/logo');
});

test('two-factor sign-in is enabled with a real code, required at sign-in, and disabled', async ({
  page,
  signIn,
}) => {
  await signIn('warehouse_staff', '/settings?tab=security');
  await page.getByRole('button', { name: 'تفعيل المصادقة الثنائية' }).click();
  await page.getByLabel('كلمة المرور الحالية').fill(demoPassword);
  await page.getByRole('button', { name: 'متابعة' }).click();
  const secret = await page.getByRole('dialog').locator('bdi').first().innerText();
  await page.getByLabel('رمز التحقق').fill('000 000');
  await page.getByRole('button', { name: 'تفعيل', exact: true }).click();
  await expect(page.getByText('الرمز غير صحيح أو استُخدم من قبل').first()).toBeVisible();
  await page.getByLabel('رمز التحقق').fill(appCode(secret));
  await page.getByRole('button', { name: 'تفعيل', exact: true }).click();
  const codes = page.getByRole('list', { name: 'رموز الاسترداد' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = await codes.first().innerText();
  await page.getByRole('button', { name: 'حفظتها' }).click();
  await expect(page.getByText('بقي 10 من رموز الاسترداد')).toBeVisible();

  for (const code of [appCode(secret, 1), recovery]) {
    await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
    await page.getByLabel('اسم المستخدم').fill('warehouse_staff');
    await passwordField(page).fill(demoPassword);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('المصادقة الثنائية');
    if (code === recovery) await page.getByRole('button', { name: /استخدم رمز استرداد/ }).click();
    await page.locator('input[name=code]').fill(code);
    await page.keyboard.press('Enter');
    await expect(page.getByText('وليد الذبحاني', { exact: true })).toBeVisible();
  }

  await page.goto('/settings?tab=security');
  await page.getByRole('button', { name: 'إيقاف المصادقة الثنائية' }).click();
  await page.getByLabel('كلمة المرور الحالية').fill(demoPassword);
  await page.getByRole('dialog').getByRole('button', { name: 'إيقاف المصادقة الثنائية' }).click();
  await expect(page.getByText('تم إيقاف المصادقة الثنائية')).toBeVisible();
});

test('a sale made elsewhere rings the bell, and the notification leads to it', async ({ page, signIn }) => {
  await signIn('manager', '/');
  await api(page, 'POST', '/notifications/read-all');
  const bell = page.getByRole('button', { name: 'الإشعارات', exact: true });
  await expect(bell).toBeVisible();

  // A part with plenty of stock: a shortage would notify too.
  const parts = await api<Stocked[]>(page, 'GET', '/inventory?status=in_stock&limit=100');
  const plenty = parts.find(({ stock }) => stock.quantity > stock.minLevel + 1);
  const items = [{ product: plenty?._id, quantity: 1 }];
  const sale = await askApi(page, 'POST', '/sales', { items, paymentStatus: 'paid' });
  const rung = page.getByRole('button', { name: 'الإشعارات، 1 غير مقروءة' });
  await expect(rung).toBeVisible({ timeout: 10_000 });
  await rung.click();
  const panel = page.getByRole('dialog', { name: 'الإشعارات' });
  await panel.getByRole('link', { name: new RegExp(sale.saleNumber) }).click();
  await expect(page).toHaveURL(new RegExp(`/sales/${sale._id}`));
  await expect(bell).toBeVisible();
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('sales staff see their own tabs only, all of them accessible', async ({ page, signIn }) => {
    await signIn('sales_staff', '/settings');
    const tabs = page.getByLabel('أقسام الإعدادات');
    await expect(tabs.getByRole('option')).toHaveText([
      'الملف الشخصي',
      'الإشعارات',
      'الأمان',
      'أسعار الصرف',
      'الطابعات',
      'محول العملة',
    ]);
    await tabs.selectOption('محول العملة');
    await page.getByLabel('المبلغ بالريال اليمني').fill('٠');
    await expect(page.getByLabel('المبلغ بالدولار')).toHaveValue('0');
    for (const tab of ['الإشعارات', 'الأمان']) {
      await tabs.selectOption(tab);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expectClean(page);
    }
  });
});

test('the owner sees how the system is doing, on a phone too', async ({ page, signIn }) => {
  await signIn('manager', '/settings');
  await page.getByRole('link', { name: 'حالة النظام' }).click();
  await expect(page.getByRole('heading', { name: 'حالة النظام', level: 1 })).toBeVisible();
  const disk = page.getByRole('listitem').filter({ hasText: 'القرص:' });
  await expect(disk).toContainText(/(جيد|انتبه|خطر).*خالية من/s);
  await expect(page.getByText(/^PostgreSQL \d+/)).toBeVisible();
  await expectClean(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('link', { name: 'فتح الإعدادات' }).first().click();
  await expect(page).toHaveURL(/\/settings\?tab=/);
  await signIn('sales_staff', '/system-status');
  await expect(page.getByRole('heading', { name: 'حالة النظام', level: 1 })).toBeHidden();
});
