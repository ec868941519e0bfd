import type { Cell, TableChart, TableColumn, TableFact, TableFigure } from '@turoos/contract';

/** A table to be exported in any format; its rows are read while the file is written. */
export interface Table {
  /** Printed at the top of pages. */
  shop: { name: string; address: string; phone: string };
  title: string;
  /** The table's filters and creation time. */
  facts: readonly TableFact[];
  figures: readonly TableFigure[];
  chart: TableChart | null;
  columns: readonly TableColumn[];
  /** Whether the column names are above the rows; true by default. */
  headings?: boolean;
  /** Whether a CSV file also begins with the shop, the title and the facts. */
  headInCsv?: boolean;
  rowCount: number;
  /** Indexes of the totals of a statement, bold on paper. */
  totals?: readonly number[] | undefined;
  /** Chunks of some hundred rows, in order; can be read once. */
  chunks: AsyncIterable<Cell[][]>;
}
