import type { Page } from '@playwright/test';
import { expectCleanAtBothWidths } from './clean';
import { losingAnswers } from './losing-answers';
import { api, aWarehouse, makePart, newPartNumber } from './parts';
import { scanFast } from './scan';
import { askApi, demoPassword, expect, test } from './shop';

interface Drawer {
  _id: string;
  name: string;
  openShift: { _id: string } | null;
}

/** A drawer of the test's own, so that tests of other files find theirs as they left it. */
async function newDrawer(page: Page): Promise<Drawer> {
  const name = `صندوق ${crypto.randomUUID().slice(0, 8)}`;
  return askApi(page, 'POST', '/drawers', { name, currencies: ['YER', 'USD'] });
}

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const pieces = (page: Page, note: string, currency: string) =>
  page.getByRole('textbox', { name: `عدد فئة ${note} ${currency}` });
const total = (page: Page, currency: string) => page.getByRole('status', { name: `مجموع ${currency}` });

/** Counts a drawer that has nothing but rials in it, to open a shift on it. */
async function countDrawer(page: Page, drawer: Drawer) {
  await page.getByRole('button', { name: 'فتح وردية' }).click();
  const form = dialog(page, 'فتح وردية');
  await form.getByRole('combobox', { name: 'الصندوق' }).selectOption({ label: drawer.name });
  await pieces(page, '1,000', 'ريال يمني').fill('5');
  await form.getByRole('button', { name: 'لا يوجد دولار أمريكي في الصندوق' }).click();
  return { form, send: form.getByRole('button', { name: 'فتح الوردية' }) };
}

/** A clerk of the test's own: a till of another test that is out of contact would hold back the close. */
async function newClerk(page: Page): Promise<string> {
  const username = `cashier_${newPartNumber().toLowerCase()}`;
  await askApi(page, 'POST', '/users', { username, name: 'أمين صندوق', password: demoPassword });
  return username;
}

test('an opening count that differs is asked about, survives a reload and stays in the history', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  const drawer = await newDrawer(page);
  const rials = (amount: number) => [
    { currency: 'YER', amount },
    { currency: 'USD', amount: 0 },
  ];
  const { _id } = await api<{ _id: string }>(page, 'POST', '/shifts', {
    drawer: drawer._id,
    floats: rials(5000),
  });
  await askApi(page, 'POST', `/shifts/${_id}/close`, { counts: rials(5000) });

  await page.goto('/');
  await page.getByRole('link', { name: 'فتح وردية' }).click();
  const form = dialog(page, 'فتح وردية');
  const chooseDrawer = () =>
    form.getByRole('combobox', { name: 'الصندوق' }).selectOption({ label: drawer.name });
  const choose = async () => {
    await page.getByRole('button', { name: 'فتح وردية' }).click();
    await chooseDrawer();
  };
  await chooseDrawer();
  await pieces(page, '1,000', 'ريال يمني').fill('3');
  await form.getByRole('button', { name: 'لا يوجد دولار أمريكي في الصندوق' }).click();
  await expect(total(page, 'ريال يمني')).toContainText('3,000');
  await page.reload();
  await choose();
  await expect(total(page, 'ريال يمني')).toContainText('3,000');
  // what is typed into a restored box replaces its number
  await pieces(page, '1,000', 'ريال يمني').focus();
  await page.keyboard.type('4');
  await expect(total(page, 'ريال يمني')).toContainText('4,000');
  await form.getByRole('button', { name: 'بدء عدّ جديد' }).click();
  await page
    .getByRole('alertdialog', { name: 'حذف المسودة' })
    .getByRole('button', { name: 'حذف المسودة' })
    .click();
  await expect(pieces(page, '1,000', 'ريال يمني')).toHaveValue('');
  await expect(form.getByText('عدّ محفوظ من قبل')).toBeHidden();
  await pieces(page, '1,000', 'ريال يمني').fill('3');
  await form.getByRole('button', { name: 'لا يوجد دولار أمريكي في الصندوق' }).click();
  await form.getByRole('button', { name: 'فتح الوردية' }).click();
  await expect(form.getByLabel('سبب الفرق')).toBeFocused();
  await page.keyboard.type('أخذها المالك مساء');
  await expectCleanAtBothWidths(page);
  await form.getByRole('button', { name: 'فتح الوردية' }).click();
  await expect(form).toBeHidden();

  const current = await api<{ _id: string }>(page, 'GET', '/shifts/current');
  await askApi(page, 'POST', `/shifts/${current._id}/close`, { counts: rials(3000) });
  await page.goto(`/cash/shifts/${current._id}`);
  const slip = page.getByRole('article', { name: /تقرير الإقفال Z رقم/ });
  await expect(slip.getByText('سبب فرق الافتتاح')).toBeVisible();
  await expect(slip.getByText('أخذها المالك مساء')).toBeVisible();
  await expect(page.getByText('لا فرق')).toBeVisible();
  await expectCleanAtBothWidths(page);

  // the count that was sent is not kept
  await page.goto('/cash');
  await choose();
  await expect(total(page, 'ريال يمني')).not.toContainText('3,000');
});

