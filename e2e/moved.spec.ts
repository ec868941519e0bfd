import { expect, test } from './shop';

const addresses = ['http://10.0.0.2:5000', 'javascript:alert(1)'];
const message = 'انتقل المتجر إلى الحاسوب المخزن، فافتحه من هناك. هذا الحاسوب لا يسجّل شيئاً بعد الآن';
const moved = { success: false, code: 'MOVED', message, details: { addresses } };

test('a screen of a computer that was the shop names the new one with a link, over an open dialog too', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/customers');
  await page.getByRole('button', { name: 'إضافة عميل' }).click();
  const form = page.getByRole('dialog').filter({ hasText: 'حد الائتمان' });
  await form.getByLabel('اسم العميل').fill('عميل');
  await page.route('**/api/**', (route) => route.fulfill({ status: 503, json: moved }));
  await form.getByRole('button', { name: 'إضافة العميل' }).click();

  const notice = page.getByRole('dialog', { name: 'انتقل المتجر إلى حاسوب آخر' });
  await expect(notice).toContainText(message);
  await expect(notice.getByRole('link')).toHaveCount(1);
  await expect(notice.getByRole('link')).toHaveAttribute('href', 'http://10.0.0.2:5000/');
  await notice.getByRole('button', { name: 'إغلاق' }).click();
  await expect(notice).toBeHidden();
  await expect(form.getByLabel('اسم العميل'), 'what was typed can be copied').toHaveValue('عميل');

  await page.reload();
  await expect(notice).toBeVisible();
});

test('where nothing but the notice of the server is left, it is opened', async ({ page, signIn }) => {
  await signIn('admin', '/customers');
  await page.route('**/api/**', (route) => route.fulfill({ status: 503, json: moved }));
  await page.route('**/assets/moved-*', (route) => route.fulfill({ status: 503, body: '' }));
  await page.route(
    ({ pathname }) => pathname === '/customers',
    (route) => route.fulfill({ contentType: 'text/html', body: '<h1>the notice of the server</h1>' }),
  );
  await page.getByRole('searchbox').first().fill('عميل');
  await expect(page.getByRole('heading', { name: 'the notice of the server' })).toBeVisible();
});
