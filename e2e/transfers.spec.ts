import type { Page } from '@playwright/test';
import { expectCleanAtBothWidths } from './clean';
import { expect, test } from './shop';

interface Journey {
  from: string;
  to: string;
  part: string;
  number: string;
}

async function post(page: Page, path: string, data: object) {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() };
  const reply = await page.request.post(`/api${path}`, { data, headers });
  expect(reply.ok(), await reply.text()).toBe(true);
  return (await reply.json()).data;
}

/** Creates two warehouses and a part for one test, with ten pieces in the first. */
async function prepare(page: Page): Promise<Journey> {
  const mark = crypto.randomUUID().slice(0, 8);
  const journey = { from: `مصدر ${mark}`, to: `وجهة ${mark}`, part: `رديتر ${mark}`, number: `RAD-${mark}` };
  const place = { location: 'تعز', type: 'branch' };
  const { _id: warehouse } = await post(page, '/warehouses', {
    ...place,
    name: journey.from,
    code: `F${mark}`,
  });
  await post(page, '/warehouses', { ...place, name: journey.to, code: `T${mark}` });
  await post(page, '/products', {
    name: journey.part,
    partNumber: journey.number,
    warehouse,
    quantity: 10,
    costPrice: 4,
    sellingPrice: 6,
  });
  return journey;
}

const card = (page: Page, { to }: Journey) => page.getByRole('row').filter({ hasText: to }).first();

async function create(page: Page, journey: Journey, quantity: string) {
  await page.goto('/transfers?create=1');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('المستودع المصدر').selectOption({ label: journey.from });
  await dialog.getByLabel('المستودع الوجهة').selectOption({ label: journey.to });
  await dialog.getByLabel('المنتج').fill(journey.number.toLowerCase());
  await page.getByRole('option', { name: journey.part }).click();
  await expect(dialog.getByText('المتوفر في المصدر: 10')).toBeVisible();
  await dialog.getByLabel('الكمية').fill(quantity);
  return dialog;
}

test('a transfer is created, approved, shipped and received incomplete', async ({ page, signIn }) => {
  await signIn('admin');
  const journey = await prepare(page);
  await page.goto('/inventory');
  await page.getByRole('link', { name: 'تحويل جديد' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'تحويل جديد' })).toBeVisible();
  await expect(page).toHaveURL('/transfers');

  await dialog.getByRole('button', { name: 'إنشاء التحويل' }).click();
  for (const words of [
    'يجب اختيار المستودع المصدر',
    'يجب اختيار المستودع الوجهة',
    'يجب اختيار المنتج',
    'يجب إدخال كمية صحيحة',
  ])
    await expect(dialog.getByText(words, { exact: true })).toBeVisible();
  const last = dialog.getByRole('button', { name: 'حذف الصنف 1' });
  await expect(last).toHaveAttribute('aria-disabled', 'true');
  await expect(last).toHaveAccessibleDescription('يجب إضافة منتج واحد على الأقل');

  await dialog.getByLabel('المستودع المصدر').selectOption({ label: journey.from });
  await dialog.getByLabel('المستودع الوجهة').selectOption({ label: journey.from });
  await dialog.getByLabel('المنتج').fill(journey.number.toLowerCase());
  await page.getByRole('option', { name: journey.part }).click();
  await expect(dialog.getByText('المتوفر في المصدر: 10')).toBeVisible();
  await dialog.getByLabel('الكمية').fill('١١');
  await dialog.getByRole('button', { name: 'إنشاء التحويل' }).click();
  await expect(dialog.getByText('لا يمكن التحويل لنفس المستودع')).toBeVisible();
  await expect(dialog.getByText('المتوفر في المستودع المصدر 10 فقط')).toBeVisible();
  await dialog.getByLabel('المستودع الوجهة').selectOption({ label: journey.to });
  await dialog.getByLabel('الكمية').fill('4');
  await dialog.getByRole('button', { name: 'إنشاء التحويل' }).click();
  await expect(page.getByText('تم إنشاء التحويل')).toBeVisible();

  await page.getByRole('searchbox').fill(journey.part);
  const mine = card(page, journey);
  await expect(mine).toContainText('بانتظار الاعتماد');

  await mine.getByRole('button', { name: /^اعتماد/ }).click();
  await dialog.getByLabel('ملاحظات').fill('قبل الظهر');
  await dialog.getByRole('button', { name: 'اعتماد', exact: true }).click();
  await expect(mine).toContainText('معتمد');

  await mine.getByRole('button', { name: /^شحن/ }).click();
  await dialog.getByLabel('رقم التتبع').fill('TZ-5521');
  await dialog.getByRole('button', { name: 'شحن', exact: true }).click();
  await expect(mine).toContainText('في الطريق');

  await mine.getByRole('button', { name: /^إجراءات/ }).click();
  await page.getByRole('menuitem', { name: 'تحديث بيانات الشحن' }).click();
  await expect(dialog.getByLabel('رقم التتبع')).toHaveValue('TZ-5521');
  await dialog.getByLabel('رقم التتبع').fill('TZ-5522');
  await dialog.getByRole('button', { name: 'حفظ', exact: true }).click();
  await expect(dialog).toBeHidden();

  await mine.getByRole('button', { name: /^استلام/ }).click();
  const received = dialog.getByLabel(`ما وصل من ${journey.part}`);
  await received.fill('5');
  await dialog.getByRole('button', { name: 'استلام', exact: true }).click();
  await expect(dialog.getByText('هي 5 والمرسل 4 فقط')).toBeVisible();
  await received.fill('3');
  await expect(dialog.getByText('يُسجل نقصاً في الطريق')).toContainText('$4.00');
  await dialog.getByRole('button', { name: 'استلام', exact: true }).click();
  await expect(dialog.getByText('اكتب سبب النقص')).toBeVisible();
  await dialog.getByLabel('سبب النقص').fill('سقطت قطعة في الطريق');
  await dialog.getByRole('button', { name: 'استلام', exact: true }).click();
  await expect(page.getByText('تم استلام التحويل')).toBeVisible();
  await expect(mine).toContainText('مكتمل');

  await mine.getByRole('button', { name: /^TRF-/ }).click();
  await expect(dialog).toContainText('لم يصل: قطعة واحدة');
  await expect(dialog).toContainText('TZ-5522');
  const trail = dialog.getByRole('list', { name: 'سجل الخطوات' });
  await expect(trail.getByRole('listitem')).toHaveCount(5);
  await expect(trail).toContainText('قبل الظهر');
  await dialog.getByRole('button', { name: 'إغلاق' }).first().click();

  await page.goto('/inventory?tab=transfers');
  const row = page.getByRole('row').filter({ hasText: journey.part });
  for (const words of [/TRF-\d{8}-\d{3}/, journey.from, journey.to, '4'])
    await expect(row).toContainText(words);
  await expect(page.getByRole('tab', { name: /التحويلات/ })).toContainText(/\d/);
});

