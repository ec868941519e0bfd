import { ltr } from '@turoos/contract';
import { open, rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { expectClean, expectCleanAtBothWidths } from './clean';
import { api, aWarehouse, makePart, newPartNumber } from './parts';
import { expect, test } from './shop';

const header =
  'partNumber,name,category,type,partStatus,purchasePrice,costPrice,sellingPrice,quantity,condition';
const row = (number: string, rest = 'فلاتر,new,available,4.50,5,8.25,12,') => `${number},"فلتر، زيت",${rest}`;
const csv = (...lines: string[]) => ({
  name: 'parts.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`\uFEFF${lines.join('\r\n')}`),
});

const choose = (page: Page, file: Parameters<ReturnType<Page['getByLabel']>['setInputFiles']>[0]) =>
  page.getByLabel('ملف المنتجات').setInputFiles(file);
const figure = (page: Page, label: string) => page.getByText(label, { exact: true }).locator('..');
const importButton = (page: Page) => page.getByRole('button', { name: /^استيراد( |$)/ });

async function aSupplier(page: Page): Promise<string> {
  const name = `مورد ${newPartNumber()}`;
  await api(page, 'POST', '/suppliers', { name, contactPerson: 'علي', phone: '777123456' });
  return name;
}

/** Fills in supplier, warehouse and invoice number. */
async function fillPurchase(page: Page, invoice: string, supplier: string): Promise<void> {
  const warehouse = (await aWarehouse(page)).name;
  await page.getByRole('combobox', { name: 'المورد', exact: true }).fill(supplier);
  await page.getByRole('option', { name: supplier }).first().click();
  await page.getByRole('combobox', { name: 'المستودع' }).fill(warehouse);
  await page.getByRole('option', { name: warehouse }).first().click();
  await page.getByLabel('رقم فاتورة الشراء').fill(invoice);
}

test('CSV-01 CSV-03 CSV-04 CSV-05 CSV-06 CSV-09 CSV-21 CSV-22: a supplier’s list becomes parts, stock and a purchase; the same invoice only once', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  const supplier = await aSupplier(page);
  const known = await makePart(page, {
    name: 'اسم قديم',
    quantity: 3,
    warehouse: (await aWarehouse(page))._id,
  });
  const [fresh, invoice] = [newPartNumber(), `F-${newPartNumber()}`];
  await page.goto('/import-products');
  await expect(page.getByRole('link', { name: 'AI Import' })).toHaveAttribute('href', '/vin-parts-import');
  await expect(page.getByText('يجب اختيار المورد والمستودع').last()).toBeVisible();
  const template = page.waitForEvent('download');
  await page.getByRole('button', { name: 'تنزيل القالب' }).click();
  expect((await template).suggestedFilename()).toBe('products-template.csv');

  const file = csv(
    header,
    row(fresh, 'فلاتر,مستعمل,available,٤٫٥,5,"1,008.25",١٢,excellent'),
    row(known.partNumber.toLowerCase()),
    row('BAD', 'فلاتر,new,available,x,5,8,0,'),
    row(known.partNumber.toLowerCase()),
  );
  await choose(page, file);
  await expect(figure(page, 'صفوف صالحة')).toContainText('2');
  await expect(figure(page, 'صفوف غير صالحة')).toContainText('2');
  await expect(page.getByRole('table', { name: 'صفوف ستُستورد' }).getByRole('row')).toHaveCount(3);
  const log = page.getByRole('table', { name: 'أخطاء الملف' });
  await expect(log).toContainText('سعر الشراء يجب أن يكون رقماً موجباً');
  await expect(log).toContainText('الكمية يجب أن تكون رقماً موجباً');
  await expect(log).toContainText('هذا الصف مطابق لصف قبله، فاحتُسب مرة واحدة');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'تنزيل سجل الأخطاء' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^import-errors-.*\.csv$/);
  await expect(page.getByRole('table', { name: 'المنتجات الموجودة' })).toContainText('اسم قديم');

  await fillPurchase(page, invoice, supplier);
  await importButton(page).click();
  await expect(page.getByText(/^تم استيراد منتجين وإنشاء فاتورة شراء رقم \S+/)).toBeVisible();
  await expect(page.getByText('تم إنشاء فاتورة الشراء، يمكنك عرضها من صفحة المشتريات').first()).toBeVisible();
  await expect(figure(page, 'تم استيرادها')).toContainText('2');
  await expect(page.getByRole('link', { name: 'عرض المشتريات' })).toHaveAttribute('href', '/purchases');
  const part = await api<{ quantity: number; name: string }>(page, 'GET', `/products/${known._id}`);
  expect(part).toMatchObject({ quantity: 15, name: 'فلتر، زيت' });

  // The rows to correct stay, through other screens and a closed browser, until a new file is started.
  const remains = async () => {
    await expect(page.getByText('اكتمل الاستيراد')).toBeVisible();
    for (const [label, count] of [
      ['صفوف صالحة', '2'],
      ['صفوف غير صالحة', '2'],
      ['تم استيرادها', '2'],
    ] as const)
      await expect(figure(page, label)).toContainText(count);
    await expect(log.getByRole('row')).toHaveCount(4);
    await expect(page.getByRole('table', { name: 'صفوف استُوردت' }).getByRole('row')).toHaveCount(3);
  };
  await remains();
  await page.getByRole('link', { name: 'عرض المنتجات' }).click();
  await expect(page.getByRole('heading', { name: 'المنتجات', level: 1 })).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/import-products');
  await remains();
  await expectCleanAtBothWidths(page);
  await page.getByRole('button', { name: 'استيراد ملف جديد' }).click();
  await expect(log).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('ملف المنتجات')).toBeAttached();
  await expect(log).toBeHidden();
  await choose(page, file);
  await fillPurchase(page, invoice, supplier);
  await importButton(page).click();
  await expect(page.getByText(`رقم الفاتورة ${ltr(invoice)} مسجل لهذا المورد من قبل`)).toBeVisible();
  await page.goto(`/products?q=${fresh}`);
  await expect(page.getByText(fresh)).toBeVisible();
});

