import { countedAfter, isStale, nouns, type CurrentRate, type ExchangeRate } from '@turoos/contract';
import { BadgeDollarSign } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime } from '@/lib/format/format';
import { useListState } from '@/lib/list/use-list-state';
import { useZones } from '@/shared/exchange-rates/use-zones';
import { ZoneField } from '@/shared/exchange-rates/ZoneField';
import { useCurrentRate } from '@/shared/shop/use-current-rate';
import { Badge } from '@/ui/Badge';
import { Section } from '@/ui/Card';
import { legible, Num } from '@/ui/Code';
import { EmptyState } from '@/ui/EmptyState';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Skeleton } from '@/ui/Skeleton';
import { RateForm } from './RateForm';
import { RateHistory } from './RateHistory';

/** Today's rate, a form to record it, and its history; of one zone at a time where there are several. */
export function ExchangeRatesTab() {
  const zones = useZones();
  const list = useListState({ sort: '-recorded_at', filters: ['zone'] });
  const own = useCurrentRate();
  const fallback = zones.find(({ isDefault }) => isDefault)?._id;
  const zone = zones.length === 0 ? undefined : list.filters.zone || own.data?.zone || fallback;
  const current = useCurrentRate(zone);
  const [edited, setEdited] = useState<ExchangeRate>();

  return (
    <div className="flex flex-col gap-4">
      <ZoneField
        zones={zones}
        value={zone}
        onChange={(id) => {
          list.setFilter('zone', id);
          setEdited(undefined);
        }}
      />
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
        <RateForm
          key={edited?._id ?? `new ${zone}`}
          rate={edited}
          zone={zone}
          last={current.data}
          onDone={() => setEdited(undefined)}
        />
      </Section>
      <Section title="سجل الأسعار">
        <RateHistory list={list} zone={zone} currentId={current.data?._id} onEdit={setEdited} />
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
      {rate.sar_to_yer !== null && (
        <p className="text-lg">
          الريال السعودي = <Num value={rate.sar_to_yer} /> ر.ي
        </p>
      )}
      {rate.others.map(({ currency, to_yer }) => (
        <p key={currency} className="text-lg">
          {legible(currency)} = <Num value={to_yer} /> ر.ي
        </p>
      ))}
      <p className="text-muted">
        {formatDateTime(rate.recorded_at)}
        {rate.created_by && legible(` — ${rate.created_by.name}`)}
      </p>
      {isStale(rate) && <Badge tone="warning">{oldText(rate)}</Badge>}
      {rate.note && <p className="basis-full text-muted">{legible(rate.note)}</p>}
    </div>
  );
}

const oldText = ({ max_age }: CurrentRate) =>
  max_age === 24 ? 'مضى على السعر أكثر من يوم' : `مضى على السعر أكثر من ${countedAfter(max_age, nouns.hour)}`;
