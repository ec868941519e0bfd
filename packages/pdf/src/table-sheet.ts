/** A table in the words and figures that stand on paper. */
export interface TableSheet {
  store: { name: string; address: string; phone: string };
  title: string;
  facts: readonly { name: string; value: string }[];
  figures: readonly { label: string; value: string }[];
  /** Bars with their length as a share of the longest. */
  chart: { title: string; bars: readonly { label: string; value: string; share: number }[] } | null;
  columns: readonly { label: string; share: number; ltr: boolean }[];
  /** Whether the columns' names stand above the rows of each page. */
  headings: boolean;
  rows: readonly (readonly string[])[];
  /** What is not on these pages, '' when everything is. */
  note: string;
}