test('a clerk opens a shift, sells, pays out, counts with a difference and prints the Z report', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  const drawer = await newDrawer(page);
  const { _id: warehouse } = await aWarehouse(page);
  const part = await makePart(page, { quantity: 5, warehouse, minStockLevel: 1, costPrice: 5 });

  await signIn(await newClerk(page), '/cash?close=1');
  await expect(page.getByText('لا توجد وردية مفتوحة لك')).toBeVisible();
  // there is none to close, and the next one is not closed for it
  await expect(page).toHaveURL(/\/cash$/);
  await expectCleanAtBothWidths(page);
  const { form, send: open } = await countDrawer(page, drawer);
  await open.click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('heading', { name: drawer.name })).toBeVisible();
  await expectCleanAtBothWidths(page);
  await expect(page.getByText('المفترض في الصندوق')).toBeHidden();

  // sells for cash at the counter, whose header names the drawer
  await page.goto('/sales?new=1');
  await expect(page.getByText(drawer.name)).toBeVisible();
  await scanFast(page, part.partNumber);
  const line = page.getByRole('list', { name: 'أصناف الفاتورة' }).getByRole('listitem');
  await expect(line).toHaveCount(1);
  await page.keyboard.press('F8');
  await expect(page.getByRole('radio', { name: 'نقدي' })).toBeChecked();
  await page.keyboard.press('F4');
  await expect(line).toBeHidden();

  // pays out by its key; a digit typed before the dialog has loaded is no key of another one
  await page.goto('/cash');
  await page.getByRole('heading', { name: drawer.name }).waitFor();
  await page.keyboard.press('2');
  await page.keyboard.press('0');
  const payOut = dialog(page, 'سحب من الصندوق');
  await expect(payOut.getByRole('textbox', { name: 'المبلغ' })).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  // at a person's pace: faster keys before Enter are a scan
  await page.keyboard.type('1000', { delay: 80 });
  await payOut.getByLabel('البيان').fill('مسحوبات المالك');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'تم تسجيل السحب' })).toBeVisible();

  // counts blindly from the counter: notes downwards by Enter, dollars none
  await page.goto('/sales?new=1');
  await expect(page.getByText(drawer.name)).toBeVisible();
  await page.keyboard.press('F7');
  const close = dialog(page, `إقفال وردية ${drawer.name}`);
  await expect(pieces(page, '1,000', 'ريال يمني')).toBeFocused();
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(pieces(page, '500', 'ريال يمني')).toBeFocused();
  await page.keyboard.type('1');
  await expect(total(page, 'ريال يمني')).toContainText('3,500');
  await page.keyboard.press('ArrowUp');
  await expect(pieces(page, '1,000', 'ريال يمني')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(pieces(page, '100', 'دولار أمريكي')).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(close.getByText('عُدّ كل عملة من عملات الصندوق')).toBeVisible();
  await close.getByRole('button', { name: 'لا يوجد دولار أمريكي في الصندوق' }).click();
  await expect(close.getByText('عُدّ كل عملة من عملات الصندوق')).toBeHidden();
  await expect(close.getByText('المفترض')).toBeHidden();
  const send = close.getByRole('button', { name: 'إرسال العدّ وإقفال الوردية' });
  await send.click();
  await expect(close.getByLabel('سبب الفرق')).toBeFocused();
  await page.keyboard.type('باقٍ أُعطي خطأً');
  await expectCleanAtBothWidths(page);
  await send.click();

  const z = dialog(page, /تقرير الإقفال Z رقم/);
  await expect(z.getByText('المفترض في الصندوق').first()).toBeVisible();
  await expect(z.getByText('عجز')).toBeVisible();
  await expect(z.getByText('باقٍ أُعطي خطأً')).toBeVisible();
  await page.evaluate(() =>
    Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }),
  );
  await page.keyboard.press('Enter');
  await expect(page.locator('body[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body > .slip-print article')).toBeVisible();
  await expect(z).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
});

