import { expectCleanAtBothWidths } from './clean';
import { expect, test } from './shop';

/** Screens without a spec of their own; the other specs check theirs. */
const screens = ['/settings', '/prices', '/no/such/page'];

test('the login page is accessible', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('اسم المستخدم')).toBeVisible();
  await expectCleanAtBothWidths(page);
});

test('screens without a journey, and the menus beside all, are accessible and do not scroll sideways', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  for (const path of screens) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectCleanAtBothWidths(page, { menus: true });
  }
});

test('the palette is accessible', async ({ page, signIn }) => {
  await signIn('admin', '/');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
  await expectCleanAtBothWidths(page);
});
