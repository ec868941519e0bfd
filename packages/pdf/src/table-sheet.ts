/** A table as formatted text. */
export interface TableSheet {
  store: { name: string; address: string; phone: string };
  title: string;
  facts: readonly { name: string; value: string }[];
  figures: readonly { label: string; value: string }[];
  /** Bars with their length relative to the longest. */
  chart: { title: string; bars: readonly { label: string; value: string; share: number }[] } | null;
  columns: readonly { label: string; share: number; ltr: boolean }[];
  /** Whether each page repeats the header row. */
  headings: boolean;
  rows: readonly (readonly string[])[];
  /** Indexes of the totals of a statement: bold rows. Its rows have a single line of larger text. */
  totals?: readonly number[] | undefined;
  /** A note on omitted rows; '' when all are included. */
  note: string;
}
