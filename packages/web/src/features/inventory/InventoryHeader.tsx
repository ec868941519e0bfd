import { inventoryApi, type Answer, type Given } from '@turoos/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { Boxes, Coins, Download, PackageX, RefreshCw, TriangleAlert, Warehouse } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePermit } from '@/lib/can';
import { datedName } from '@/lib/download';
import { formatNumber, formatUsd } from '@/lib/format';
import { useDownload } from '@/lib/use-download';
import { Button } from '@/ui/Button';
import { Money } from '@/ui/Money';
import { PageHeader } from '@/ui/PageHeader';
import { StatCard } from '@/ui/StatCard';

type Stats = Answer<typeof inventoryApi.stats>;

type InventoryHeaderProps = {
  stats: UseQueryResult<Stats>;
  query: Given<typeof inventoryApi.export>['query'];
  refreshing: boolean;
  onRefresh: () => void;
  onAddWarehouse: () => void;
};

export function InventoryHeader({
  stats,
  query,
  refreshing,
  onRefresh,
  onAddWarehouse,
}: InventoryHeaderProps) {
  const mayExport = usePermit('inventory:export');
  const mayAddWarehouse = usePermit('warehouses:create');
  const download = useDownload(inventoryApi.export, {
    done: 'تم تصدير المخزون',
    failed: 'فشل في تصدير المخزون',
  });

  return (
    <PageHeader
      title="المخزون"
      description={stats.data && <Summary stats={stats.data} />}
      actions={
        <>
          <Button
            icon={Download}
            busy={download.isPending}
            disabledReason={mayExport.reason}
            onClick={() => download.mutate({ fileName: datedName('inventory', 'csv'), given: { query } })}
          >
            تصدير
          </Button>
          <Button icon={RefreshCw} busy={refreshing} onClick={onRefresh}>
            تحديث
          </Button>
          <Button icon={Warehouse} disabledReason={mayAddWarehouse.reason} onClick={onAddWarehouse}>
            إضافة مستودع
          </Button>
        </>
      }
      figures={<Figures stats={stats} />}
    />
  );
}

const Summary = ({ stats }: { stats: Stats }) => (
  <span className="flex flex-wrap items-baseline gap-x-2">
    عدد الأصناف: {formatNumber(stats.totalItems)} · قيمة المخزون: <Money usd={stats.totalValue} />
  </span>
);

/** The value counts goods that lie in no warehouse because they are between two. */
const OnTheWay = ({ stats }: { stats: Stats }) =>
  stats.inTransitItems > 0 && (
    <>
      منها في الطريق: <bdi className="ltr-text">{formatUsd(stats.inTransitValue)}</bdi>
    </>
  );

function Figures({ stats }: { stats: UseQueryResult<Stats> }) {
  const figure = (show: (known: Stats) => ReactNode) => ({
    value: stats.data && show(stats.data),
    failed: stats.isError && !stats.data,
    onRetry: () => void stats.refetch(),
  });
  return (
    <>
      <StatCard label="إجمالي الأصناف" icon={Boxes} {...figure((known) => formatNumber(known.totalItems))} />
      <StatCard
        label="قيمة المخزون"
        icon={Coins}
        tone="info"
        hint={stats.data && <OnTheWay stats={stats.data} />}
        {...figure((known) => (
          <Money usd={known.totalValue} stacked className="leading-tight max-sm:text-base" />
        ))}
      />
      <StatCard
        label="مخزون منخفض"
        icon={TriangleAlert}
        tone="warning"
        {...figure((known) => formatNumber(known.lowStockItems))}
      />
      <StatCard
        label="نفد المخزون"
        icon={PackageX}
        tone="danger"
        {...figure((known) => formatNumber(known.outOfStockItems))}
      />
    </>
  );
}
