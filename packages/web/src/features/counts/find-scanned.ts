import {
  countsApi,
  foldCode,
  inventoryApi,
  meantCodes,
  partWithNumber,
  type CountItem,
  type Part,
} from '@turoos/contract';
import { call } from '@/lib/http/api';
import { isLost } from '@/lib/http/api-error';

const says = (code: string, { partNumber, barcode }: CountItem) =>
  meantCodes(code).some((meant) => meant === foldCode(partNumber) || meant === foldCode(barcode));

/** Finds the count's line by a part number; searches only the shown lines when the server is unreachable. */
export async function findLine(
  countId: string,
  shown: readonly CountItem[],
  code: string,
): Promise<CountItem | undefined> {
  try {
    const { rows } = await call(countsApi.items, { params: { id: countId }, query: { code, limit: 2 } });
    return rows[0];
  } catch (error) {
    const near = shown.find((line) => says(code, line));
    if (near && isLost(error)) return near;
    throw error;
  }
}

/** Finds the shop's part with this number. */
export async function findPart(code: string): Promise<Part | undefined> {
  const parts = await call(inventoryApi.search, { query: { q: code, limit: 20 } });
  return partWithNumber(parts, code);
}
