import { expectClean } from './clean';
import { askApi, expect, test } from './shop';

const stamp = Date.now().toString(36).toUpperCase();

test.describe('AI enrichment', () => {
  // AI-01 to AI-04, AI-08 to AI-11, TOOL-20
  test('finds a part by the number of another maker and adopts it into the product form', async ({
    page,
    signIn,
  }) => {
    await askApi(page, 'POST', '/products', {
      name: 'طرمبة تجربة',
      partNumber: `EN-${stamp}`,
      category: 'تبريد تجربة',
      oemNumbers: [`OEM-${stamp}`],
      vehicleCompatibility: [{ make: 'Toyota', model: 'Hilux', yearFrom: 2005, yearTo: 2015 }],
    });
    await signIn('admin', '/ai-enrichment');
    await expect(page.getByText(/^مدير.*:/)).toBeVisible();
    const search = page.getByRole('button', { name: 'بحث', exact: true });
    await search.click();
    await expect(page.getByText('يرجى إدخال رقم القطعة')).toBeVisible();
    await page.getByLabel('رقم القطعة').fill(`oem ${stamp}`);
    await page.getByLabel('تلميحات').fill('{oops');
    await search.click();
    await expect(page.getByRole('tabpanel').getByRole('alert')).toContainText('صيغة التلميحات غير صحيحة');
    await page.getByLabel('تلميحات').fill('');
    await search.click();
    await expect(page.getByText('الثقة 90%').first()).toBeVisible();
    await expect(page.getByText('رقم الوكالة (OEM) للقطعة').first()).toBeVisible();
    await page.getByRole('button', { name: 'اعتماد البيانات' }).click();

    const form = page.getByRole('dialog', { name: 'إضافة منتج' });
    await expect(form.getByLabel('اسم المنتج')).toHaveValue('طرمبة تجربة');
    await expect(form.getByLabel('الموديل')).toHaveValue('Hilux');
  });

  // AI-05 to AI-07, AI-12, TOOL-20, TOOL-21
  test('reads a VIN and hands its parts to the import table', async ({ page, signIn }) => {
    await signIn('admin', '/ai-enrichment-used');
    await expect(page.getByRole('tab', { name: 'القطع المستعملة' })).toHaveAttribute('aria-selected', 'true');
    const search = page.getByRole('button', { name: 'بحث', exact: true });
    await search.click();
    await expect(page.getByText('يرجى إدخال رقم VIN')).toBeVisible();
    const vin = page.getByLabel('رقم الهيكل (VIN)');
    await vin.fill('2t1bu');
    await search.click();
    await expect(page.getByRole('tabpanel').getByRole('alert')).toContainText('17 خانة');
    await vin.fill('2t1bu4ee9ac123456');
    await expect(vin).toHaveValue('2T1BU4EE9AC123456');
    await page.getByLabel('القطعة المطلوبة').selectOption('Alternator');
    await search.click();
    await expect(page.getByText('Corolla', { exact: true })).toBeVisible();
    await expect(page.getByText('دينمو', { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'اعتماد البيانات' }).click();
    await expect(page).toHaveURL(/vin-parts-import/);
    await expect(page.getByLabel('الاسم، صف 1', { exact: true })).toHaveValue('دينمو');
  });

  test('is accessible at 360 px', async ({ page, signIn }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn('viewer', '/ai-enrichment-used');
    await page.getByLabel('رقم الهيكل (VIN)').fill('JTEBU3FJX05027008');
    await page.getByRole('main').getByRole('button', { name: 'بحث', exact: true }).click();
    await expect(page.getByText('القطع المحتملة')).toBeVisible();
    await expect(page.getByText('من 2009 إلى 2023', { exact: true })).toBeVisible();
    await page.getByText('مرجّح').first().click();
    await expect(page.getByText('خبرة مستوردي السيارات', { exact: true }).first()).toBeVisible();
    await expectClean(page);
  });
});
