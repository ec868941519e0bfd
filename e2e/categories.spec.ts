import type { Page } from '@playwright/test';
import { expectClean } from './clean';
import { expect, test } from './shop';

const item = (page: Page, name: string) =>
  page.getByRole('treeitem', { name: new RegExp(`^${name}`) }).first();
const names = (page: Page, level: number) =>
  page
    .locator(`[role=treeitem][aria-level="${level}"]`)
    .evaluateAll((rows) => rows.map((row) => row.children[1]?.textContent ?? ''));

async function add(page: Page, arabic: string, english: string) {
  await page.getByLabel('الاسم بالعربية').fill(arabic);
  await page.getByLabel('الاسم بالإنجليزية').fill(english);
  await page.getByRole('button', { name: 'إضافة الفئة' }).click();
  await expect(item(page, arabic)).toBeVisible();
}

/** Creates a main category with two sub-categories, with unique names. */
async function addBranch(page: Page) {
  const mark = String(Date.now()).slice(-6);
  const [tools, jacks, wrenches] = [`معدات ورش ${mark}`, `رافعات ${mark}`, `مفاتيح ${mark}`] as const;
  await page.goto('/parts-categories');
  await add(page, tools, `Tools ${mark}`);
  await item(page, tools).click();
  await page.getByRole('button', { name: 'إضافة فئة فرعية' }).click();
  await expect(page.getByRole('heading', { name: 'إضافة فئة فرعية' })).toBeVisible();
  await add(page, jacks, `Jacks ${mark}`);
  await expect(page.getByLabel('الاسم بالعربية')).toBeFocused();
  await add(page, wrenches, `Wrenches ${mark}`);
  return { mark, tools, jacks, wrenches };
}

test('a branch is added, found and deleted', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/parts-categories');
  await page.getByRole('button', { name: 'إضافة الفئة' }).click();
  await expect(page.getByText('اسم الفئة بالعربية مطلوب')).toBeVisible();
  await expect(page.getByText('اسم الفئة بالإنجليزية مطلوب')).toBeVisible();

  const { mark, tools, jacks, wrenches } = await addBranch(page);
  await page.getByLabel('الاسم بالعربية').fill(jacks);
  await page.getByLabel('الاسم بالإنجليزية').fill('Other');
  await page.getByRole('button', { name: 'إضافة الفئة' }).click();
  await expect(page.getByRole('main').getByText('توجد فئة أخرى باسم «')).toBeVisible();
  // By keyboard: the toast covers the button and stays while the pointer is on it.
  await page.getByRole('button', { name: 'رجوع' }).press('Enter');
  await page.getByRole('button', { name: 'الخروج دون حفظ' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();

  await page.getByRole('searchbox').fill(`WRENCHES ${mark}`);
  await expect(item(page, 'زيوت وفلاتر')).toBeHidden();
  await remove(page, wrenches);
  await page.getByRole('button', { name: 'محو البحث' }).click();
  await remove(page, jacks);
  await remove(page, tools);
});

test('categories are ordered by keys, buttons and dragging, and moved', async ({ page, signIn }) => {
  await signIn('admin');
  const { mark, jacks, wrenches } = await addBranch(page);
  await item(page, wrenches).click();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => names(page, 2)).toEqual([wrenches, jacks]);
  await expect(item(page, wrenches)).toBeFocused();
  await item(page, jacks).click();
  await page.getByRole('button', { name: 'تحريك لأعلى' }).click();
  await expect.poll(() => names(page, 2)).toEqual([jacks, wrenches]);
  await item(page, wrenches)
    .locator('[draggable]')
    .dragTo(item(page, jacks), { targetPosition: { x: 200, y: 3 } });
  await expect.poll(() => names(page, 2)).toEqual([wrenches, jacks]);

  const lifts = `رافعات هيدروليك ${mark}`;
  await item(page, jacks).click();
  await page.getByLabel('تحت الفئة').selectOption({ label: 'داخلية وإكسسوارات' });
  await page.getByLabel('الاسم بالعربية').fill(lifts);
  await page.getByRole('button', { name: 'حفظ التعديلات' }).click();
  await expect(page.getByText('تم حفظ الفئة')).toBeVisible();
  await expect.poll(() => names(page, 2)).toContain(lifts);
  await page.reload();
  await expect(page.getByLabel('الاسم بالعربية')).toHaveValue(lifts);
  await expect(item(page, lifts)).toBeVisible();
});

async function remove(page: Page, name: string) {
  await item(page, name).click();
  await page.getByRole('button', { name: 'حذف الفئة' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('هل أنت متأكد من حذف هذه الفئة؟');
  await expect(question).toContainText(name);
  await question.getByRole('button', { name: 'حذف الفئة' }).click();
  await expect(item(page, name)).toBeHidden();
}

test('a category with parts is not deleted, and a read-only user changes nothing', async ({
  page,
  signIn,
}) => {
  await signIn('viewer');
  await page.goto('/parts-categories');
  await item(page, 'فرامل').click();
  for (const name of ['حذف الفئة', 'تحريك لأعلى', 'إضافة فئة فرعية', 'حفظ التعديلات'])
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.locator('[draggable=true]')).toHaveCount(0);
  await signIn('admin');
  await page.goto('/parts-categories');
  await item(page, 'فرامل').click();
  await expect(page.getByRole('button', { name: 'حذف الفئة' })).toHaveAttribute('aria-disabled', 'true');
});

test('an empty tree offers to add the first category', async ({ page, signIn }) => {
  await page.route('**/api/parts-categories', (route) =>
    route.fulfill({ json: { success: true, data: [] } }),
  );
  await signIn('admin');
  await page.goto('/parts-categories');
  await expect(page.getByText('لا توجد فئات بعد')).toBeVisible();
  await page.getByRole('button', { name: 'إضافة أول فئة' }).click();
  await expect(page.getByLabel('الاسم بالعربية')).toBeFocused();
});

test('a failure to load is shown and can be retried', async ({ page, signIn }) => {
  const reply = { success: false, code: 'FORBIDDEN', message: 'سبب من الخادم', traceId: 'T' };
  await page.route('**/api/parts-categories', (route) => route.fulfill({ status: 403, json: reply }));
  await signIn('admin');
  await page.goto('/parts-categories');
  await expect(page.getByText('فشل في تحميل الفئات')).toBeVisible();
  await page.unroute('**/api/parts-categories');
  await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
  await expect(item(page, 'فرامل')).toBeVisible();
});

test('on a phone the form is a sheet, and the screen is accessible', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn('admin');
  await page.goto('/parts-categories');
  await item(page, 'فرامل').click();
  await expect(page.getByRole('dialog').getByLabel('الاسم بالعربية')).toHaveValue('فرامل');
  await expectClean(page, { within: 'dialog form' });
  await page.getByRole('button', { name: 'إغلاق' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectClean(page);
});
