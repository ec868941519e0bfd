import { productsApi, type Part } from '@turoos/contract';
import { call } from '@/lib/http/api';
import type { LoadOptions } from '@/ui/use-options';

/** For pickers: parts by name or any of their numbers, with the part number beside the name. */
export const findParts: LoadOptions = async (q, signal) => {
  const parts = await call(productsApi.search, { query: { q, limit: 20 } }, { signal });
  return parts.map(partOption);
};

export const partOption = ({ _id: value, name, partNumber }: Pick<Part, '_id' | 'name' | 'partNumber'>) => ({
  value,
  label: name,
  hint: partNumber,
});