test('a shift whose opening has no answer is opened once by pressing again, and its count is not kept', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  const drawer = await newDrawer(page);
  await signIn(await newClerk(page), '/cash');
  const { form, send } = await countDrawer(page, drawer);
  const mine = page.getByRole('heading', { name: drawer.name });
  await losingAnswers(page, '/shifts', async () => {
    await send.click();
    await expect(mine).toBeVisible();
    await expect(form.getByText('فشل في فتح الوردية')).toBeVisible();
  });
  await expect(form.getByRole('combobox', { name: 'الصندوق' })).toHaveValue(drawer._id);
  await send.click();
  await expect(page.getByText(`فُتحت الوردية على ${drawer.name}`)).toBeVisible();
  await expect(form).toBeHidden();

  const { _id } = await api<{ _id: string }>(page, 'GET', '/shifts/current');
  await api(page, 'POST', `/shifts/${_id}/close`, {
    counts: [
      { currency: 'YER', amount: 5000 },
      { currency: 'USD', amount: 0 },
    ],
  });
  await expect(mine).toBeHidden();
  await page.getByRole('button', { name: 'فتح وردية' }).click();
  await form.getByRole('combobox', { name: 'الصندوق' }).selectOption({ label: drawer.name });
  await expect(form.getByText('عدّ محفوظ من قبل')).toBeHidden();
  await expect(pieces(page, '1,000', 'ريال يمني')).toHaveValue('');
});

test('a colleague joins an open shift, and the manager closes it from the history', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  const drawer = await newDrawer(page);
  await askApi(page, 'POST', '/shifts', {
    drawer: drawer._id,
    floats: [
      { currency: 'YER', amount: 2000 },
      { currency: 'USD', amount: 0 },
    ],
  });

  await signIn('sales_manager', '/cash');
  await page
    .getByRole('region', { name: 'ورديات الزملاء' })
    .locator('div')
    .filter({ hasText: drawer.name })
    .getByRole('button', { name: 'الانضمام' })
    .last()
    .click();
  await expect(page.getByRole('heading', { name: drawer.name })).toBeVisible();

  await signIn('admin', '/cash?tab=shifts');
  await page.getByRole('button', { name: drawer.name }).click();
  await expect(page.getByRole('heading', { name: 'تقرير الوردية X' })).toBeVisible();
  await expect(page.getByText('المفترض في الصندوق').first()).toBeVisible();
  await page.getByRole('button', { name: 'إقفال الوردية' }).click();
  await pieces(page, '1,000', 'ريال يمني').fill('2');
  await page.getByRole('button', { name: 'لا يوجد دولار أمريكي في الصندوق' }).click();
  await page.getByRole('button', { name: 'إرسال العدّ وإقفال الوردية' }).click();
  await expect(dialog(page, /تقرير الإقفال Z رقم/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('لا فرق')).toBeVisible();
  await page.getByRole('button', { name: 'إعادة فتح الوردية' }).click();
  await page.getByRole('button', { name: 'إعادة الفتح', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'تقرير الوردية X' })).toBeVisible();
  const { _id } = await api<{ _id: string }>(page, 'GET', `/shifts/current`);
  await askApi(page, 'POST', `/shifts/${_id}/close`, {
    counts: [
      { currency: 'YER', amount: 2000 },
      { currency: 'USD', amount: 0 },
    ],
  });
});

/** A rent that is due today, and its note. */
async function newRent(page: Page): Promise<string> {
  const categories = await askApi(page, 'GET', '/expense-categories');
  const note = `إيجار ${crypto.randomUUID().slice(0, 8)}`;
  await askApi(page, 'POST', '/recurring-expenses', {
    category: categories[0]._id,
    currency: 'YER',
    amount: 60_000,
    every: 'month',
    nextOn: new Date().toISOString().slice(0, 10),
    note,
  });
  return note;
}