test('CSV-13 CSV-17: invalid files show the reason, and nothing can be imported', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/import-products');
  const refused = async (file: Parameters<typeof choose>[1], message: string) => {
    await choose(page, file);
    await expect(page.getByText(message).filter({ visible: true }).first()).toBeVisible();
    await expect(importButton(page)).toHaveAttribute('aria-disabled', 'true');
  };
  const bytes = (buffer: Buffer) => ({ name: 'parts.csv', mimeType: 'text/csv', buffer });
  await refused(bytes(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2])), 'الملف ليس جدولاً نصياً');
  await refused(bytes(Buffer.alloc(0)), 'الملف فارغ');
  await refused(csv(header), 'يجب اختيار المورد والمستودع');
  await expect(figure(page, 'صفوف صالحة')).toContainText('0');
  await refused(csv(header, row('T-100'), row('t 100')), 'خطأ في الملف: رقم القطعة مكرر: t 100');
  await expect(figure(page, 'صفوف صالحة')).toContainText('0');

  const huge = test.info().outputPath('huge.csv');
  const handle = await open(huge, 'w');
  await handle.truncate(200 * 1024 * 1024);
  await handle.close();
  await refused(huge, 'حجم الملف أكبر من المسموح، الحد الأقصى 50 ميجابايت');
  await rm(huge);
});

