import type { ChartData } from './chart-data';
import { Table } from './Table';
import type { Column } from './table-column';

type ChartTableProps = ChartData & { label: string; labelHeader: string };

/** The numbers of a chart as a table. */
export function ChartTable({ label, labelHeader, ...data }: ChartTableProps) {
  return (
    <Table
      label={label}
      columns={tableColumns(labelHeader, data)}
      rows={[...data.labels.keys()]}
      rowKey={String}
    />
  );
}

/** Columns of a table with one row per label; a row is the label's index. */
const tableColumns = (
  labelHeader: string,
  { labels, series, format, formatLong = format }: ChartData,
): Column<number>[] => [
  { id: 'label', header: labelHeader, primary: true, cell: (row) => labels[row] },
  ...series.map(({ name, values }, nth): Column<number> => ({
    id: name,
    header: name,
    cell: (row) => <bdi>{formatLong(values[row] ?? 0, row, nth)}</bdi>,
  })),
];
