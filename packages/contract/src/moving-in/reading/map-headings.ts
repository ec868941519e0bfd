import { broughtKindNames, type BroughtKind } from '../moving-in.status';
import { columnsOf } from '../columns/brought-columns';
import { headingKey } from './heading-key';

interface Meaning {
  field: string;
  /** The lower, the surer. */
  rank: number;
}

type Meanings = ReadonlyMap<string, readonly Meaning[]>;

const meanings = Object.fromEntries(
  broughtKindNames.map((kind) => [
    kind,
    { own: meaningsOf(kind, 'also'), spare: meaningsOf(kind, 'orElse') },
  ]),
) as Record<BroughtKind, { own: Meanings; spare: Meanings }>;

function namesIn(names: string): string[] {
  return names
    .split('|')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

function meaningsOf(kind: BroughtKind, from: 'also' | 'orElse'): Meanings {
  const found = new Map<string, Meaning[]>();
  for (const [field, column] of Object.entries(columnsOf(kind))) {
    const names =
      from === 'also' ? [column.label, field, ...namesIn(column.also)] : namesIn(column.orElse ?? '');
    for (const [rank, name] of names.entries()) {
      const key = headingKey(name);
      const known = found.get(key);
      if (!known) found.set(key, [{ field, rank }]);
      else if (!known.some((one) => one.field === field)) known.push({ field, rank });
    }
  }
  return found;
}

/** Fields that only Odoo's contacts have, under their technical names. */
const odooContact = new Set(['customer_rank', 'supplier_rank', 'is_company', 'company_type'].map(headingKey));

/** Returns the columns of the fields by the keys of the headings. A field takes the surest of its headings. */
export function mapHeadings(kind: BroughtKind, keys: readonly string[]): Record<string, number> {
  const mapping = mapByName(kind, keys);
  if (!keys.some((key) => odooContact.has(key))) return mapping;
  // Odoo's contacts call what is to be received credit, and what is to be paid debit
  const { debit, credit, ...others } = mapping;
  return {
    ...others,
    ...(credit !== undefined && { debit: credit }),
    ...(debit !== undefined && { credit: debit }),
  };
}

function mapByName(kind: BroughtKind, keys: readonly string[]): Record<string, number> {
  const { own, spare } = meanings[kind];
  const mapping = assign(keys, own);
  for (const [field, place] of Object.entries(assign(keys, spare))) {
    if (mapping[field] !== undefined) continue;
    for (const [other, taken] of Object.entries(mapping)) if (taken === place) delete mapping[other];
    mapping[field] = place;
  }
  return mapping;
}

function assign(keys: readonly string[], known: Meanings): Record<string, number> {
  const found = keys
    .flatMap((key, place) => (key === '' ? [] : (known.get(key) ?? []).map((one) => ({ ...one, place }))))
    .toSorted((a, b) => a.rank - b.rank);
  const mapping: Record<string, number> = {};
  const taken = new Set<number>();
  for (const { field, place } of found) {
    if (mapping[field] !== undefined || taken.has(place)) continue;
    mapping[field] = place;
    taken.add(place);
  }
  return mapping;
}

/** Whether a heading may mean this field. */
export const mayMean = (kind: BroughtKind, key: string, field: string): boolean =>
  meanings[kind].own.get(key)?.some((one) => one.field === field) ?? false;

/** Whether any kind knows this heading. */
export const isKnownHeading = (key: string): boolean =>
  broughtKindNames.some((kind) => meanings[kind].own.has(key) || meanings[kind].spare.has(key));
