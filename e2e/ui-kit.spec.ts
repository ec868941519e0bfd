import type { Page } from '@playwright/test';
import { expectCleanAtBothWidths } from './clean';
import { press, test, useKitPage } from './kit-page';
import { expect } from './shop';

useKitPage();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Playwright's own keyboard has no Arabic letters. */
const typeLetter = (page: Page, key: string) =>
  page.evaluate(
    (letter) =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: letter, bubbles: true })),
    key,
  );

test('the kit of controls is accessible', async ({ page }) => {
  await expectCleanAtBothWidths(page);
});

test.describe('a dialog', () => {
  test('takes the focus, keeps it, and gives it back', async ({ page }) => {
    const opener = button(page, 'حوار');
    const dialog = page.getByRole('dialog', { name: 'تفاصيل الحركة' });
    const [done, close] = [
      dialog.getByRole('button', { name: 'تم' }),
      dialog.getByRole('button', { name: 'إغلاق' }),
    ];
    await opener.press('Enter');
    await expect(dialog).toHaveAccessibleDescription('نقل من المستودع الرئيسي إلى المعرض');
    await expect(done).toBeFocused();
    await press(page, 'Tab');
    await expect(close).toBeFocused();
    await press(page, 'Tab');
    await expect(done).toBeFocused();
    await press(page, 'Shift+Tab');
    await expect(close).toBeFocused();
    await press(page, 'Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('asks in a second one before what was typed is lost; each gives the focus back', async ({ page }) => {
    const opener = button(page, 'إضافة عميل');
    const form = page.getByRole('dialog', { name: 'إضافة عميل' });
    const question = page.getByRole('alertdialog', { name: 'تغييرات غير محفوظة' });
    const name = form.getByRole('textbox', { name: 'اسم العميل' });
    await opener.press('Enter');
    await expect(name).toBeFocused();
    await page.keyboard.type('ورشة الأمانة');
    await press(page, 'Escape');
    await expect(question.getByRole('button', { name: 'متابعة التحرير' })).toBeFocused();
    await press(page, 'Escape');
    await expect(question).toBeHidden();
    await expect(name).toBeFocused();
    await expect(name).toHaveValue('ورشة الأمانة');

    await press(page, 'Escape', 'Shift+Tab');
    await expect(question.getByRole('button', { name: 'الخروج دون حفظ' })).toBeFocused();
    await press(page, 'Enter');
    await expect(form).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('stays when Escape closes a list inside it', async ({ page }) => {
    await button(page, 'إضافة عميل').press('Enter');
    const form = page.getByRole('dialog', { name: 'إضافة عميل' });
    const part = form.getByRole('combobox', { name: 'القطعة الأكثر طلباً' });
    await part.press('ArrowDown');
    await expect(part).toHaveAttribute('aria-expanded', 'true');
    await press(page, 'Escape');
    await expect(part).toHaveAttribute('aria-expanded', 'false');
    await expect(part).toBeFocused();
    await press(page, 'Escape');
    await expect(form).toBeHidden();
  });
});

test.describe('a menu', () => {
  const opener = (page: Page) => button(page, 'إجراءات القطعة 90915-YZZD2');
  const item = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name });

  test('is walked with the arrows, Home, End and a first letter, and left with Escape', async ({ page }) => {
    await opener(page).press('Enter');
    await expect(page.getByRole('menu', { name: 'إجراءات القطعة 90915-YZZD2' })).toBeVisible();
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
    for (const [key, name] of [
      ['', 'تعديل'],
      ['ArrowDown', 'طباعة ملصق'],
      ['ArrowDown', /^حذف/],
      ['ArrowDown', 'تعديل'],
      ['ArrowUp', /^حذف/],
      ['Home', 'تعديل'],
      ['End', /^حذف/],
      ['ط', 'طباعة ملصق'],
    ] as const) {
      if (key.length === 1) await typeLetter(page, key);
      else if (key) await press(page, key);
      await expect(item(page, name), `after ${key}`).toBeFocused();
    }
    await press(page, 'Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('opens on either end, does what is chosen, and says why something is not to be had', async ({
    page,
  }) => {
    await opener(page).press('ArrowUp');
    const remove = item(page, 'حذف يوجد رصيد في المستودع');
    await expect(remove).toBeFocused();
    await expect(remove).toBeDisabled();
    await press(page, 'Enter');
    await expect(remove).toBeFocused();
    await press(page, 'Escape', 'ArrowDown', 'Enter');
    await expect(page.getByRole('status').filter({ hasText: 'تم التعديل' })).toBeVisible();
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });
});

test.describe('a toast', () => {
  const success = (page: Page) => page.getByRole('status').filter({ hasText: 'تم حفظ الفاتورة' });

  test('is said without taking the focus, and goes by itself', async ({ page }) => {
    await button(page, 'إشعار نجاح').press('Enter');
    await expect(success(page)).toBeVisible();
    await expect(button(page, 'إشعار نجاح')).toBeFocused();
    await button(page, 'إشعار خطأ').press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'فشل في حفظ الفاتورة' })).toBeVisible();
    await expect(success(page)).toBeHidden();
    await expect(button(page, 'إشعار خطأ')).toBeFocused();
    await page.clock.fastForward(5000);
    await expect(page.getByText('فشل في حفظ الفاتورة')).toBeHidden();
  });

  test('waits while it is pointed at or has the focus', async ({ page }) => {
    await button(page, 'إشعار نجاح').press('Enter');
    await success(page).hover();
    await page.clock.fastForward(20_000);
    await expect(success(page)).toBeVisible();
    await button(page, 'إخفاء الإشعار').focus();
    await page.mouse.move(0, 0);
    await page.clock.fastForward(20_000);
    await expect(success(page)).toBeVisible();
    await button(page, 'حوار').focus();
    await page.clock.fastForward(5000);
    await expect(success(page)).toBeHidden();
  });

  test('put away by keyboard gives the focus back', async ({ page }) => {
    await button(page, 'إشعار نجاح').press('Enter');
    await button(page, 'إخفاء الإشعار').focus();
    await press(page, 'Enter');
    await expect(success(page)).toBeHidden();
    await expect(button(page, 'إشعار نجاح')).toBeFocused();
  });

  test('over a dialog is within reach of its keyboard', async ({ page }) => {
    await button(page, 'إشعار نجاح').press('Enter');
    await button(page, 'حوار').press('Enter');
    await expect(page.getByRole('dialog').getByRole('status').filter({ hasText: 'تم حفظ' })).toBeVisible();
    await press(page, 'Tab', 'Tab');
    await expect(button(page, 'إخفاء الإشعار')).toBeFocused();
  });
});
