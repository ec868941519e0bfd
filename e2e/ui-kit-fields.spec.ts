import type { Page } from '@playwright/test';
import { expectCleanAtBothWidths } from './clean';
import { press, test, useKitPage } from './kit-page';
import { expect } from './shop';

useKitPage();

test.describe('a box with a list', () => {
  const box = (page: Page) => page.getByRole('combobox', { name: 'القطعة', exact: true });
  const options = (page: Page) => page.getByRole('listbox', { name: 'النتائج' }).getByRole('option');
  const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
  const expectActive = async (page: Page, name: string) =>
    expect(page.locator(`[id="${await box(page).getAttribute('aria-activedescendant')}"]`)).toHaveText(
      new RegExp(name),
    );
  const chosen = 'فلتر زيت تويوتا كورولا 2015';

  test.beforeEach(async ({ page }) => {
    await box(page).fill('90915-YZZD2');
    await press(page, 'Enter');
    await expect(box(page)).toHaveValue(chosen);
  });

  test('searches while one types, is walked with the arrows, and takes what is chosen', async ({ page }) => {
    await box(page).fill('فلتر');
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(said(page, 'جارٍ البحث…')).toBeVisible();
    await expect(said(page, 'جارٍ البحث…')).toBeHidden();
    await expect(options(page)).toHaveCount(3);
    await expect(options(page).and(page.locator('[aria-selected=true]'))).toHaveText(new RegExp(chosen));
    await expectActive(page, chosen);
    await press(page, 'ArrowDown');
    await expectActive(page, 'فلتر هواء');
    await press(page, 'ArrowUp', 'ArrowUp');
    await expectActive(page, 'إضافة «فلتر»');
    await press(page, 'ArrowDown', 'ArrowDown', 'Enter');
    await expect(box(page)).toHaveValue('فلتر هواء تويوتا هايلكس 2012');
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(box(page)).not.toHaveAttribute('aria-activedescendant');
    await expect(box(page)).toBeFocused();
  });

  test('left with Escape has what it had', async ({ page }) => {
    await box(page).press('ArrowDown');
    await expect(options(page)).toHaveCount(5);
    await press(page, 'Control+a');
    await page.keyboard.type('سير');
    await expect(options(page)).toHaveCount(2);
    await press(page, 'Escape');
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(box(page)).toHaveValue(chosen);
  });

  test('takes what was typed and confirmed before the answer came, as a scanner does', async ({ page }) => {
    await box(page).fill('58101-3XA20');
    await press(page, 'Enter');
    await expect(box(page)).toHaveValue('فحمات فرامل أمامية هيونداي النترا');
  });

  test('says that nothing was found, offers to add it, and tries again after a failure', async ({ page }) => {
    await box(page).fill('دركسون');
    await expect(said(page, 'لا توجد نتائج مطابقة')).toBeVisible();
    await expectActive(page, 'إضافة «دركسون»');
    await press(page, 'Enter');
    await expect(said(page, 'إضافة القطعة «دركسون»')).toBeVisible();
    await box(page).fill('خطأ');
    await expect(said(page, 'تعذّر البحث')).toBeVisible();
    await press(page, 'Enter');
    await expect(said(page, 'جارٍ البحث…')).toBeVisible();
  });

  test('does not take what is out of stock', async ({ page }) => {
    await box(page).fill('طرمبة ماء');
    await expect(options(page).first()).toBeDisabled();
    await press(page, 'Enter');
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
    await press(page, 'Escape');
    await expect(box(page)).toHaveValue(chosen);
  });

  test('emptied by its button keeps the keyboard', async ({ page }) => {
    await box(page).focus();
    await press(page, 'Tab');
    await expect(page.getByRole('button', { name: `محو الاختيار: ${chosen}` })).toBeFocused();
    await press(page, 'Enter');
    await expect(box(page)).toHaveValue('');
    await expect(box(page)).toBeFocused();
  });
});

