/** The counted quantity of one part, on its way to the server. */
export type Entry = {
  value: number | null;
  /** What the server refused is only sent again when somebody asks for it. */
  state: 'waiting' | 'saving' | 'saved' | 'failed' | 'refused';
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
  sentOf(entries, ({ state }) => state !== 'saving' && state !== 'saved');

/** Returns the unsaved entries that may arrive when they are sent again. */
export const repeatable = (entries: Entries): Sent[] =>
  sentOf(entries, ({ state }) => state === 'waiting' || state === 'failed');

const sentOf = (entries: Entries, which: (entry: Entry) => boolean): Sent[] =>
  Object.entries(entries)
    .filter(([, entry]) => which(entry))
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

export const failed = (
  entries: Entries,
  sent: readonly Sent[],
  why: { state: 'failed' | 'refused'; reason: string },
): Entries => change(entries, sent, ({ value }) => ({ value, ...why }));

/** Returns the quantity a line shows: the unsaved one, else the server's. */
export const shownQuantity = (entry: Entry | undefined, known: number | null): number | null =>
  entry && entry.state !== 'saved' ? entry.value : known;
