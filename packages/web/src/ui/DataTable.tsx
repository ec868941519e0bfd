import { useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react';
import { isBackwards, type Page } from '@turoos/contract';
import { ListChecks } from 'lucide-react';
import { formatNumber } from '@/lib/format/format';
import { hasFailed, type Query } from '@/lib/http/query-state';
import type { ListState } from '@/lib/list/use-list-state';
import { usePhone } from '@/lib/platform/use-media';
import { useAnyPicked } from '@/lib/list/use-picked';
import { arrangeColumns } from './arrange-columns';
import { Button } from './Button';
import { EmptyState } from './EmptyState';
import { Pagination } from './Pagination';
import { PickedBar } from './PickedBar';
import { PrintListButton } from './PrintListButton';
import { QueryFailure } from './QueryFailure';
import { StaleNote } from './StaleNote';
import type { RowsProps } from './table-column';
import { TableCards } from './TableCards';
import { TableGrid } from './TableGrid';

export type { Column } from './table-column';

type PageQuery<Row> = Query<Page<Row>> & { isPlaceholderData: boolean };

type Values = Partial<Record<string, string>>;

type TableState = Pick<
  ListState,
  | 'page'
  | 'limit'
  | 'sort'
  | 'q'
  | 'activeFilters'
  | 'setPage'
  | 'setLimit'
  | 'setSort'
  | 'toggleSort'
  | 'clear'
> & { filters?: Values; columns?: readonly string[] };

type DataTableProps<Row> = Pick<
  RowsProps<Row>,
  'label' | 'columns' | 'rowKey' | 'renderActions' | 'onOpen' | 'picked'
> & {
  /** The object that `useList` returns. */
  list: TableState & { result: PageQuery<Row>; loadAll?: () => Promise<{ rows: readonly Row[] }> };
  /** Buttons that act on the picked rows. */
  bulk?: ReactNode;
  /** Heading of the error shown when loading fails. */
  failedTitle?: string;
  /** Said before the reason of that error. */
  failedLead?: string;
  /** Shown when the list has no records at all: an EmptyState that says what to do next. */
  empty: ReactNode;
};

/** The list of every list screen: server-side sort and paging, skeleton, empty, error, rows for phones. */
export function DataTable<Row>({
  list,
  failedTitle,
  failedLead,
  empty,
  bulk,
  columns,
  ...rest
}: DataTableProps<Row>) {
  const phone = usePhone();
  const { picked } = rest;
  const [picking, setPicking] = useState(false);
  const isPicking = useAnyPicked(picked) || picking;
  const query = list.result;
  const { data } = query;
  const chosen = list.columns?.join(',') ?? '';
  const arranged = useMemo(
    () => arrangeColumns(columns, chosen === '' ? [] : chosen.split(',')),
    [columns, chosen],
  );
  useEffect(() => {
    if (data) picked?.refresh(data.rows);
  }, [data, picked]);

  const rows = {
    ...rest,
    rows: data?.rows ?? [],
    skeletonRows: data ? undefined : list.limit,
    stale: query.isPlaceholderData,
    sort: list.sort,
  };
  // a slow device paints first what was pressed, and then the rows
  const table = useDeferredValue(
    phone ? (
      <TableCards {...rows} columns={columns} onSortSet={list.setSort} picking={isPicking} />
    ) : (
      <TableGrid {...rows} columns={arranged} onSort={list.toggleSort} />
    ),
  );
  return (
    <div className="@container rounded-lg border border-line bg-surface shadow-card max-xl:overflow-clip">
      <StaleNote query={query} className="mb-0 rounded-b-none" />
      {hasFailed(query) ? (
        <QueryFailure title={failedTitle} lead={failedLead} query={query} />
      ) : data?.rows.length === 0 ? (
        <NothingHere list={list} total={data.total} empty={empty} />
      ) : (
        table
      )}
      {data && data.total > 0 && !hasFailed(query) && (
        <Pagination
          page={list.page}
          limit={list.limit}
          total={data.total}
          onPage={list.setPage}
          onLimit={list.setLimit}
        >
          {!phone && (
            <PrintListButton
              label={rest.label}
              columns={arranged}
              rows={rows.rows}
              rowKey={rest.rowKey}
              total={data.total}
              loadAll={list.loadAll}
            />
          )}
          {phone && picked && !isPicking && (
            <Button size="sm" variant="ghost" icon={ListChecks} onClick={() => setPicking(true)}>
              تحديد
            </Button>
          )}
        </Pagination>
      )}
      {data && data.total > data.rows.length && (
        <p className="hidden p-3 text-sm print:block">
          {`هذه صفحة من القائمة: ${formatNumber(data.rows.length)} من ${formatNumber(data.total)}. زر «طباعة القائمة» يطبعها كلها.`}
        </p>
      )}
      {picked && (
        <PickedBar
          picked={picked}
          rows={rows.rows}
          total={data?.total ?? 0}
          loadAll={list.loadAll}
          onClear={() => setPicking(false)}
        >
          {bulk}
        </PickedBar>
      )}
    </div>
  );
}

function NothingHere({ list, total, empty }: { list: TableState; total: number; empty: ReactNode }) {
  if (total > 0) {
    return (
      <EmptyState
        title="لا توجد سجلات في هذه الصفحة"
        message="ربما حُذف بعض السجلات منذ فتحت القائمة."
        action={<Button onClick={() => list.setPage(1)}>الذهاب إلى أول صفحة</Button>}
      />
    );
  }
  const { startDate, endDate }: Values = list.filters ?? {};
  if (isBackwards({ startDate, endDate })) {
    return (
      <EmptyState
        scene="search"
        title="لا يمكن عرض هذه الفترة"
        message="صحّح تاريخ البداية أو تاريخ النهاية."
        action={<Button onClick={list.clear}>إزالة البحث والتصفية</Button>}
      />
    );
  }
  if (list.q !== '' || list.activeFilters > 0) {
    return (
      <EmptyState
        scene="search"
        title="لا توجد نتائج مطابقة"
        message="جرّب كلمة أخرى أو خفّف عوامل التصفية."
        action={<Button onClick={list.clear}>إزالة البحث والتصفية</Button>}
      />
    );
  }
  return empty;
}