test.describe('a money box', () => {
  const amount = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
  const currencyOf = (page: Page, name: string, currency: string) =>
    amount(page, name).locator('xpath=../..').getByRole('radio', { name: currency });
  const frame = (page: Page, name: string) => amount(page, name).locator('xpath=..');

  test('is typed in rials, in any digits, with its value in dollars beside it', async ({ page }) => {
    const box = amount(page, 'المستلم');
    await box.fill('');
    await box.pressSequentially('٦٥٠٠');
    await expect(frame(page, 'المستلم')).toContainText('$12.26');
    await press(page, 'Tab');
    await expect(box).toHaveValue('6,500');
    await expect(box).toHaveAttribute('dir', 'ltr');
    await expect(box).toHaveAccessibleDescription(/لتبديل العملة/);
  });

  test('of thousands loses the digit that is deleted, and no more', async ({ page }) => {
    const box = amount(page, 'المستلم');
    await box.fill('45120');
    await press(page, 'Tab');
    await expect(box).toHaveValue('45,120');
    await box.focus();
    // what is focused is selected once more with the next frame
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    for (const key of ['End', 'ArrowLeft', 'Backspace']) await press(page, key);
    await expect(box).toHaveValue('4510');
    await press(page, 'Backspace');
    await expect(box).toHaveValue('450');
    await press(page, 'Tab');
    await expect(box).toHaveValue('450');
  });

  test('keeps the digits that were typed when a key changes the currency', async ({ page }) => {
    const box = amount(page, 'المستلم');
    await box.fill('375');
    await press(page, 's');
    await expect(currencyOf(page, 'المستلم', 'ريال سعودي')).toBeChecked();
    await expect(box).toHaveValue('375');
    await expect(box).toBeFocused();
    await expect(frame(page, 'المستلم')).toContainText('$99.06');
    await press(page, '$');
    await expect(currencyOf(page, 'المستلم', 'دولار أمريكي')).toBeChecked();
    await expect(frame(page, 'المستلم')).toContainText('198,750');
    await press(page, 'y');
  });

  test('converts an amount that was filled in', async ({ page }) => {
    const box = amount(page, 'المستحق');
    await expect(box).toHaveValue('12.50');
    await currencyOf(page, 'المستحق', 'دولار أمريكي').press('ArrowRight');
    await expect(currencyOf(page, 'المستحق', 'ريال يمني')).toBeFocused();
    await expect(box).toHaveValue('6,625');
    await box.press('$');
    await expect(box).toHaveValue('12.50');
  });

  test('refuses a fraction of a rial and a minus, and says why', async ({ page }) => {
    const box = amount(page, 'المستلم');
    await box.fill('');
    await box.press('y');
    await expect(currencyOf(page, 'المستلم', 'ريال يمني')).toBeChecked();
    await box.pressSequentially('12.5');
    await expect(box).toHaveAccessibleDescription('ريال يمني: مبلغ صحيح بلا كسور');
    await press(page, 'Tab');
    await expect(box).toHaveValue('12.5');
    await box.press('$');
    await expect(box).not.toHaveAttribute('aria-invalid');
    await expect(frame(page, 'المستلم')).toContainText('6,625');
    await box.press('y');
    await expect(currencyOf(page, 'المستلم', 'ريال يمني')).toBeChecked();
    await box.fill('');
    await box.pressSequentially('-5');
    await expect(box).toHaveValue('5');
  });

  test('gets the focus back when its currency is pointed at', async ({ page }) => {
    const box = amount(page, 'المستلم');
    await box.fill('');
    await frame(page, 'المستلم').locator('xpath=..').getByText('ر.س', { exact: true }).click();
    await expect(currencyOf(page, 'المستلم', 'ريال سعودي')).toBeChecked();
    await expect(box).toBeFocused();
    await page.keyboard.type('5.25');
    await expect(box).toHaveValue('5.25');
  });
});

