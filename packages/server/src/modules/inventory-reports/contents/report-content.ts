import type { TableColumn } from '@turoos/contract';
import type { RawBuilder } from 'kysely';
import type { StoredFilters } from '../../../db/column-types';

/** The warehouse, filters and day of a report. */
export interface Scope {
  warehouseId: string | null;
  filters: StoredFilters;
  /** The day of generation in Yemen. */
  today: string;
}

export interface ContentColumn extends TableColumn {
  /** The field of a row that the column shows. */
  key: string;
  /** Labels for the codes in the database. */
  words?: Readonly<Record<string, string>>;
}

interface ContentFigure extends TableColumn {
  /** An aggregate over the rows, whose alias is `r`. */
  sum: RawBuilder<number>;
}

/** The definition of a report type: its rows, columns, totals and chart. */
export interface ReportContent {
  columns: readonly ContentColumn[];
  /** Selects all rows, sorted. */
  rows: RawBuilder<Record<string, unknown>>;
  figures: readonly ContentFigure[];
  /** Shows the largest groups of rows: `by` is the group's label, `value` an aggregate over `r`. */
  chart: TableColumn & { by: RawBuilder<string>; value: RawBuilder<number> };
}
