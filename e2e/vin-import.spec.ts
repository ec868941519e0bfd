import { expectClean } from './clean';
import { askApi, expect, test } from './shop';

const stamp = Date.now().toString(36).toUpperCase();

test.describe('VIN parts import', () => {
  // VIN-01 to VIN-08, VIN-13, VIN-14, VIN-17, VIN-18
  test('takes rows from a sheet, fills defaults, saves them and prints labels', async ({ page, signIn }) => {
    await signIn('admin', '/vin-parts-import');
    const search = page.getByRole('button', { name: 'بحث بالذكاء الاصطناعي' });
    await search.click();
    await expect(page.getByText('الرجاء إدخال VIN أولًا').first()).toBeVisible();
    await page.getByLabel('رقم الهيكل (VIN)').fill('nze1213012345');

    const cells = `VI-${stamp}-1\tدينمو تجربة\r\nVI-${stamp}-2\tسلف تجربة\r\n`;
    await page.getByLabel('رقم القطعة، صف 1').evaluate((cell, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, cells);
    await expect(page.getByLabel('الاسم، صف 2')).toHaveValue('سلف تجربة');
    const save = page.getByRole('button', { name: 'حفظ القطع (2)' });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await expect(
      page.getByText('يرجى اختيار المستودع وتعبئة الكميات والأسعار').filter({ visible: true }),
    ).toBeVisible();

    await page.getByLabel('المستودع الافتراضي').selectOption({ index: 1 });
    await page.getByLabel('الموقع الافتراضي').fill('رف 9');
    await page.getByRole('button', { name: 'تعبئة الافتراضيات' }).click();
    await expect(page.getByLabel('الكمية، صف 1')).toHaveValue('1');
    await page.getByLabel('سعر البيع، صف 1').fill('90.5');
    await page.keyboard.press('Control+d');
    await expect(page.getByLabel('سعر البيع، صف 2')).toHaveValue('90.5');
    await page.getByLabel('الكمية، صف 1').fill('3');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('الكمية، صف 2')).toBeFocused();
    await page.route('**/api/products/import-from-vin', (route) => route.fulfill({ status: 500, json: {} }), {
      times: 1,
    });
    await save.click();
    await expect(page.getByText('فشل الاستيراد', { exact: true }).first()).toBeVisible();
    await save.click();
    await expect(page.getByText('تم الاستيراد').first()).toBeVisible();

    const [part] = await askApi(page, 'GET', `/products/search?q=VI-${stamp}-1`);
    expect(part).toMatchObject({ quantity: 3, sellingPrice: 90.5, type: 'used', location: 'رف 9' });
    await page.getByRole('button', { name: 'طباعة ملصقات القطع' }).click();
    await expect(page.getByRole('dialog')).toContainText('عدد الأصناف: 2');
  });

  // VIN-12, VIN-15, VIN-16
  test('fills the table with the parts of a vehicle the shop knows, and says so when it knows none', async ({
    page,
    signIn,
  }) => {
    await signIn('admin', '/vin-parts-import');
    const vin = page.getByLabel('رقم الهيكل (VIN)');
    const search = page.getByRole('button', { name: 'بحث بالذكاء الاصطناعي' });
    await vin.fill('WVWZZZ1JZ3W386752');
    await page.route('**/api/ai-enrichment/vin-parts', (route) => route.fulfill({ status: 500, json: {} }), {
      times: 1,
    });
    await search.click();
    await expect(page.getByText('فشل جلب البيانات من OpenAI', { exact: true }).first()).toBeVisible();
    await search.click();
    await expect(page.getByText('لم يتم العثور على قطع لهذه المركبة.').first()).toBeVisible();
    await vin.fill('2T1BU4EE9AC123456');
    await search.click();
    await expect(page.getByLabel('التوافق، صف 2', { exact: true })).toHaveValue(/Toyota، Corolla، 2010/);
    await expect(page.getByText('سنة 2010: من الخانة العاشرة في رقم الهيكل')).toBeVisible();
  });

  test('is accessible at 360 px', async ({ page, signIn }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn('admin', '/vin-parts-import');
    await expect(page.getByLabel('رقم القطعة، صف 1')).toBeVisible();
    await expectClean(page);
  });
});