test('CSV-02: a workbook with columns of its own, in rials, from a vehicle that was taken apart', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  const supplier = await aSupplier(page);
  const [number, vehicle] = [newPartNumber(), `C-${newPartNumber()}`];
  await page.goto('/import-products');
  await choose(page, { name: 'قائمة.xlsx', mimeType: 'application/zip', buffer: aWorkbook(number) });
  await expect(page.getByText('لم نتعرف على كل الأعمدة المطلوبة')).toBeVisible();
  await page
    .getByRole('combobox', { name: 'النوع', exact: true })
    .selectOption({ label: 'مستعمل لكل الصفوف' });
  await page
    .getByRole('combobox', { name: 'الحالة', exact: true })
    .selectOption({ label: 'متاح لكل الصفوف' });
  await page.getByRole('combobox', { name: 'سعر التكلفة' }).selectOption({ label: 'Landed — 32400' });
  await expect(figure(page, 'صفوف صالحة')).toContainText('1');
  await page.getByLabel('ريال يمني').check();
  const { usd_to_yer: rate } = await api<{ usd_to_yer: number }>(page, 'GET', '/exchange-rate/latest');
  const cost = (Math.round((32_400 * 100) / rate) / 100).toFixed(2);
  await expect(page.getByRole('table', { name: 'صفوف ستُستورد' })).toContainText(`$${cost}`);

  await page.getByText('بيانات السيارة المستعملة').click();
  await page.getByLabel('رمز السيارة').fill(vehicle);
  await page.getByLabel('شركة الصنع').fill('Toyota');
  await page.getByLabel('الموديل').fill('Yaris');
  await fillPurchase(page, `F-${number}`, supplier);
  await importButton(page).click();
  await expect(page.getByText('اكتمل الاستيراد')).toBeVisible();

  await page.goto(`/source-vehicles?q=${vehicle}`);
  await page.getByRole('button', { name: 'Toyota Yaris' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Toyota Yaris');
  await expect(page.getByLabel('أرقام الصفحة')).toContainText(`$${cost}`);
  await expect(page.getByRole('table', { name: 'قطع السيارة' })).toContainText(number);
});

test('PROD-20: parts without a purchase are imported by their columns, and invalid rows are named', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  const known = await makePart(page, { quantity: 3, warehouse: (await aWarehouse(page))._id });
  await page.goto('/products');
  await page.getByRole('link', { name: 'قائمة مورد', exact: true }).click();
  await page.getByLabel('بلا فاتورة شراء').check();
  await expect(page.getByLabel('رقم فاتورة الشراء')).toBeHidden();
  await expect(page.getByText('لا توجد بيانات صالحة للاستيراد').last()).toBeVisible();
  await choose(
    page,
    csv(
      header.replace('costPrice', 'Landed'),
      row(newPartNumber()),
      row(known.partNumber),
      '',
      row('BAD', 'فلاتر,new,available,x,5,8,1,'),
    ),
  );
  await page.getByRole('combobox', { name: 'سعر التكلفة' }).selectOption({ label: 'Landed — 5' });
  await expect(figure(page, 'القيمة بسعر الشراء')).toContainText('$108.00');
  await expectCleanAtBothWidths(page);

  // The response is lost; the retry must not import the pieces twice.
  await page.route('**/api/import-csv/products', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await importButton(page).click();
  await expect(page.getByText('فشل في استيراد المنتجات')).toBeVisible();
  await page.unroute('**/api/import-csv/products');
  await importButton(page).click();
  await expect(page.getByText('تم استيراد منتجين بنجاح').first()).toBeVisible();
  await expect(figure(page, 'تم استيرادها')).toContainText('2');
  const failed = page.getByRole('table', { name: 'أخطاء الملف' }).getByRole('row').last();
  await expect(failed).toContainText('5');
  await expect(failed).toContainText('سعر الشراء يجب أن يكون رقماً موجباً');
  await expect(page.getByRole('link', { name: 'عرض المشتريات' })).toBeHidden();
  expect(await api(page, 'GET', `/products/${known._id}`)).toMatchObject({ quantity: 15 });
  const [moved] = await api<object[]>(page, 'GET', `/inventory/${known._id}/movements`);
  expect(moved).toMatchObject({ reason: 'import', quantity: 12, note: 'parts.csv' });
});

test('a value for all rows leaves the category and type of parts that the shop has', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  const supplier = await aSupplier(page);
  const known = await makePart(page, { type: 'used', quantity: 3, warehouse: (await aWarehouse(page))._id });
  const { category } = await api<{ category: string }>(page, 'GET', `/products/${known._id}`);
  const importAs = async (sellingPrice: number) => {
    await choose(
      page,
      csv(
        'partNumber,name,purchasePrice,costPrice,sellingPrice,quantity',
        `${known.partNumber},فلتر زيت,5,5,${sellingPrice},1`,
      ),
    );
    for (const [field, label] of [
      ['الفئة', 'غير مصنف لكل الصفوف'],
      ['النوع', 'جديد لكل الصفوف'],
      ['الحالة', 'متاح لكل الصفوف'],
    ] as const)
      await page.getByRole('combobox', { name: field, exact: true }).selectOption({ label });
    await importButton(page).click();
    await expect(page.getByText('اكتمل الاستيراد')).toBeVisible();
    expect(await api(page, 'GET', `/products/${known._id}`)).toMatchObject({
      category,
      type: 'used',
      sellingPrice,
    });
  };
  await page.goto('/import-products');
  await page.getByLabel('بلا فاتورة شراء').check();
  await importAs(9);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'استيراد ملف جديد' }).click();
  await fillPurchase(page, `F-${newPartNumber()}`, supplier);
  await importAs(11);
});

