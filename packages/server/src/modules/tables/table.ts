import type { Cell, TableChart, TableColumn, TableFact, TableFigure } from '@turoos/contract';

/** A table as it goes into a file of any kind, read while it is written. */
export interface Table {
  /** At the head of pages. */
  shop: { name: string; address: string; phone: string };
  title: string;
  /** What it is about and when it was made. */
  facts: readonly TableFact[];
  figures: readonly TableFigure[];
  chart: TableChart | null;
  columns: readonly TableColumn[];
  /** Whether the columns' names stand above the rows; they do unless it says no. */
  headings?: boolean;
  /** Whether a CSV file, too, begins with the shop, the title and the facts. */
  headInCsv?: boolean;
  rowCount: number;
  /** Some hundreds at a time, in order; can be read once. */
  chunks: AsyncIterable<Cell[][]>;
}
