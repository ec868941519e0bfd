import type { Locator, Page } from '@playwright/test';
import { demoPassword } from '../sign-in-as';
import type { ScreenName } from './profiles';

export interface MeasuredScreen {
  name: ScreenName;
  path: string;
  /** Whether the visitor is signed in; not for the login page. */
  signedIn: boolean;
  /** The content of the screen; once it is visible, the screen is shown. */
  content: (page: Page) => Locator;
  /** What a user does there, with keyboard and mouse. */
  use: (page: Page) => Promise<void>;
}

const keyPause = { delay: 60 };

export const screens: readonly MeasuredScreen[] = [
  {
    name: 'login',
    path: '/login',
    signedIn: false,
    content: (page) => page.getByLabel('اسم المستخدم'),
    async use(page) {
      await page.getByLabel('اسم المستخدم').pressSequentially('super_admin', keyPause);
      await page.locator('input[name=password]').pressSequentially(demoPassword, keyPause);
      await page.getByRole('button', { name: 'تسجيل الدخول' }).click();
      await page.getByRole('button', { name: /^الإشعارات/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'dashboard',
    path: '/',
    signedIn: true,
    content: (page) => page.getByRole('link', { name: 'مبيعات اليوم' }),
    async use(page) {
      await page.getByRole('button', { name: /^الإشعارات/ }).click();
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'البحث عن القطع' }).click();
      const search = page.getByRole('searchbox', { name: 'ابحث بالاسم أو رقم القطعة أو الفئة' });
      await search.pressSequentially('فلتر', keyPause);
      await page.getByText('عدد النتائج').waitFor();
    },
  },
  {
    name: 'sales',
    path: '/sales',
    signedIn: true,
    content: (page) => page.getByText(/^INV-/).first(),
    async use(page) {
      await page.getByRole('searchbox').pressSequentially('محمد', keyPause);
      await page.waitForURL(/q=/);
      // A phone folds the filters away.
      const folded = page.getByRole('button', { name: /^تصفية/ });
      if (await folded.isVisible()) await folded.click();
      await page.getByRole('combobox', { name: 'حالة الدفع' }).click();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.waitForURL(/paymentStatus=/);
    },
  },
  {
    name: 'new sale',
    path: '/sales?new=1',
    signedIn: true,
    content: (page) => page.getByRole('heading', { name: 'فاتورة مبيعات جديدة' }),
    async use(page) {
      await page.getByRole('combobox', { name: /^امسح الباركود/ }).pressSequentially('فلتر', keyPause);
      await page.getByRole('option').first().waitFor();
      await page.locator('[role=option]:not([aria-disabled])').first().click();
      await page.getByRole('button', { name: /^زيادة/ }).click();
      await page.getByLabel(/^كمية/).click();
      await page.keyboard.type('1', keyPause);
      await page.keyboard.press('Enter');
    },
  },
];
