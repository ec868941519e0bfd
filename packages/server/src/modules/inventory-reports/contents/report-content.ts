import type { TableColumn } from '@turoos/contract';
import type { RawBuilder } from 'kysely';
import type { StoredFilters } from '../stored-filters';

/** What a report looks at. */
export interface Scope {
  warehouseId: string | null;
  filters: StoredFilters;
  /** The day in Yemen it is made on. */
  today: string;
}

export interface ContentColumn extends TableColumn {
  /** The field of a row it shows. */
  key: string;
  /** Words for what the database writes in short. */
  words?: Readonly<Record<string, string>>;
}

interface ContentFigure extends TableColumn {
  /** An aggregate over the rows, which are called `r`. */
  sum: RawBuilder<number>;
}

/** A kind of report as data: which rows, in which columns, and what they come to. */
export interface ReportContent {
  columns: readonly ContentColumn[];
  /** Every row, in order. */
  rows: RawBuilder<Record<string, unknown>>;
  figures: readonly ContentFigure[];
  /** The largest groups of the rows: `by` names them, `value` is an aggregate over `r`. */
  chart: TableColumn & { by: RawBuilder<string>; value: RawBuilder<number> };
}