test('a price far from the one before is doubted, with the other currency one press away', async ({
  page,
}) => {
  const price = page.getByRole('textbox', { name: 'سعر البيع' });
  const doubt = page.getByRole('alert').filter({ hasText: 'هل المبلغ وعملته صحيحان؟' });
  await price.fill('1300');
  await press(page, 'Tab');
  await expect(doubt).toBeHidden();
  await price.fill('600000');
  await press(page, 'Tab');
  await expect(doubt).toContainText('$1,234.50');
  await doubt.getByRole('button', { name: /المقصود/ }).click();
  await expect(doubt).toBeHidden();
  await expect(price).toHaveValue('600,000');
  await page.getByRole('button', { name: 'الكتابة بالدولار' }).first().click();
  await expect(price).toHaveValue('1,132.08');
});

test.describe('a day', () => {
  const day = (page: Page) => page.getByLabel('تاريخ الاستحقاق');
  const calendar = (page: Page) => page.getByRole('dialog', { name: 'اختيار التاريخ' });

  test('is typed in any of the usual ways, shown day first, and refused when there is none', async ({
    page,
  }) => {
    for (const [typed, shown] of [
      ['5/3', /^05\/03\/\d{4}$/],
      ['050326', '05/03/2026'],
      ['٧/٨/٢٠٢٦', '07/08/2026'],
      ['2026-09-30', '30/09/2026'],
    ] as const) {
      await day(page).fill(typed);
      await press(page, 'Tab');
      await expect(day(page)).toHaveValue(shown);
    }
    await day(page).fill('31/2/2026');
    await press(page, 'Tab');
    await expect(day(page)).toHaveAccessibleDescription('اكتب اليوم ثم الشهر ثم السنة، مثل 5/3/2026');
    await day(page).fill('21/12/2026');
    await press(page, 'Tab');
    await expect(day(page)).toHaveAccessibleDescription('ليس بعد 20/12/2026');
    await day(page).fill('');
    await press(page, 'Tab');
    await expect(day(page)).not.toHaveAttribute('aria-invalid');
  });

  test('is found in a calendar by keyboard, within its limits', async ({ page }) => {
    const focused = calendar(page).locator('button:focus');
    await day(page).fill('15/11/2026');
    await press(page, 'ArrowDown');
    await expect(calendar(page).getByRole('grid', { name: 'نوفمبر 2026' })).toBeVisible();
    await expect(calendar(page).getByRole('columnheader').first()).toHaveText('سبت');
    await expect(focused).toHaveAccessibleName('الأحد، 15 نوفمبر 2026');
    await expectCleanAtBothWidths(page, { within: 'dialog' });
    await press(page, 'ArrowLeft', 'ArrowDown', 'End');
    await expect(focused).toHaveAccessibleName('الجمعة، 27 نوفمبر 2026');
    await press(page, 'PageDown');
    await expect(focused).toHaveAccessibleName('الأحد، 20 ديسمبر 2026');
    await press(page, 'Shift+PageUp');
    await expect(focused).toHaveAccessibleName('السبت، 10 يناير 2026');
    await press(page, 'Escape');
    await expect(calendar(page)).toBeHidden();
    await expect(day(page)).toBeFocused();
    await expect(day(page)).toHaveValue('15/11/2026');

    await press(page, 'ArrowDown');
    await expect(focused).toHaveAccessibleName('الأحد، 15 نوفمبر 2026');
    await press(page, 'ArrowRight', 'Enter');
    await expect(day(page)).toHaveValue('14/11/2026');
    await expect(day(page)).toBeFocused();

    await press(page, 'ArrowDown');
    await calendar(page).getByRole('button', { name: 'محو' }).click();
    await expect(day(page)).toHaveValue('');
  });
});

test('tabs follow the arrows as the page reads, and leave those of the browser alone', async ({ page }) => {
  const tabs = page.getByRole('tablist', { name: 'الفترة' });
  const tab = (name: string) => tabs.getByRole('tab', { name });
  await tab('هذا الأسبوع').focus();
  for (const [key, name] of [
    ['ArrowLeft', 'مقارنة يومية'],
    ['ArrowLeft', 'بحسب الفئة'],
    ['ArrowLeft', 'هذا الأسبوع'],
    ['ArrowRight', 'بحسب الفئة'],
    ['ArrowRight', 'مقارنة يومية'],
    ['Home', 'هذا الأسبوع'],
    ['End', 'بحسب الفئة'],
    ['Alt+ArrowLeft', 'بحسب الفئة'],
    ['Control+Home', 'بحسب الفئة'],
  ] as const) {
    await press(page, key);
    await expect(tab(name)).toBeFocused();
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
  }
  await press(page, 'Tab');
  await expect(tabs.locator(':focus')).toHaveCount(0);
  await press(page, 'Shift+Tab');
  await expect(tab('بحسب الفئة')).toBeFocused();
});

