import { Select } from './Select';
import type { Column } from './table-column';

type SortSelectProps<Row> = {
  columns: readonly Column<Row>[];
  sort: string | undefined;
  onSort: (sort: string) => void;
  className?: string;
};

/** The order of a list on phones, where no headings can be pressed. */
export const SortSelect = <Row,>({ columns, sort, onSort, className }: SortSelectProps<Row>) => (
  <Select
    aria-label="الترتيب"
    className={className}
    value={sort}
    onValueChange={onSort}
    options={choices(columns, sort)}
  />
);

/** Both directions of every sortable column, and the current order when no column has it. */
function choices<Row>(columns: readonly Column<Row>[], sort: string | undefined) {
  const both = columns
    .filter(({ sortable }) => sortable)
    .flatMap(({ id, header }) => [
      { value: id, label: `الترتيب: ${header} (تصاعدي)` },
      { value: `-${id}`, label: `الترتيب: ${header} (تنازلي)` },
    ]);
  const isChoice = sort === undefined || both.some(({ value }) => value === sort);
  return isChoice ? both : [{ value: sort, label: 'الترتيب: الافتراضي' }, ...both];
}
