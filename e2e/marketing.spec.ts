import type { Page } from '@playwright/test';
import { expectClean } from './clean';
import { askApi, expect, test } from './shop';

const stamp = Date.now().toString(36).toUpperCase();
const toast = (page: Page, words: string) => page.getByText(words, { exact: true }).first();
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `إجراءات الحملة ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Creates a customer today, so that the audience is not empty. */
const newCustomer = (page: Page) =>
  askApi(page, 'POST', '/customers', {
    name: `زبون ${stamp}`,
    phone: `77${String(Date.now()).slice(-7)}`,
    email: `${stamp.toLowerCase()}@example.com`,
  });

async function sentCampaign(page: Page, name: string): Promise<string> {
  await newCustomer(page);
  const message = 'وصلت بضاعة جديدة';
  const { _id: id } = await askApi(page, 'POST', '/marketing', { name, message, targetAudience: 'new' });
  await askApi(page, 'POST', `/marketing/${id}/send`);
  return name;
}

test.describe('marketing', () => {
  // MKT-01, MKT-04, MKT-08 to MKT-10, MKT-12
  test('a campaign is written with checks, sent, and its WhatsApp messages by hand', async ({
    page,
    signIn,
  }) => {
    const name = `خصم الشتاء ${stamp}`;
    await page.context().route(/wa\.me/, (route) => route.fulfill({ body: 'WhatsApp' }));
    await newCustomer(page);
    await signIn('admin', '/marketing');
    for (const card of ['كل الحملات', 'العملاء المستهدفون', 'متوسط الاستجابة', 'إيراد الحملات'])
      await expect(page.getByText(card, { exact: true }).first()).toBeVisible();

    await page.getByRole('button', { name: 'حملة جديدة' }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('رسائل نصية')).toBeChecked();
    await expect(dialog.getByLabel('بريد إلكتروني')).toBeChecked();
    await dialog.getByRole('button', { name: 'حفظ المسودة' }).click();
    await expect(dialog.getByText('يرجى ملء الحقول المطلوبة')).toHaveCount(2);
    await expect(dialog.getByLabel('اسم الحملة')).toBeFocused();
    await expect(dialog.getByText('يرجى إدخال قيمة الخصم')).toBeVisible();

    await dialog.getByLabel('اسم الحملة').fill(name);
    await dialog.getByLabel('الجمهور').selectOption('new');
    await expect(dialog.getByText('يمكن الوصول إليهم')).toBeVisible();
    for (const way of ['رسائل نصية', 'بريد إلكتروني']) await dialog.getByLabel(way).uncheck();
    await dialog.getByLabel('واتساب').check();
    await dialog.getByLabel('قيمة الخصم').fill('١٥');
    await dialog.getByLabel('الرمز').fill(`W${stamp}`);
    await dialog.getByLabel('نص الرسالة').fill('مرحباً ');
    await dialog.getByRole('button', { name: 'اسم العميل' }).click();
    await dialog.getByLabel('نص الرسالة').press('End');
    await dialog.getByLabel('نص الرسالة').pressSequentially('، لك خصم ');
    await dialog.getByRole('button', { name: 'قيمة الخصم' }).click();
    await expect(dialog.getByLabel('نص الرسالة')).toHaveValue('مرحباً {الاسم}، لك خصم {الخصم}');
    await expect(dialog.getByText('مرحباً أحمد علي، لك خصم 15%')).toBeVisible();
    const type = dialog.getByRole('combobox', { name: 'النوع', exact: true });
    await type.selectOption('announcement');
    await expect(dialog.getByLabel('نوع الخصم')).toBeHidden();
    await type.selectOption('discount');
    await dialog.getByRole('button', { name: 'حفظ المسودة' }).click();
    await expect(toast(page, 'حُفظت الحملة كمسودة')).toBeVisible();

    await page.getByRole('searchbox').fill(stamp);
    await expect(row(page, name)).toContainText('مسودة');
    await choose(page, name, 'إرسال');
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('واتساب');
    await question.getByRole('button', { name: 'إرسال الآن' }).click();
    await expect(row(page, name)).toContainText('نشطة');

    await dialog.getByRole('button', { name: 'بدء الإرسال' }).click();
    await expect(dialog.getByText(/لك خصم 15%/)).toBeVisible();
    const conversation = page.waitForEvent('popup');
    await dialog.getByRole('link', { name: 'فتح المحادثة' }).click();
    expect((await conversation).url()).toMatch(/^https:\/\/wa\.me\/967/);
    await dialog.getByRole('button', { name: 'أُرسلت' }).click();
    await dialog.getByRole('button', { name: 'إغلاق' }).click();

    await choose(page, name, 'المستلمون');
    await dialog.getByLabel('حالة الرسالة').selectOption('sent');
    await expect(row(page, 'واتساب').filter({ hasText: 'أُرسلت' }).first()).toBeVisible();
  });

  // MKT-05 to MKT-07, MKT-11, MKT-18, MKT-20
  test('a campaign is paused, resumed, copied, deleted and has statistics', async ({ page, signIn }) => {
    const name = await sentCampaign(page, `تذكير ${stamp}`);
    await signIn('admin', `/marketing?q=${encodeURIComponent(name)}`);
    await choose(page, name, 'إيقاف مؤقت');
    await expect(row(page, name)).toContainText('متوقفة مؤقتاً');
    await choose(page, name, 'استئناف');
    await expect(row(page, name)).toContainText('نشطة');

    await choose(page, name, 'نسخ');
    await expect(row(page, `${name} - نسخة`)).toContainText('مسودة');
    await choose(page, `${name} - نسخة`, 'حذف');
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('هل أنت متأكد من حذف هذه الحملة؟');
    await question.getByRole('button', { name: 'حذف الحملة' }).click();
    await expect(row(page, `${name} - نسخة`)).toHaveCount(0);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'تصدير' }).click();
    expect((await download).suggestedFilename()).toMatch(/^campaigns-\d{4}-\d\d-\d\d\.csv$/);
    await choose(page, name, 'التحليلات');
    const dialog = page.getByRole('dialog');
    for (const rate of ['معدل الوصول', 'معدل الفتح', 'معدل الاستخدام'])
      await expect(dialog.getByText(rate)).toBeVisible();
    await expectClean(page, { within: 'dialog' });
  });

  test('a draft survives a closed page, and a sent message cannot be changed', async ({ page, signIn }) => {
    const name = await sentCampaign(page, `إعلان ${stamp}`);
    await signIn('admin', `/marketing?q=${stamp}&create=1`);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('اسم الحملة').fill('نصف مكتوبة');
    await dialog.getByLabel('نص الرسالة').fill('عرض {المبلغ}');
    await expect(dialog.getByText('تصل كما كُتبت: {المبلغ}')).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'حملة جديدة' }).first().click();
    await expect(dialog.getByText('استُعيد ما كتبته')).toBeVisible();
    await expect(dialog.getByLabel('اسم الحملة')).toHaveValue('نصف مكتوبة');
    await dialog.getByRole('button', { name: 'حذف المسودة' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'حذف المسودة' }).click();
    await expect(dialog.getByLabel('اسم الحملة')).toHaveValue('');
    await dialog.getByRole('button', { name: 'رجوع' }).click();

    await choose(page, name, 'تعديل');
    await expect(dialog.getByLabel('نص الرسالة')).not.toBeEditable();
    await expect(dialog.getByLabel('الجمهور')).toBeDisabled();
    await dialog.getByLabel('تكلفة الحملة').fill('20');
    await dialog.getByRole('button', { name: 'حفظ التعديلات' }).click();
    await expect(toast(page, 'تم تحديث الحملة')).toBeVisible();
  });

  // MKT-02, MKT-13, MKT-15
  test('is closed to those who may only read, and sends others home', async ({ page, signIn }) => {
    await signIn('viewer', '/marketing');
    await expect(page.getByRole('heading', { name: 'غير مصرح بالوصول' })).toBeVisible();
    await signIn('warehouse_staff', '/marketing');
    await expect(page).toHaveURL(/\/$/);
  });

  test('is accessible at 360 px', async ({ page, signIn }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn('admin', '/marketing');
    await expect(page.getByRole('button', { name: /^إجراءات الحملة/ }).first()).toBeVisible();
    await expectClean(page);
    await page.getByRole('button', { name: 'حملة جديدة' }).first().click();
    await expect(page.getByText('يمكن الوصول إليهم')).toBeVisible();
    await expectClean(page, { within: 'dialog' });
  });
});