test('a tree unfolds to the left and folds to the right', async ({ page }) => {
  const tree = page.getByRole('tree', { name: 'تصنيفات القطع' });
  const node = (name: string) => tree.getByRole('treeitem', { name });
  await node('فلاتر الزيت').focus();
  await expect(node('فلاتر الزيت')).toHaveAttribute('aria-selected', 'true');
  await expect(node('فلاتر الزيت')).toHaveAttribute('aria-level', '3');
  for (const [key, name] of [
    ['ArrowRight', 'الفلاتر'],
    ['ArrowRight', 'الفلاتر'],
    ['ArrowDown', 'السيور'],
    ['ArrowDown', 'الفرامل'],
    ['ArrowLeft', 'الفرامل'],
    ['ArrowLeft', 'الفحمات'],
    ['End', 'الكهرباء'],
    ['ArrowUp', 'الأقراص'],
    ['Home', 'المحرك'],
    ['Alt+ArrowRight', 'المحرك'],
  ] as const) {
    await press(page, key);
    await expect(node(name)).toBeFocused();
  }
  await expect(node('الفلاتر')).toHaveAttribute('aria-expanded', 'false');
  await expect(node('الفرامل')).toHaveAttribute('aria-expanded', 'true');
  await expect(node('المحرك')).toHaveAttribute('aria-expanded', 'true');
  await expect(node('الكهرباء')).not.toHaveAttribute('aria-expanded');
  await press(page, 'Enter');
  await expect(node('المحرك')).toHaveAttribute('aria-selected', 'true');
});

