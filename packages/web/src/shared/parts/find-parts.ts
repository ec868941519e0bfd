import { inventoryApi, productsApi, type Part } from '@turoos/contract';
import { call } from '@/lib/http/api';
import type { LoadOptions } from '@/ui/use-options';

/** Finds parts for pickers by name or any number, and shows the part number beside the name. */
export const findParts: LoadOptions = async (q, signal) => {
  const parts = await call(productsApi.search, { query: { q, limit: 20 } }, { signal });
  return parts.map(partOption);
};

/** The same with the right to read the stock, which doesn't require the right to the catalogue. */
export const findStockedParts: LoadOptions = async (q, signal) => {
  const parts = await call(inventoryApi.search, { query: { q, limit: 20 } }, { signal });
  return parts.map(partOption);
};

export const partOption = ({ _id: value, name, partNumber }: Pick<Part, '_id' | 'name' | 'partNumber'>) => ({
  value,
  label: name,
  hint: partNumber,
});
