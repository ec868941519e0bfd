import type { Answer, productsApi } from '@turoos/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { Boxes, Package, Tags, TriangleAlert } from 'lucide-react';
import { formatNumber } from '@/lib/format';
import { StatCard } from '@/ui/StatCard';

type Stats = Answer<typeof productsApi.stats>;

/** The four figures of the catalogue. */
export function ProductFigures({ stats }: { stats: UseQueryResult<Stats> }) {
  const figure = (pick: (known: Stats) => number) => ({
    value: stats.data && formatNumber(pick(stats.data)),
    failed: stats.isError && !stats.data,
    onRetry: () => void stats.refetch(),
  });
  return (
    <>
      <StatCard label="إجمالي المنتجات" icon={Package} {...figure((known) => known.totalProducts)} />
      <StatCard label="إجمالي المخزون" icon={Boxes} {...figure((known) => known.totalStock)} />
      <StatCard
        label="منخفضة المخزون"
        icon={TriangleAlert}
        tone="warning"
        {...figure((known) => known.lowStockProducts)}
      />
      <StatCard label="العلامات التجارية" icon={Tags} tone="info" {...figure((known) => known.brands)} />
    </>
  );
}