test('a transfer is edited, cancelled in transit and deleted', async ({ page, signIn }) => {
  await signIn('admin');
  const journey = await prepare(page);
  const dialog = await create(page, journey, '2');
  await dialog.getByRole('button', { name: 'إنشاء التحويل' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('searchbox').fill(journey.part);
  const mine = card(page, journey);

  const menu = async (action: string) => {
    await mine.getByRole('button', { name: /^إجراءات التحويل/ }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await menu('تعديل');
  await dialog.getByLabel('الأولوية').selectOption('urgent');
  await dialog.getByLabel('تاريخ التسليم المتوقع').fill('2020-01-01');
  await dialog.getByRole('button', { name: 'حفظ التعديلات' }).click();
  await expect(dialog.getByText('تاريخ التسليم المتوقع لا يمكن أن يكون قبل اليوم')).toBeVisible();
  await dialog.getByLabel('تاريخ التسليم المتوقع').fill('');
  await dialog.getByRole('button', { name: 'حفظ التعديلات' }).click();
  await expect(mine).toContainText('عاجلة');

  for (const step of ['اعتماد', 'شحن']) {
    await mine.getByRole('button', { name: new RegExp(`^${step}`) }).click();
    await dialog.getByRole('button', { name: step, exact: true }).click();
    await expect(dialog).toBeHidden();
  }
  await expect(mine).toContainText('في الطريق');
  await menu('إلغاء التحويل');
  await expect(dialog).toContainText(`تعود القطع التي في الطريق إلى ${journey.from}`);
  await dialog.getByLabel('سبب الإلغاء').fill('الطريق مقطوع');
  await dialog.getByRole('button', { name: 'إلغاء التحويل' }).click();
  await expect(mine).toContainText('ملغي');

  await menu('حذف');
  await expect(page.getByRole('alertdialog')).toContainText(journey.to);
  await page.getByRole('alertdialog').getByRole('button', { name: 'حذف التحويل' }).click();
  await expect(page.getByText('تم حذف التحويل').first()).toBeVisible();
  await expect(page.getByText('لا توجد نتائج مطابقة')).toBeVisible();
});

test('the list is filtered, keeps its filters in the URL, and is exported', async ({ page, signIn }) => {
  await signIn('viewer');
  await page.goto('/transfers');
  await page.getByLabel('الحالة').selectOption({ label: 'في الطريق' });
  await expect(page).toHaveURL(/status=in_transit/);
  await page.getByLabel('الأولوية').selectOption({ label: 'عادية' });
  await expect(page).toHaveURL(/priority=normal/);
  await page.getByLabel('الأولوية').selectOption({ index: 0 });
  await expect(page).not.toHaveURL(/priority=/);
  await page.getByLabel('من تاريخ').fill('2020-01-01');
  await expect(page).toHaveURL(/startDate=2020-01-01/);
  await page.reload();
  await expect(page.getByLabel('الحالة')).toHaveValue('in_transit');
  const cards = page.getByRole('row').filter({ hasText: /TRF-/ });
  await expect(cards.filter({ hasText: 'في الطريق' }).first()).toBeVisible();
  await expect(cards.filter({ hasNotText: 'في الطريق' })).toHaveCount(0);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'تصدير' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^transfers-\d{4}-\d\d-\d\d\.csv$/);
});

test('a read-only user sees why actions are disabled, and where the goods are', async ({ page, signIn }) => {
  await signIn('viewer');
  await page.goto('/transfers?status=in_transit');
  const add = page.getByRole('button', { name: 'تحويل جديد' });
  await expect(add).toHaveAccessibleDescription('ليس لديك صلاحية لإنشاء تحويل مخزني');
  const receive = page.getByRole('button', { name: /^استلام/ }).first();
  await expect(receive).toHaveAccessibleDescription('ليس لديك صلاحية لاستلام التحويل');
  await page.goto('/inventory');
  await expect(page.getByText('عدا ما في الطريق')).toBeVisible();
});

test('shows why the list failed to load, and retries', async ({ page, signIn }) => {
  await signIn('viewer');
  const refuse = '**/api/transfers?*';
  await page.route(refuse, (route) =>
    route.fulfill({
      status: 422,
      json: { success: false, code: 'RULE', message: 'تعطل مؤقت', traceId: 'X' },
    }),
  );
  await page.goto('/transfers');
  await expect(page.getByText('خطأ في تحميل البيانات: تعطل مؤقت')).toBeVisible();
  await page.unroute(refuse);
  await page.getByRole('button', { name: 'إعادة المحاولة' }).first().click();
  await expect(page.getByText(/^TRF-/).first()).toBeVisible();
});

test('the delivery note is printed alone, on A4', async ({ page, signIn }) => {
  await signIn('warehouse_staff');
  await page.goto('/transfers?status=in_transit');
  await page
    .getByRole('button', { name: /^إجراءات التحويل/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'طباعة سند التسليم' }).click();
  await expect(page.getByRole('dialog').getByText('سند تسليم تحويل مخزني')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const paper = page.locator('.paper');
  await expect(paper.getByText('سند تسليم تحويل مخزني')).toBeVisible();
  await expect(paper).toContainText('أمين المستودع المصدر');
  await expect(page.getByRole('dialog')).toBeHidden();
});

const views: Record<string, (page: Page) => Promise<void>> = {
  list: async () => undefined,
  form: async (page) => {
    await page.getByRole('button', { name: 'تحويل جديد' }).first().click();
    await expect(page.getByRole('dialog').getByLabel('المستودع المصدر')).toBeVisible();
  },
  details: async (page) => {
    await page.getByRole('button', { name: /^TRF-/ }).first().click();
    await expect(page.getByRole('dialog').getByText('سجل الخطوات')).toBeVisible();
  },
  receipt: async (page) => {
    await page
      .getByRole('button', { name: /^استلام/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByLabel('ملاحظات')).toBeVisible();
  },
  'delivery note': async (page) => {
    await page
      .getByRole('button', { name: /^إجراءات التحويل/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'طباعة سند التسليم' }).click();
    await expect(page.getByRole('dialog').getByText('سند تسليم تحويل مخزني')).toBeVisible();
  },
};

for (const [name, show] of Object.entries(views))
  test(`${name}: accessible, and does not scroll sideways`, async ({ page, signIn }) => {
    await signIn('admin');
    await page.goto('/transfers?status=in_transit');
    await expect(page.getByText(/^TRF-/).first()).toBeVisible();
    await show(page);
    await expectCleanAtBothWidths(page);
  });
