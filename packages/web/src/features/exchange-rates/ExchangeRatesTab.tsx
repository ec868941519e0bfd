import { exchangeRatesApi, isStale, type CurrentRate, type ExchangeRate, type Page } from '@turoos/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { BadgeDollarSign, Pencil } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime, formatNumber } from '@/lib/format/format';
import { call } from '@/lib/http/api';
import { key } from '@/lib/http/query-keys';
import { useListState } from '@/lib/list/use-list-state';
import { usePermit } from '@/lib/session/can';
import { isNoRate, useCurrentRate } from '@/shared/shop/use-current-rate';
import { Badge } from '@/ui/Badge';
import { Section } from '@/ui/Card';
import { legible, Num } from '@/ui/Code';
import { DataTable, type Column } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { IconButton } from '@/ui/IconButton';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Skeleton } from '@/ui/Skeleton';
import { RateForm } from './RateForm';

const columns: readonly Column<ExchangeRate>[] = [
  {
    id: 'usd_to_yer',
    header: 'السعر',
    primary: true,
    cell: (rate) => <Num value={rate.usd_to_yer} />,
  },
  { id: 'recorded_at', header: 'التاريخ', sortable: true, cell: (rate) => formatDateTime(rate.recorded_at) },
  { id: 'note', header: 'ملاحظة', cell: (rate) => rate.note },
  { id: 'created_by', header: 'سجّله', cell: (rate) => rate.created_by?.name ?? '' },
];

/** Returns an empty page when the shop has no rate yet, which is not an error. */
function noRates(error: unknown): Page<ExchangeRate> {
  if (isNoRate(error)) return { rows: [], total: 0, page: 1, limit: 1 };
  throw error;
}

/** Today's rate, a form to record it, and its history. */
export function ExchangeRatesTab() {
  const list = useListState({ sort: '-recorded_at' });
  const history = useQuery({
    queryKey: key('exchange-rates', 'history', list.query),
    queryFn: ({ signal }) => call(exchangeRatesApi.list, { query: list.query }, { signal }).catch(noRates),
    placeholderData: keepPreviousData,
  });
  const current = useCurrentRate();
  const permit = usePermit('exchangeRates:write');
  const [edited, setEdited] = useState<ExchangeRate>();

  return (
    <div className="flex flex-col gap-4">
      <Section title="السعر الحالي">
        <QueryBoundary
          query={current}
          title="فشل في تحميل أسعار الصرف"
          waiting={<Skeleton className="h-8 w-64" />}
        >
          {(rate) => <CurrentRateCard rate={rate} />}
        </QueryBoundary>
      </Section>
      <Section title={edited ? 'تعديل سعر صرف' : 'إضافة سعر اليوم'}>
        <RateForm key={edited?._id ?? 'new'} rate={edited} onDone={() => setEdited(undefined)} />
      </Section>
      <Section title="سجل الأسعار">
        <DataTable
          label="سجل أسعار الصرف"
          columns={columns}
          list={{ ...list, result: history }}
          rowKey={(rate) => rate._id}
          empty={<EmptyState title="لم يتم تعيين سعر صرف بعد" message="يرجى إضافة سعر الصرف اليومي أولاً" />}
          renderActions={(rate) => (
            <>
              {rate._id === current.data?._id && <Badge tone="success">الحالي</Badge>}
              <IconButton
                label={`تعديل سعر ${formatNumber(rate.usd_to_yer)}`}
                icon={Pencil}
                disabledReason={permit.reason}
                onClick={() => setEdited(rate)}
              />
            </>
          )}
        />
      </Section>
    </div>
  );
}

function CurrentRateCard({ rate }: { rate: CurrentRate | null }) {
  if (!rate)
    return (
      <EmptyState
        icon={BadgeDollarSign}
        title="لم يتم تعيين سعر صرف بعد"
        message="يرجى إضافة سعر الصرف اليومي أولاً"
      />
    );
  return (
    <div className="flex flex-wrap items-baseline gap-x-6 gap-y-2">
      <p className="text-2xl font-semibold">
        الدولار = <Num value={rate.usd_to_yer} /> ر.ي
      </p>
      <p className="text-muted">
        {formatDateTime(rate.recorded_at)}
        {rate.created_by && legible(` — ${rate.created_by.name}`)}
      </p>
      {isStale(rate) && <Badge tone="warning">مضى على السعر أكثر من يوم</Badge>}
      {rate.note && <p className="basis-full text-muted">{legible(rate.note)}</p>}
    </div>
  );
}
