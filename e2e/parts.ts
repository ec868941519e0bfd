import type { Page } from '@playwright/test';

let made = 0;

/** A unique part number, also when a run is repeated on the same shop. */
export const newPartNumber = (): string => `TST-${Date.now().toString(36).toUpperCase()}-${++made}`;

/** Calls the API as the user signed in on the page. */
export async function api<T>(page: Page, method: string, path: string, data?: unknown): Promise<T> {
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const response = await page.request.fetch(`/api${path}`, {
    method,
    data,
    headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': crypto.randomUUID() },
  });
  const body = await response.json();
  if (!response.ok()) throw new Error(`${method} ${path}: ${JSON.stringify(body)}`);
  return body.data;
}

interface Entity {
  _id: string;
  name: string;
}

export async function aWarehouse(page: Page): Promise<Entity> {
  const [first] = await api<Entity[]>(page, 'GET', '/warehouses?limit=1&isActive=true');
  return first ?? (await api<Entity>(page, 'POST', '/warehouses', { name: `مستودع ${newPartNumber()}` }));
}

interface MadePart extends Entity {
  partNumber: string;
}

export const makePart = (page: Page, fields: Record<string, unknown> = {}): Promise<MadePart> =>
  api<MadePart>(page, 'POST', '/products', {
    name: 'فلتر زيت للتجربة',
    partNumber: newPartNumber(),
    sellingPrice: 12.5,
    ...fields,
  });

/** Two parts with nine pieces each, named after their barcodes. */
export async function twoParts(page: Page) {
  const { _id: warehouse } = await aWarehouse(page);
  const start = Date.now();
  const part = async (nth: number) => {
    const barcode = `${start + nth}`;
    const fields = { name: `قطعة ${barcode}`, barcode, quantity: 9, warehouse, costPrice: 2 };
    return { ...(await makePart(page, fields)), barcode };
  };
  return { warehouse, first: await part(1), second: await part(2) };
}
