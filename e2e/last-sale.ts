import type { Page } from '@playwright/test';
import { expect } from './shop';

/** The bar above the next invoice that names the one saved last. */
export const lastSaleBar = (page: Page) => page.getByRole('region', { name: 'آخر فاتورة' });

/** Waits until the first invoice of this page is saved and returns its id. */
export async function lastSaleId(page: Page): Promise<string> {
  const link = lastSaleBar(page).getByRole('link');
  await expect(link).toBeVisible();
  const href = await link.getAttribute('href');
  return href?.split('/').at(-1) ?? '';
}
