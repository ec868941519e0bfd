import { foldCode, productsApi, type Part } from '@turoos/contract';
import { call } from '@/lib/api';
import { codesOf, type Line } from './draft';

/**
 * The one part that a scanned or typed number belongs to. Its own numbers come before those of the parts it can
 * stand in for; undefined when none or several have it.
 */
export function partWithNumber(parts: readonly Part[], text: string): Part | undefined {
  const wanted = foldCode(text);
  if (wanted === '') return undefined;
  for (const numbers of [codesOf, otherNumbers]) {
    const [found, ...others] = parts.filter((part) => numbers(part).includes(wanted));
    if (found) return others.length === 0 ? found : undefined;
  }
  return undefined;
}

const otherNumbers = (part: Part) =>
  [part.code, part.supplierPartNumber, ...part.oemNumbers, ...part.alternativeNumbers].map(foldCode);

/** The line of a part scanned before: then nobody need be asked. */
export function lineWithNumber(lines: readonly Line[], text: string): Line | undefined {
  const wanted = foldCode(text);
  if (wanted === '') return undefined;
  const [found, ...others] = lines.filter(({ codes }) => codes.includes(wanted));
  return others.length === 0 ? found : undefined;
}

export const searchParts = (q: string, signal?: AbortSignal): Promise<Part[]> =>
  call(productsApi.search, { query: { q, limit: 12 } }, { signal });
