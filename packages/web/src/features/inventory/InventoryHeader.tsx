import { inventoryApi, type Answer } from '@turoos/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { Boxes, Coins, Download, PackageX, TriangleAlert, Warehouse } from 'lucide-react';
import { formatNumber, formatUsd } from '@/lib/format/format';
import { datedName } from '@/lib/http/download';
import { useDownload } from '@/lib/http/use-download';
import type { ListResult } from '@/lib/list/use-list';
import { useCan, usePermit } from '@/lib/session/can';
import { Button } from '@/ui/Button';
import { Money } from '@/ui/Money';
import { PageHeader } from '@/ui/PageHeader';
import { RefreshButton } from '@/ui/RefreshButton';
import { Figures, type FigureSpec } from '@/ui/Figures';
import type { InventoryListState } from './InventoryFilters';

type Stats = Answer<typeof inventoryApi.stats>;

/** Parts that are no longer sold are listed, but not counted. */
const active = { isActive: 'true' };

/** Shown to those who may see costs. */
const worth: FigureSpec<Stats> = {
  label: 'قيمة المخزون',
  icon: Coins,
  tone: 'info',
  money: (known) => known.totalValue,
  at: () => 'today',
  hint: (known) => <OnTheWay stats={known} />,
};

const cards: readonly FigureSpec<Stats>[] = [
  {
    label: 'إجمالي الأصناف',
    icon: Boxes,
    count: (known) => known.totalItems,
    filter: { ...active, status: '' },
  },
  worth,
  {
    label: 'مخزون منخفض',
    icon: TriangleAlert,
    tone: 'warning',
    count: (known) => known.lowStockItems,
    filter: { ...active, status: 'low_stock' },
  },
  {
    label: 'نفد المخزون',
    icon: PackageX,
    tone: 'danger',
    count: (known) => known.outOfStockItems,
    filter: { ...active, status: 'out_of_stock' },
  },
];

type InventoryHeaderProps = {
  stats: UseQueryResult<Stats>;
  list: InventoryListState & ListResult<typeof inventoryApi.list>;
  onAddWarehouse: () => void;
};

export function InventoryHeader({ stats, list, onAddWarehouse }: InventoryHeaderProps) {
  const seesCosts = useCan('costs:read');
  const mayExport = usePermit('inventory:export');
  const mayAddWarehouse = usePermit('warehouses:create');
  const download = useDownload(inventoryApi.export, {
    done: 'تم تصدير المخزون',
    failed: 'فشل في تصدير المخزون',
  });

  return (
    <PageHeader
      title="المخزون"
      description={stats.data ? <Summary stats={stats.data} seesCosts={seesCosts} /> : '\u00a0'}
      more={
        <>
          <Button
            icon={Download}
            busy={download.isPending}
            disabledReason={mayExport.reason}
            onClick={() =>
              download.mutate({ fileName: datedName('inventory', 'csv'), given: { query: list.query } })
            }
          >
            تصدير
          </Button>
          <RefreshButton of={[list.result, stats]} />
          <Button icon={Warehouse} disabledReason={mayAddWarehouse.reason} onClick={onAddWarehouse}>
            إضافة مستودع
          </Button>
        </>
      }
      figures={
        <Figures
          query={stats}
          cards={seesCosts ? cards : cards.filter((card) => card !== worth)}
          list={list}
        />
      }
    />
  );
}

const Summary = ({ stats, seesCosts }: { stats: Stats; seesCosts: boolean }) => (
  <span className="flex flex-wrap items-baseline gap-x-2 max-sm:hidden">
    عدد الأصناف: {formatNumber(stats.totalItems)}
    {seesCosts && (
      <>
        {' '}
        · قيمة المخزون: <Money usd={stats.totalValue} at="today" />
      </>
    )}
  </span>
);

/** Stock in transit between two warehouses, which the stock value doesn't include. */
const OnTheWay = ({ stats }: { stats: Stats }) =>
  stats.inTransitItems > 0 && (
    <>
      عدا ما في الطريق: <bdi className="ltr-text">{formatUsd(stats.inTransitValue)}</bdi>
    </>
  );
