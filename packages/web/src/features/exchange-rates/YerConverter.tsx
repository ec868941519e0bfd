import { BadgeDollarSign } from 'lucide-react';
import {
  centsOf,
  fromUnits,
  fromYer,
  hasRate,
  ratesOf,
  saudi,
  toCents,
  toUnits,
  toYer,
  unitsOf,
  type Rates,
} from '@turoos/contract';
import { useState } from 'react';
import { formatNumber, formatUsd, formatYer, YER } from '@/lib/format/format';
import { useCurrentRate } from '@/shared/shop/use-current-rate';
import { Section } from '@/ui/Card';
import { Num } from '@/ui/Code';
import { EmptyState } from '@/ui/EmptyState';
import { Field } from '@/ui/Field';
import { Money } from '@/ui/Money';
import { NumberInput } from '@/ui/NumberInput';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Skeleton } from '@/ui/Skeleton';

const riyal = { code: saudi, decimals: 2, cashStep: 100 };
const examples = [100, 1000, 2500, 10_000, 50_000, 100_000];

/** Converts between dollars and rials at today's rate, as every screen does (PLH-06). */
export function YerConverter() {
  const rate = useCurrentRate();
  return (
    <QueryBoundary
      query={rate}
      title="فشل في تحميل أسعار الصرف"
      waiting={<Skeleton className="h-48 w-full" />}
    >
      {(current) =>
        current ? (
          <Converter rate={current.usd_to_yer} rates={ratesOf(current)} />
        ) : (
          <EmptyState
            icon={BadgeDollarSign}
            title="لم يتم تعيين سعر صرف بعد"
            message="يرجى إضافة سعر الصرف اليومي أولاً"
          />
        )
      }
    </QueryBoundary>
  );
}

function Converter({ rate, rates }: { rate: number; rates: Rates }) {
  const [cents, setCents] = useState<number | null>(10_000);
  const [rials, setRials] = useState<number | null>(toYer(10_000, rate));
  const typeDollars = (typed: number | null) => {
    setCents(typed);
    setRials(typed === null ? null : toYer(typed, rate));
  };
  const typeRials = (typed: number | null) => {
    setRials(typed);
    setCents(typed === null ? null : fromYer(typed, rate));
  };
  const typeRiyals = (typed: number | null) =>
    typeDollars(typed === null ? null : (centsOf(toUnits(typed, riyal) ?? 0, riyal, rates) ?? null));
  const riyals = cents === null ? null : (unitsOf(cents, riyal, rates) ?? null);
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Section title="محول العملة">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="المبلغ بالدولار">
            <NumberInput
              value={cents === null ? null : cents / 100}
              onChange={(dollars) => typeDollars(dollars === null ? null : toCents(dollars))}
              decimals={2}
              min={0}
              unit="$"
            />
          </Field>
          <Field label="المبلغ بالريال اليمني">
            <NumberInput value={rials} onChange={typeRials} min={0} step={1000} unit={YER} />
          </Field>
          {hasRate(riyal.code, rates) && (
            <Field label="المبلغ بالريال السعودي">
              <NumberInput
                value={riyals === null ? null : fromUnits(riyals, riyal)}
                onChange={typeRiyals}
                decimals={2}
                min={0}
                step={100}
                unit="ر.س"
              />
            </Field>
          )}
        </div>
        <p className="mt-4 text-muted">
          الدولار الواحد = <Num value={rate} /> {YER}
        </p>
        {cents !== null && (
          <output className="mt-2 block text-xl">
            <Money usd={cents} at={rate} />
          </output>
        )}
      </Section>
      <Section title="أمثلة" description="الدولار بمنزلتين عشريتين، والريال دون كسور">
        <table className="w-full">
          <thead className="sr-only">
            <tr>
              <th scope="col">بالدولار</th>
              <th scope="col">بالريال</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {examples.map((example) => (
              <tr key={example}>
                <td className="py-1.5">
                  <bdi className="ltr-text">{formatUsd(example)}</bdi>
                </td>
                <td className="py-1.5 text-end">
                  <bdi className="ltr-text">{formatYer(example, rate)}</bdi> {YER}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-3 text-sm text-faint">بسعر صرف {formatNumber(rate)} للدولار</p>
      </Section>
    </div>
  );
}
