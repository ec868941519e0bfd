import { expectClean } from './clean';
import { expect, test } from './shop';

const sizes = [
  { width: 1366, height: 768 },
  { width: 360, height: 740 },
];
/** The others have journeys of their own that look. */
const screens = ['/settings', '/no/such/page'];

for (const size of sizes)
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size });

    test('the login page is clean', async ({ page }) => {
      await page.goto('/login');
      await expect(page.getByLabel('اسم المستخدم')).toBeVisible();
      await expectClean(page);
    });

    test('screens without a journey are clean and scroll only down', async ({ page, signIn }) => {
      await signIn('admin');
      for (const path of screens) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectClean(page);
      }
    });

    test('the palette is clean', async ({ page, signIn }) => {
      await signIn('admin', '/');
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox')).toBeVisible();
      await expectClean(page);
    });
  });
