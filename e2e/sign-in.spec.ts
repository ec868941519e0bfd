import { signOldToken } from './database';
import { demoPassword, expect, passwordField, test } from './shop';

const failure = 'اسم المستخدم أو كلمة المرور غير صحيحة';

test.describe('signing in', () => {
  test('an anonymous user is redirected to the login page and back', async ({ page }) => {
    await page.goto('/customers?q=أحمد');
    await expect(page).toHaveURL(/\/login/);
    await page.getByLabel('اسم المستخدم').fill('admin');
    await passwordField(page).fill(demoPassword);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/customers\?q=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('العملاء');
  });

  test('both fields are required', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'تسجيل الدخول' }).click();
    await expect(page.getByRole('alert').first()).toHaveText('يرجى ملء جميع الحقول المطلوبة');
    await expect(page.getByLabel('اسم المستخدم')).toBeFocused();
  });

  test('a wrong password is refused with the documented text, and the fields keep their values', async ({
    page,
  }) => {
    await page.goto('/login');
    await page.getByLabel('اسم المستخدم').fill('viewer');
    await passwordField(page).fill('wrong password');
    await page.getByRole('button', { name: 'تسجيل الدخول' }).click();
    await expect(page.getByRole('alert').first()).toContainText('خطأ في تسجيل الدخول');
    await expect(page.getByRole('alert').first()).toContainText(failure);
    await expect(page.getByLabel('اسم المستخدم')).toHaveValue('viewer');
    await expect(page).toHaveURL(/\/login/);
  });

  test('the password can be shown', async ({ page }) => {
    await page.goto('/login');
    const password = passwordField(page);
    await password.fill('secret word');
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: /كلمة المرور/ }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await expect(password).toHaveValue('secret word');
  });
});

test.describe('a session', () => {
  test('keeps its tokens under the documented names and survives a reload', async ({ page, signIn }) => {
    await signIn('manager', '/');
    const stored = await page.evaluate(() =>
      ['token', 'access_token', 'refreshToken'].map((name) => localStorage.getItem(name)),
    );
    expect(stored[0]).toBe(stored[1]);
    expect(stored.every(Boolean)).toBe(true);
    await page.reload();
    await expect(page.getByText('نبيل القدسي', { exact: true })).toBeVisible();
  });

  test('with an expired token is renewed silently', async ({ page, signIn }) => {
    await signIn('accountant', '/');
    const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
    const expired = await signOldToken(token);
    await page.evaluate((old) => {
      localStorage.setItem('token', old);
      localStorage.setItem('access_token', old);
    }, expired);
    const renewal = page.waitForResponse('**/api/auth/refresh');
    await page.reload();
    expect((await renewal).status()).toBe(200);
    await expect(page.getByText('منى الأديمي', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBe(expired);
  });

  test('that was ended elsewhere redirects to the login page', async ({ page, signIn, request, baseURL }) => {
    await signIn('sales_manager', '/');
    const token = await page.evaluate(() => localStorage.getItem('token'));
    await request.post(`${baseURL}/api/auth/logout`, { headers: { authorization: `Bearer ${token}` } });
    await page.reload();
    await expect(page).toHaveURL(/\/login/);
    expect(await page.evaluate(() => localStorage.getItem('refreshToken'))).toBeNull();
  });

  test('ends with the logout button, in every tab', async ({ page, context, signIn }) => {
    await signIn('warehouse_staff', '/');
    const other = await context.newPage();
    await other.goto('/');
    await expect(other.getByText('وليد الذبحاني', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(other).toHaveURL(/\/login/);
    await page.goto('/sales');
    await expect(page).toHaveURL(/\/login/);
  });
});