test.describe('a table', () => {
  const grid = (page: Page) => page.getByRole('grid', { name: 'فواتير المبيعات' });
  const row = (page: Page, number: number) => grid(page).getByRole('row').nth(number);
  const cell = (page: Page, number: number, place: number) =>
    row(page, number).getByRole('gridcell').nth(place);
  const opened = (page: Page, number: string) =>
    page.getByRole('status').filter({ hasText: 'فتح الفاتورة' }).filter({ hasText: number });

  test('is sorted by its headings, and its rows are opened, by keyboard', async ({ page }) => {
    const heading = (name: string) => grid(page).getByRole('columnheader', { name });
    await expect(heading('التاريخ')).toHaveAttribute('aria-sort', 'descending');
    await heading('رقم الفاتورة').getByRole('button').focus();
    await press(page, 'Enter');
    await expect(heading('رقم الفاتورة')).toHaveAttribute('aria-sort', 'ascending');
    await expect(heading('التاريخ')).not.toHaveAttribute('aria-sort');
    await expect(heading('الهاتف').getByRole('button')).toHaveCount(0);
    const first = row(page, 1).getByRole('button').first();
    await expect(first).toHaveText('INV-20261115-001');
    await press(page, 'Enter');
    await expect(heading('رقم الفاتورة')).toHaveAttribute('aria-sort', 'descending');
    await expect(first).toHaveText('INV-20261115-046');
    await first.focus();
    await press(page, 'Enter');
    await expect(opened(page, 'INV-20261115-046')).toBeVisible();
  });

  test('is one stop of Tab, walked with arrows, Home and End', async ({ page }) => {
    await expect(row(page, 1).getByRole('checkbox')).toBeVisible();
    await cell(page, 1, 1).focus();
    for (const [key, number, place] of [
      ['ArrowDown', 2, 1],
      ['ArrowLeft', 2, 2],
      ['ArrowRight', 2, 1],
      ['End', 2, 7],
      ['Home', 2, 0],
      ['ArrowUp', 1, 0],
      ['ArrowUp', 1, 0],
      ['Control+End', 20, 7],
      ['Control+Home', 1, 0],
      ['ArrowLeft', 1, 1],
    ] as const) {
      await press(page, key);
      await expect(cell(page, number, place), `after ${key}`).toBeFocused();
    }
    await press(page, 'Enter');
    await expect(opened(page, 'INV-20261115-046')).toBeVisible();
    await press(page, 'End', 'Enter');
    await expect(page.getByRole('menu', { name: /INV-20261115-046/ })).toBeVisible();
    await press(page, 'Escape', 'Escape');
    await expect(cell(page, 1, 7)).toBeFocused();
    await press(page, 'Tab');
    await expect(grid(page).locator(':focus')).toHaveCount(0);
    await press(page, 'Shift+Tab');
    await expect(cell(page, 1, 7)).toBeFocused();
  });

  test('has rows to pick by Space, Shift and a press, and actions on them that are taken back', async ({
    page,
  }) => {
    const bar = page.getByRole('toolbar', { name: 'إجراءات على المحدد' });
    await expect(row(page, 1).getByRole('checkbox')).toBeVisible();
    await cell(page, 1, 1).focus();
    await press(page, 'Space');
    await expect(row(page, 1)).toHaveAttribute('aria-selected', 'true');
    await press(page, 'ArrowDown', 'ArrowDown', 'Shift+Space');
    await expect(bar).toContainText('المحدد: 3');
    await row(page, 5).click({ modifiers: ['Shift'] });
    await expect(bar).toContainText('المحدد: 5');
    await row(page, 2).click({ modifiers: ['Control'] });
    await expect(row(page, 2)).toHaveAttribute('aria-selected', 'false');
    await expect(bar).toContainText('المحدد: 4');
    await bar.getByRole('button', { name: 'طباعة' }).press('Enter');
    await page.clock.fastForward(9000);
    await page.getByRole('button', { name: 'تراجع' }).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'أُلغيت الطباعة' })).toBeVisible();
    await bar.getByRole('button', { name: 'إلغاء التحديد' }).press('Enter');
    await expect(bar).toBeHidden();
  });

  test('is edited in place: Enter saves, Escape leaves, the reason is beside the box', async ({ page }) => {
    const total = cell(page, 1, 4);
    const box = page.getByRole('textbox', { name: /^إجمالي/ });
    await expect(total).toContainText('$');
    await total.focus();
    await press(page, 'F2');
    await expect(box).toBeFocused();
    await page.keyboard.type('99');
    await press(page, 'Escape');
    await expect(total).toBeFocused();
    await expect(total).not.toContainText('$99.00');
    await press(page, 'Enter');
    await box.fill('');
    await press(page, 'Enter');
    await expect(total.getByRole('alert')).toHaveText('أدخل الإجمالي');
    await page.keyboard.type('99');
    await press(page, 'Enter');
    await expect(page.getByRole('alertdialog', { name: 'المبلغ بعيد عن السابق' })).toBeVisible();
    await page.getByRole('button', { name: 'نعم، احفظ' }).press('Enter');
    await expect(total).toContainText('$99.00');
    await expect(total).toBeFocused();
  });

  test('is a list of rows of two lines on a phone, with its order among the filters', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const list = page.getByRole('list', { name: 'فواتير المبيعات' });
    const first = list.getByRole('listitem').first();
    await expect(first.getByRole('button').first()).toBeVisible();
    expect((await first.boundingBox())?.height).toBeLessThanOrEqual(60);
    await page.getByRole('button', { name: 'تصفية' }).first().press('Enter');
    await page.getByRole('combobox', { name: 'الترتيب' }).first().selectOption('number');
    await expect(first.getByRole('button').first()).toHaveText('INV-20261115-001');
    await first.getByRole('button').first().press('Enter');
    await expect(opened(page, 'INV-20261115-001')).toBeVisible();
    await page.getByRole('button', { name: 'تحديد', exact: true }).press('Enter');
    await first.getByRole('checkbox').check();
    await expect(page.getByRole('toolbar', { name: 'إجراءات على المحدد' })).toContainText('المحدد: 1');
  });
});
