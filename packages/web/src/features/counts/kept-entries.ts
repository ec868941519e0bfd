import { unsavedOf, type Entries } from './line-entries';

const place = (countId: string) => `turoos.count.${countId}`;

/** What is not saved outlives a power cut in this browser. */
export function keepUnsaved(countId: string, entries: Entries): void {
  const unsaved = unsavedOf(entries);
  if (unsaved.length === 0) localStorage.removeItem(place(countId));
  else
    localStorage.setItem(
      place(countId),
      JSON.stringify(unsaved.map(({ product, countedQuantity }) => [product, countedQuantity])),
    );
}

export function readKept(countId: string): Entries {
  try {
    const kept = JSON.parse(localStorage.getItem(place(countId)) ?? '[]') as [string, number | null][];
    return Object.fromEntries(kept.map(([product, value]) => [product, { value, state: 'waiting' }]));
  } catch {
    return {};
  }
}
