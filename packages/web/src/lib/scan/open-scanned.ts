import { scansApi, type ScannedRecord } from '@turoos/contract';
import { call } from '@/lib/http/api';
import { navigate } from '@/lib/navigation/hooks';
import type { Target } from '@/lib/navigation/target';

/** The screen of each kind of record; documents without one are found in their list by their number. */
const places: Readonly<Record<ScannedRecord['kind'], (record: ScannedRecord) => Target>> = {
  part: ({ _id: id }) => ({ to: '/products/$id', params: { id } }),
  sale: ({ _id: id }) => ({ to: '/sales/$id', params: { id } }),
  purchase: ({ _id: id }) => ({ to: '/purchases/$id', params: { id } }),
  count: ({ _id: count }) => ({ to: '/inventory-counts', search: { count } }),
  transfer: ({ number: q }) => ({ to: '/transfers', search: { q } }),
  adjustment: ({ number: q }) => ({ to: '/stock-adjustments', search: { q } }),
  scrap: ({ number: q }) => ({ to: '/scrap', search: { q } }),
  voucher: ({ _id: id }) => ({ to: '/vouchers/$id', params: { id } }),
  expense: ({ number: q }) => ({ to: '/cash', search: { tab: 'expenses', q } }),
};

export const findScanned = (code: string): Promise<ScannedRecord | null> =>
  call(scansApi.find, { query: { code } });

export const openScanned = (record: ScannedRecord): Promise<void> => navigate(places[record.kind](record));

/** Opens the document whose number was scanned; resolves to false when the code is no document's. */
export async function openScannedDocument(code: string): Promise<boolean> {
  const record = await findScanned(code).catch(() => null);
  if (!record || record.kind === 'part') return false;
  await openScanned(record);
  return true;
}
