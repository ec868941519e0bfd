import type { Settled, Totals } from '@turoos/contract';
import type { ReactNode } from 'react';
import { ChangeAmounts } from '@/shared/money/ChangeDue';
import { cn } from '@/ui/cn';
import { Money } from '@/ui/Money';
import { useRate } from '@/ui/rate-context';
import { creditRials } from './credit-rials';
import type { Settlement } from './sale-figures';

type SaleTotalsProps = {
  totals: Totals;
  /** The name of the campaign whose discount is included. */
  campaign: string | undefined;
  settlement: Settlement;
  /** The typed money; undefined while nothing is typed. */
  counted: Settled | undefined;
  /** Whether part of the total stays unpaid. */
  onCredit: boolean;
};

const Row = ({ label, children, className }: { label: string; children: ReactNode; className?: string }) => (
  <div className={cn('flex items-baseline justify-between gap-3', className)}>
    <dt className="text-muted">{label}</dt>
    <dd>{children}</dd>
  </div>
);

export function SaleTotals({ totals, campaign, settlement, counted, onCredit }: SaleTotalsProps) {
  const { subtotal, discount, campaignDiscount, tax, grandTotal } = totals;
  const own = discount - campaignDiscount;
  const { paidAt, owedAt } = creditRials(grandTotal, settlement, counted, useRate());
  return (
    <dl className="flex flex-col gap-1">
      {(discount > 0 || tax > 0) && (
        <Row label="المجموع" className="max-lg:hidden">
          <Money usd={subtotal} at="today" />
        </Row>
      )}
      {own > 0 && (
        <Row label="الخصم" className="text-success max-lg:hidden">
          <Money usd={-own} at="today" />
        </Row>
      )}
      {campaignDiscount > 0 && (
        <Row label={`خصم الحملة ${campaign}`} className="text-success max-lg:hidden">
          <Money usd={-campaignDiscount} at="today" />
        </Row>
      )}
      {tax > 0 && (
        <Row label="الضريبة" className="max-lg:hidden">
          <Money usd={tax} at="today" />
        </Row>
      )}
      <Row label="الإجمالي">
        <Money usd={grandTotal} at="today" className="text-xl [&>bdi]:text-base" />
      </Row>
      {!onCredit && counted && counted.change.length > 0 && (
        // on a phone the payment panel is scrolled away from the button that saves
        <Row label="الباقي" className="lg:hidden">
          <span className="flex flex-wrap gap-x-2 text-xl font-semibold">
            <ChangeAmounts change={counted.change} />
          </span>
        </Row>
      )}
      {onCredit && settlement.paid > 0 && (
        <Row label="المدفوع الآن" className="max-lg:hidden">
          <Money usd={settlement.paid} at={paidAt} />
        </Row>
      )}
      {onCredit && settlement.fromCredit > 0 && (
        <Row label="من رصيد العميل" className="max-lg:hidden">
          <Money usd={settlement.fromCredit} at="today" />
        </Row>
      )}
      {onCredit && (
        <Row label="المتبقي على العميل" className="text-warning">
          <Money usd={settlement.owed} at={owedAt} />
        </Row>
      )}
    </dl>
  );
}
