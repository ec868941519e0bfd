import { meantCodes, productsApi, type Part } from '@turoos/contract';
import { call } from '@/lib/http/api';
import type { Line } from './draft';

/** The line of a part scanned before: then nobody need be asked. */
export function lineWithNumber(lines: readonly Line[], text: string): Line | undefined {
  for (const wanted of meantCodes(text)) {
    const [found, ...others] = lines.filter(({ codes }) => codes.includes(wanted));
    if (found) return others.length === 0 ? found : undefined;
  }
  return undefined;
}

export const searchParts = (q: string, signal?: AbortSignal): Promise<Part[]> =>
  call(productsApi.search, { query: { q, limit: 12 } }, { signal });
