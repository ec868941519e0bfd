/** The counted quantity of one part, on its way to the server. */
export type Entry = {
  value: number | null;
  state: 'waiting' | 'saving' | 'saved' | 'failed';
  /** Why it was not saved. */
  reason?: string;
};
export type Entries = Readonly<Record<string, Entry>>;
export type Sent = { product: string; countedQuantity: number | null };

export const entered = (entries: Entries, product: string, value: number | null): Entries => ({
  ...entries,
  [product]: { value, state: 'waiting' },
});

/** Returns the entries that are neither saved nor being sent. */
export const unsavedOf = (entries: Entries): Sent[] =>
  Object.entries(entries)
    .filter(([, { state }]) => state === 'waiting' || state === 'failed')
    .map(([product, { value }]) => ({ product, countedQuantity: value }));

const change = (entries: Entries, sent: readonly Sent[], to: (entry: Entry) => Entry): Entries => ({
  ...entries,
  ...Object.fromEntries(
    sent.flatMap(({ product, countedQuantity }) => {
      const entry = entries[product];
      // a quantity changed meanwhile ignores the response to the previous one
      return entry?.value === countedQuantity ? [[product, to(entry)]] : [];
    }),
  ),
});

export const leaving = (entries: Entries, sent: readonly Sent[]): Entries =>
  change(entries, sent, ({ value }) => ({ value, state: 'saving' }));

export const arrived = (entries: Entries, sent: readonly Sent[]): Entries =>
  change(entries, sent, ({ value }) => ({ value, state: 'saved' }));

export const failed = (entries: Entries, sent: readonly Sent[], reason: string): Entries =>
  change(entries, sent, ({ value }) => ({ value, state: 'failed', reason }));

/** Returns the quantity a line shows: the unsaved one, else the server's. */
export const shownQuantity = (entry: Entry | undefined, known: number | null): number | null =>
  entry && entry.state !== 'saved' ? entry.value : known;
