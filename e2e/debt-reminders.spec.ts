import type { Page } from '@playwright/test';
import { expectClean } from './clean';
import { newPartNumber } from './parts';
import { askApi, expect, test } from './shop';

/** Creates two debtors with similar names: one with a phone, one with an e-mail only. */
async function debtors(page: Page): Promise<string> {
  const name = `مدين ${newPartNumber()}`;
  await askApi(page, 'POST', '/customers', { name: `${name} أول`, phone: '777123456', balance: -120.5 });
  await askApi(page, 'POST', '/customers', { name: `${name} ثان`, email: 'second@shop.ye', balance: -40 });
  return name;
}

const rows = (page: Page) => page.getByRole('grid', { name: 'العملاء المدينون' }).locator('tbody tr');

async function find(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox').fill(name);
  await expect(rows(page)).toHaveCount(2);
}

test('debtors are reminded by WhatsApp, and those without a phone are named', async ({ page, signIn }) => {
  await signIn('admin', '/customers');
  const name = await debtors(page);
  await page.getByRole('link', { name: 'تذكير المدينين' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'تذكير المدينين' })).toBeVisible();
  await find(page, name);
  await expect(page.locator('tfoot')).toContainText('$160.50');
  await page.getByRole('checkbox', { name: 'تحديد الصفحة كلها' }).check();
  await page.getByRole('button', { name: 'إرسال تذكير' }).click();

  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: /واتساب/ })).toBeChecked();
  await expect(dialog.getByText('تصل إلى 1 من 2').first()).toBeVisible();
  await expect(dialog.getByText(new RegExp(`عزيزنا ${name} أول، .*120\\.50 دولار`))).toBeVisible();
  await expectClean(page, { within: 'dialog[open]' });
  await dialog.getByRole('button', { name: 'إرسال التذكير' }).click();
  await expect(page.getByText('في انتظار الإرسال: رسالة واحدة')).toBeVisible();
  await expect(page.getByText(/بلا رقم أو بريد 1/)).toBeVisible();
  await expect(rows(page).first()).toContainText('في الانتظار');
  await expect(rows(page).last()).toContainText('لم يُذكّر');

  await page.getByRole('checkbox', { name: `تحديد ${name} أول` }).check();
  await page.getByRole('button', { name: 'إرسال تذكير' }).click();
  await dialog.getByRole('button', { name: 'إرسال التذكير' }).click();
  await expect(dialog.locator('form').getByText('لا يمكن تذكير أي من العملاء المختارين')).toBeVisible();
});

test('the queue is worked off, one message at a time', async ({ page, signIn, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await signIn('admin', '/customers/debts');
  const name = await debtors(page);
  const [debtor] = await askApi(page, 'GET', `/debt-reminders?q=${encodeURIComponent(`${name} أول`)}`);
  // Clears messages that other tests left in the queue.
  for (;;) {
    const left = await askApi(page, 'POST', '/whatsapp-queue/next', { about: 'customers' });
    if (!left) break;
    await askApi(page, 'POST', `/whatsapp-queue/${left._id}/skip`);
  }
  await askApi(page, 'POST', '/debt-reminders', {
    customers: [debtor._id],
    channel: 'whatsapp',
    message: 'مرحباً {الاسم}',
  });
  await find(page, name);
  await page.getByRole('button', { name: /رسائل واتساب/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'بدء الإرسال' }).click();
  await expect(dialog.getByText(`مرحباً ${name} أول`)).toBeVisible();
  const chat = context.waitForEvent('page');
  await dialog.getByRole('link', { name: 'فتح المحادثة' }).click();
  expect((await chat).url()).toContain('wa.me/967777123456');
  await dialog.getByRole('button', { name: 'أُرسلت' }).click();
  await expect(dialog.getByText('لا رسائل في الانتظار')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rows(page).first()).toContainText('أُرسلت');
});

for (const width of [360, 1366])
  test(`the screen is accessible at ${width} px`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height: 768 });
    await signIn('admin', '/customers/debts?minDays=31');
    await expect(page.getByRole('button', { name: 'من 31 إلى 60 يوماً' })).toBeVisible();
    if (width < 640) await page.getByRole('button', { name: 'تحديد' }).click();
    await expect(page.getByRole('checkbox').first()).toBeVisible();
    await expectClean(page);
  });

test('a user who may not change customers sees debtors, and why they cannot be reminded', async ({
  page,
  signIn,
}) => {
  await signIn('sales_staff', '/customers/debts');
  await page.getByRole('checkbox').first().check();
  await expect(page.getByRole('button', { name: 'إرسال تذكير' })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('button', { name: /رسائل واتساب/ })).toHaveAttribute('aria-disabled', 'true');
});
