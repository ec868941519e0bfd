import { unsavedOf, type Entries } from './line-entries';

/** The user and count the entries belong to: other users of the device have their own. */
export interface Counting {
  user: string;
  count: string;
}

const place = ({ user, count }: Counting) => `turoos.count.${user}.${count}`;

/** Stores unsaved entries in the browser, so that they survive a power cut. */
export function keepUnsaved(of: Counting, entries: Entries): void {
  const unsaved = unsavedOf(entries);
  if (unsaved.length === 0) localStorage.removeItem(place(of));
  else
    localStorage.setItem(
      place(of),
      JSON.stringify(unsaved.map(({ product, countedQuantity }) => [product, countedQuantity])),
    );
}

export function readKept(of: Counting): Entries {
  try {
    const kept = JSON.parse(localStorage.getItem(place(of)) ?? '[]') as [string, number | null][];
    return Object.fromEntries(kept.map(([product, value]) => [product, { value, state: 'waiting' }]));
  } catch {
    return {};
  }
}