test('on a phone, left half-way and come back to, with the columns chosen by hand', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn('admin', '/import-products');
  await page.getByLabel('رقم فاتورة الشراء').fill('F-HALF');
  const file = csv(
    header.replace('costPrice', 'Landed'),
    row(newPartNumber()),
    row('', 'فلاتر,new,available,1,1,1,1,'),
  );
  await choose(page, file);
  const costColumn = page.getByRole('combobox', { name: 'سعر التكلفة' });
  await costColumn.selectOption({ label: 'Landed — 5' });
  await expect(figure(page, 'صفوف صالحة')).toContainText('1');
  await expectClean(page);
  // simulates a closed browser
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(page.getByText('استعدنا الاستيراد الذي لم يكتمل')).toBeVisible();
  await expect(page.getByLabel('رقم فاتورة الشراء')).toHaveValue('F-HALF');
  await expect(figure(page, 'صفوف صالحة')).toContainText('1');
  await choose(page, file);
  await expect(page.getByText('لم نتعرف على كل الأعمدة المطلوبة')).toBeVisible();
  await expect(costColumn).toHaveValue('');
  await page.getByRole('button', { name: 'حذف المسودة' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'حذف المسودة' }).click();
  await expect(page.getByLabel('رقم فاتورة الشراء')).toHaveValue('');
});

/** A workbook with one used part, unknown column headings, and a formula for the cost. */
function aWorkbook(number: string): Buffer {
  const words = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  const headings = ['رقم القطعة', 'الصنف', 'القسم', 'سعر الشراء', 'Landed', 'سعر البيع', 'العدد'];
  const cells = `${words(number)}${words('مرآة يمين')}${words('مرايا')}<c><v>27000</v></c><c><f>D2*1.2</f><v>32400</v></c><c><v>48600</v></c><c><v>1</v></c>`;
  const parts = {
    '_rels/.rels':
      '<Relationships><Relationship Id="a" Type="x/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    'xl/workbook.xml': '<workbook><sheets><sheet name="ورقة1" r:id="a"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="a" Type="x/worksheet" Target="sheet.xml"/></Relationships>',
    'xl/sheet.xml': `<worksheet><sheetData><row>${headings.map(words).join('')}</row><row>${cells}</row></sheetData></worksheet>`,
  };
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)]))),
  );
}
