import { type ReportTab } from '@turoos/contract';
import { Download, ListFilter, X } from 'lucide-react';
import { formatDate, formatNumber } from '@/lib/format/format';
import { usePermit } from '@/lib/session/can';
import { Button } from '@/ui/Button';
import { SortSelect } from '@/ui/SortSelect';
import type { Column } from '@/ui/table-column';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import type { ExportSubject } from './ExportDialog';
import type { FilterSubject } from './FilterDialog';
import type { ReportList } from './report-list';

type ReportBarProps<Row> = {
  tab: ReportTab;
  list: ReportList;
  /** The report's columns, whose order phones choose beside the filters. */
  columns?: readonly Column<Row>[];
  /** The number of rows in an export; undefined while loading. */
  total: number | undefined;
};

/** The active filters of a report, with the filter and export buttons. */
export function ReportBar<Row>({ tab, list, columns, total }: ReportBarProps<Row>) {
  const filter = useLazyDialog<FilterSubject>(() => import('./FilterDialog').then((m) => m.default));
  const exporting = useLazyDialog<ExportSubject>(() => import('./ExportDialog').then((m) => m.default));
  const mayExport = usePermit('reports:export');
  const { filters, activeFilters } = list;

  return (
    <div className="mb-3 flex no-print flex-wrap items-center gap-2">
      <p aria-live="polite" className="me-auto flex flex-wrap items-center gap-x-2 text-sm text-muted">
        {describe(filters)}
        {activeFilters > 0 && (
          <Button variant="ghost" size="sm" icon={X} onClick={list.clear}>
            إزالة التصفية
          </Button>
        )}
      </p>
      <Button icon={ListFilter} onClick={() => filter.show({ tab, list })}>
        تصفية
        {activeFilters > 0 && (
          <span className="rounded-full bg-accent px-1.5 text-xs text-white">
            {formatNumber(activeFilters)}
          </span>
        )}
      </Button>
      <Button
        icon={Download}
        disabledReason={mayExport.reason}
        onClick={() => exporting.show({ tab, filters, total })}
      >
        تصدير
      </Button>
      {columns && (
        <SortSelect columns={columns} sort={list.sort} onSort={list.setSort} className="sm:hidden" />
      )}
      {filter.dialog}
      {exporting.dialog}
    </div>
  );
}

function describe({ startDate, endDate, keyword }: ReportList['filters']): string {
  const phrases = [
    startDate && `من ${formatDate(startDate)}`,
    endDate && `إلى ${formatDate(endDate)}`,
    keyword && `«${keyword}»`,
  ].filter(Boolean);
  return phrases.join(' · ');
}
