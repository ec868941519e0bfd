import { countFilters, countTexts, type Count, type countsApi } from '@turoos/contract';
import { PackageSearch } from 'lucide-react';
import { useEffect } from 'react';
import type { ListResult } from '@/lib/list/use-list';
import type { ListState } from '@/lib/list/use-list-state';
import { useScans } from '@/lib/scan/use-scans';
import { DataTable } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { FilterBar } from '@/ui/FilterBar';
import { Select } from '@/ui/Select';
import { awaitFirstLine, focusAwaited, focusNeighbour } from './focus-line';
import { lineColumns } from './line-columns';
import { ScanBar } from './ScanBar';
import type { LineSaving } from './use-line-saving';
import { useScanning } from './use-scanning';

export const lineFilters = ['filter'] as const;
export type LineList = ListState<(typeof lineFilters)[number]> & ListResult<typeof countsApi.items>;

type CountLinesProps = {
  list: LineList;
  count: Count;
  saving: LineSaving;
  /** False once the count has ended, or without the right to count. */
  editable: boolean;
};

export function CountLines({ count, list, saving, editable }: CountLinesProps) {
  const { _id: countId, systemHidden } = count;
  const { data, isPlaceholderData } = list.result;
  const shown = data?.rows ?? [];
  const scanning = useScanning({ countId, shown, saving, onSeek: list.setQ });

  useScans(scanning.scan, { wanted: editable, throughDialogs: true });

  /** Moves the focus by one line; past the last line it opens the next page. */
  const move = (product: string, step: 1 | -1) => {
    const pages = Math.ceil((data?.total ?? 0) / list.limit);
    if (focusNeighbour(product, step) || step < 0 || list.page >= pages) return;
    awaitFirstLine();
    list.setPage(list.page + 1);
  };
  useEffect(() => {
    if (data && !isPlaceholderData) focusAwaited();
  }, [data, isPlaceholderData]);

  return (
    <>
      {editable && <ScanBar scanning={scanning} />}
      <FilterBar list={list} searchLabel="ابحث بالاسم أو رقم القطعة أو الباركود">
        <Select
          aria-label="الأصناف المعروضة"
          options={Object.entries(countFilters).map(([value, label]) => ({
            value: value === 'all' ? '' : value,
            label: value === 'difference' && systemHidden ? `${label} (مخفية)` : label,
            disabled: value === 'difference' && systemHidden,
          }))}
          value={list.filters.filter}
          onValueChange={(value) => list.setFilter('filter', value)}
        />
      </FilterBar>
      {systemHidden && <p className="mb-3 text-sm text-muted">{countTexts.hidden}</p>}
      <DataTable
        label="أصناف الجرد"
        failedTitle="فشل في تحميل بيانات الجرد"
        list={list}
        rowKey={({ product }) => product}
        columns={lineColumns({
          editable,
          hidden: systemHidden,
          rate: count.usd_to_yer,
          saving,
          onScan: scanning.scan,
          onMove: move,
        })}
        empty={
          <EmptyState
            icon={PackageSearch}
            title="لا أصناف في هذا الجرد بعد"
            message={editable ? 'امسح باركود قطعة أو اكتب رقمها لتضيفها إلى الجرد.' : undefined}
          />
        }
      />
    </>
  );
}
