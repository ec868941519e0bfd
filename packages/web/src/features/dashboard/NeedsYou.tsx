import { can, countedAfter, isStale, nouns, type NeedsOverview } from '@turoos/contract';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber } from '@/lib/format/format';
import { Link, type LinkProps } from '@/lib/navigation/Link';
import { useUser } from '@/lib/session/session-state';
import { useCurrentRate } from '@/shared/shop/use-current-rate';
import { useBranch } from '@/shared/warehouses/use-branches';
import { Section } from '@/ui/Card';
import { cn } from '@/ui/cn';
import { Money } from '@/ui/Money';
import { useNeeds } from './use-dashboard';

interface Need extends Pick<LinkProps, 'to' | 'search'> {
  label: string;
  value?: ReactNode;
  /** Something may be lost. */
  isUrgent?: boolean;
}

/** What waits for this user's decision, each with the way to it; renders nothing when nothing waits. */
export function NeedsYou() {
  const { data } = useNeeds();
  const isBound = useUser().warehouses !== undefined;
  const needs = [...useRateNeed(), ...(data ? needsOf(data, isBound) : [])];
  const branch = useBranch();
  if (needs.length === 0) return null;
  return (
    <Section title="يحتاج إليك" description={branch && 'من كل الفروع'}>
      <ul className="-m-2 grid gap-x-4 sm:grid-cols-2 xl:grid-cols-3">
        {needs.map(({ label, value, isUrgent, ...way }) => (
          <li key={label}>
            <Link
              {...way}
              className="flex items-center gap-3 rounded-md p-2 hover:bg-accent-soft pointer-coarse:min-h-11"
            >
              <span
                aria-hidden="true"
                className={cn('size-2 shrink-0 rounded-full', isUrgent ? 'bg-danger' : 'bg-warning')}
              />
              <span className={cn('min-w-0 grow', isUrgent && 'text-danger')}>{label}</span>
              <span className="font-semibold">{value}</span>
              <ChevronLeft className="size-4 shrink-0 text-faint" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A rate that is missing or old, for those who record it. */
function useRateNeed(): Need[] {
  const mayWrite = can(useUser(), 'exchangeRates:write');
  const { data: rate, isPending } = useCurrentRate();
  if (!mayWrite || isPending || (rate && !isStale(rate))) return [];
  const way = { to: '/settings', search: { tab: 'exchange-rates' } } as const;
  return [{ ...way, label: rate ? 'سعر الصرف قديم، سجّل سعر اليوم' : 'لم يُسجل سعر صرف بعد' }];
}

const waiting = { status: 'pending' };

function needsOf(needs: NeedsOverview, isBound: boolean): Need[] {
  const { adjustments, transfers, requests, scrap, purchases, arriving, counts: open } = needs;
  const { heldSales, undecidedSales, failedPrints, askedParts, arrivedParts, oldDebts, backup, backupCopy } =
    needs;
  const counts: [number | null, Need][] = [
    [adjustments, { to: '/stock-adjustments', search: waiting, label: 'تسويات بانتظار الاعتماد' }],
    [transfers, { to: '/transfers', search: waiting, label: 'تحويلات بانتظار الاعتماد' }],
    [requests, { to: '/transfers', search: { status: 'requested' }, label: 'طلبات من فروع أخرى' }],
    [scrap, { to: '/scrap', search: waiting, label: 'تقارير إتلاف بانتظار الاعتماد' }],
    [purchases, { to: '/purchases', search: { status: 'awaited' }, label: 'مشتريات بانتظار الاستلام' }],
    [arriving, { to: '/transfers', search: { status: 'in_transit' }, label: 'تحويلات في الطريق' }],
    [open, { to: '/inventory-counts', search: { status: 'in_progress' }, label: 'عمليات جرد لم تنته' }],
    [undecidedSales, { to: '/sales/offline', label: 'مبيعات تحتاج قراراً' }],
    [heldSales, { to: '/sales', search: waiting, label: 'فواتير معلقة' }],
    [failedPrints, { to: '/settings', search: { tab: 'printers' }, label: 'أوراق لم تُطبع' }],
    [arrivedParts, { to: '/asked-parts', search: { status: 'arrived' }, label: 'عملاء وصل ما طلبوه' }],
    [askedParts, { to: '/asked-parts', search: { status: 'open' }, label: 'قطع طُلبت ولم توجد' }],
  ];
  return [
    ...counts.flatMap(([count, need]) => (count === null ? [] : [{ ...need, value: formatNumber(count) }])),
    ...(oldDebts === null ? [] : [debtNeed(oldDebts, isBound)]),
    ...(backup === null ? [] : [backupNeed(backup)]),
    ...(backupCopy === null ? [] : [copyNeed(backupCopy, !needs.isStoodBy)]),
  ];
}

/** Has the words and the amount that the list of debtors shows; customers owe to the whole shop. */
const debtNeed = (cents: number, isBound: boolean): Need => ({
  to: '/customers/debts',
  search: { age: 'days91' },
  label: isBound ? 'ديون أكثر من 90 يوماً للمتجر كله' : 'ديون أكثر من 90 يوماً',
  value: <Money usd={cents} at="today" stacked />,
});

const backupNeed = (days: number | 'never'): Need => ({
  to: '/settings',
  search: { tab: 'backup' },
  isUrgent: true,
  label: days === 'never' ? 'لا توجد نسخة احتياطية' : `آخر نسخة احتياطية منذ ${countedAfter(days, nouns.day)}`,
});

const copyNeed = (days: number | 'never', isUrgent: boolean): Need => ({
  to: '/settings',
  search: { tab: 'backup' },
  isUrgent,
  label:
    days === 'never'
      ? 'لا توجد نسخة خارج هذا الجهاز بعد'
      : `أحدث نسخة خارج هذا الجهاز منذ ${countedAfter(days, nouns.day)}`,
});
