import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import { deleteTillDb, writeMeta } from '@/lib/till/till-db';
import type { SaleToKeep } from '@/lib/till/stored-outbox';

export const secret = 'S'.repeat(43);
const token = 'T'.repeat(43);

/** A browser without a till's database. */
export async function fakeTillDb(): Promise<void> {
  vi.stubGlobal('indexedDB', new IDBFactory());
  // closes the one of the test before
  await deleteTillDb();
}

/** A browser that is the till K3. */
export async function fakeTill(): Promise<void> {
  await fakeTillDb();
  await storeDevice();
}

export const storeDevice = (): Promise<void> =>
  writeMeta('device', { id: idOf(1), code: 'K3', name: 'المعرض', secret, token, next: null });

export const idOf = (number: number): string => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;

export const aSale = (number: number, changes: Partial<SaleToKeep> = {}): SaleToKeep => ({
  id: idOf(number),
  user: idOf(900),
  wasTried: false,
  madeAt: new Date('2026-11-17T10:00:00Z'),
  shift: null,
  customer: null,
  customerName: 'زبون',
  items: [{ product: idOf(500), quantity: 2, price: 450, listPrice: 450 }],
  discount: 0,
  tenders: [],
  change: null,
  rates: { usdToYer: null, toYer: {} },
  taxRate: 0,
  grandTotal: 900,
  rounding: 0,
  notes: '',
  grant: { until: null, largestSale: null, mayCredit: false },
  ...changes,
});

/** The server's answer to a sale. */
export const bookedAs = (id: string, receivedAt = '2026-11-17T11:00:00.000Z') => ({
  success: true,
  data: { id, number: 'K3-000001', sale: idOf(700), saleNumber: 'S-1', receivedAt, decisions: [] },
});
