import { asFile, transfersApi, type Answer, type Given } from '@turoos/contract';
import { ArrowLeftRight, CircleCheck, Clock, Coins, Download, Plus, RefreshCw, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePermit } from '@/lib/can';
import { datedName } from '@/lib/download';
import { formatNumber } from '@/lib/format';
import { useData } from '@/lib/use-data';
import { useDownload } from '@/lib/use-download';
import { Button } from '@/ui/Button';
import { Money } from '@/ui/Money';
import { PageHeader } from '@/ui/PageHeader';
import { StatCard } from '@/ui/StatCard';

type Stats = Answer<typeof transfersApi.statistics>;
type TransfersHeaderProps = {
  query: Given<typeof transfersApi.list>['query'];
  refreshing: boolean;
  onRefresh: () => Promise<unknown>;
  onCreate: () => void;
};

export function TransfersHeader({ query, refreshing, onRefresh, onCreate }: TransfersHeaderProps) {
  const mayCreate = usePermit('transfers:create');
  const stats = useData('transfers', transfersApi.statistics, {});
  const download = useDownload(asFile(transfersApi.list), {
    done: 'تم تصدير التحويلات',
    failed: 'فشل في تصدير التحويلات',
  });
  const figure = (show: (known: Stats) => ReactNode) => ({
    value: stats.data && show(stats.data),
    failed: stats.isError && !stats.data,
    onRetry: () => void stats.refetch(),
  });

  return (
    <PageHeader
      title="التحويلات المخزنية"
      description="نقل القطع بين المستودعات ومتابعتها حتى الاستلام"
      actions={
        <>
          <Button variant="primary" icon={Plus} disabledReason={mayCreate.reason} onClick={onCreate}>
            تحويل جديد
          </Button>
          <Button
            icon={Download}
            busy={download.isPending}
            onClick={() =>
              download.mutate({
                fileName: datedName('transfers', 'csv'),
                given: { query: { ...query, page: 1, format: 'csv' } },
              })
            }
          >
            تصدير
          </Button>
          <Button
            icon={RefreshCw}
            busy={refreshing || stats.isRefetching}
            onClick={() => void Promise.all([onRefresh(), stats.refetch()])}
          >
            تحديث
          </Button>
        </>
      }
      figures={
        <>
          <StatCard
            label="كل التحويلات"
            icon={ArrowLeftRight}
            {...figure((known) => formatNumber(known.totalTransfers))}
          />
          <StatCard
            label="قيمة التحويلات"
            icon={Coins}
            tone="info"
            {...figure((known) => (
              <Money usd={known.totalValue} stacked className="leading-tight max-sm:text-base" />
            ))}
          />
          <StatCard
            label="قيد الانتظار"
            icon={Clock}
            tone="warning"
            {...figure((known) => formatNumber(known.pendingCount))}
          />
          <StatCard
            label="في الطريق"
            icon={Truck}
            tone="info"
            {...figure((known) => formatNumber(known.inTransitCount))}
          />
          <StatCard
            label="مكتملة"
            icon={CircleCheck}
            tone="success"
            {...figure((known) => formatNumber(known.completedCount))}
          />
        </>
      }
    />
  );
}