test('expenses are paid, found and cancelled; a recurring one is paid by one button', async ({
  page,
  signIn,
}) => {
  await signIn('accountant', '/cash?tab=expenses');
  const note = `فاتورة ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByRole('button', { name: 'مصروف جديد' }).first().click();
  const form = dialog(page, 'مصروف جديد');
  await form.getByLabel('نوع المصروف').selectOption({ label: 'كهرباء وماء' });
  await form.getByRole('textbox', { name: 'المبلغ' }).fill('12000');
  await form.getByLabel('البيان').fill(note);
  await expectCleanAtBothWidths(page);
  await form.getByRole('button', { name: 'تسجيل المصروف' }).click();
  await expect(form).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: note });
  await expect(row).toBeVisible();
  await page.getByRole('searchbox', { name: 'ابحث في المصروفات' }).fill(note);
  await expect(page.getByRole('row').filter({ hasNotText: note })).toHaveCount(1); // the header
  await expect(row).toContainText('12,000');
  await expectCleanAtBothWidths(page);
  await row.getByRole('button').first().click();
  await page.getByRole('button', { name: 'إلغاء المصروف' }).click();
  await dialog(page, /إلغاء المصروف/)
    .getByRole('button', { name: 'إلغاء المصروف' })
    .click();
  await expect(page.getByText('تم إلغاء المصروف').first()).toBeVisible();

  const rent = await newRent(page);
  await page.goto('/cash?tab=expenses');
  const due = page.getByRole('region', { name: 'مصروفات حلّ موعدها' });
  const proposed = due.locator('div').filter({ hasText: rent });
  await proposed.getByRole('button', { name: /^دفع/ }).click();
  await expect(due.getByText(rent)).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: rent })).toContainText('60,000');
});

test('a recurring expense whose payment has no answer is paid once by pressing again', async ({
  page,
  signIn,
}) => {
  const rent = await newRent(page);
  await signIn('accountant', '/cash?tab=expenses');
  const due = page.getByRole('region', { name: 'مصروفات حلّ موعدها' });
  const proposed = due.locator('div').filter({ hasText: rent });
  const paid = page.getByRole('row').filter({ hasText: rent });
  const pay = proposed.getByRole('button', { name: /^دفع/ });
  await losingAnswers(page, '/expenses', async () => {
    await pay.click();
    await expect(paid).toBeVisible();
    await expect(page.getByText('فشل في تسجيل المصروف')).toBeVisible();
  });
  await expect(proposed.getByRole('button', { name: /^تعديل/ })).toBeDisabled();
  await pay.click();
  await expect(page.getByText(/^تم دفع/)).toBeVisible();
  await expect(proposed).toBeHidden();
  await expect(paid).toHaveCount(1);
});

test('money is exchanged with the day’s rate beside it', async ({ page, signIn }) => {
  await signIn('admin', '/cash?tab=accounts');
  await page.getByRole('button', { name: 'تحويل نقود' }).click();
  const form = dialog(page, 'تحويل نقود');
  await form.getByLabel('من حساب').selectOption({ label: 'الخزنة' });
  await form.getByLabel('إلى حساب').selectOption({ label: 'الصراف' });
  await form.getByRole('textbox', { name: 'المبلغ', exact: true }).fill('100');
  await form.getByRole('textbox', { name: 'المبلغ', exact: true }).press('$');
  await form.getByLabel('يصل بعملة أخرى').check();
  const received = form.getByRole('textbox', { name: 'المبلغ المستلم' });
  await received.fill('50000');
  await expect(form.getByText('سعر المصارفة')).toBeVisible();
  await expect(form.getByText('500', { exact: true })).toBeVisible();
  await expect(form.getByText(/خسارة الصرف|ربح الصرف/)).toBeVisible();
  await expectCleanAtBothWidths(page);
  await form.getByRole('button', { name: 'تسجيل التحويل' }).click();
  // far from the day's rate, so it is asked about
  const far = page.getByRole('alertdialog', { name: 'سعر المصارفة بعيد عن سعر اليوم' });
  await far.getByRole('button', { name: 'تسجيل التحويل' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('table', { name: 'التحويلات' }).getByRole('row').nth(1)).toContainText('50,000');
});

test('a bank is reconciled: first its opening balance, then a difference with its reason', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/cash?tab=accounts');
  const bank = `بنك ${Date.now()}`;
  await page.getByRole('button', { name: 'إضافة حساب' }).click();
  const adding = dialog(page, 'إضافة حساب نقود');
  await adding.getByLabel('الاسم').fill(bank);
  await adding.getByRole('button', { name: 'حفظ' }).click();
  const row = page.getByRole('table', { name: 'الحسابات' }).getByRole('row').filter({ hasText: bank });
  const count = async (rials: string) => {
    await row.getByRole('button', { name: `إجراءات ${bank}` }).click();
    await page.getByRole('menuitem', { name: 'مطابقة الرصيد' }).click();
    const form = dialog(page, `مطابقة رصيد ${bank}`);
    await form.getByLabel('مبلغ ريال يمني').fill(rials);
    for (const other of ['دولار أمريكي', 'ريال سعودي']) await form.getByLabel(`مبلغ ${other}`).fill('0');
    return form;
  };
  const first = await count('5000');
  await expect(first.getByText('أول عدّ لهذا الحساب')).toBeVisible();
  await expectCleanAtBothWidths(page);
  await first.getByRole('button', { name: 'تسجيل العدّ' }).click();
  await expect(first).toBeHidden();
  await expect(row).toContainText('5,000');
  const second = await count('4000');
  await second.getByRole('button', { name: 'تسجيل العدّ' }).click();
  await second.getByLabel('سبب الفرق').fill('رسوم');
  await second.getByRole('button', { name: 'تسجيل العدّ' }).click();
  await expect(second).toBeHidden();
  await expect(row).toContainText('4,000');
});
