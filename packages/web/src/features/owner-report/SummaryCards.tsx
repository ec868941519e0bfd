import type { OwnerSummary } from '@turoos/contract';
import { Boxes, CalendarCheck, TrendingUp, Users, Wallet } from 'lucide-react';
import { formatNumber } from '@/lib/format/format';
import { useBranch } from '@/shared/warehouses/use-branches';
import { cn } from '@/ui/cn';
import { Money } from '@/ui/Money';
import { StatCards, type StatCardSpec } from '@/ui/StatCards';
import { booksBeganText } from './books-began-text';
import type { OwnerReport } from './use-owner-report';

const ofSales: readonly StatCardSpec<OwnerSummary>[] = [
  {
    label: 'مبيعات اليوم',
    icon: CalendarCheck,
    tone: 'success',
    money: ({ today }) => today.sales,
    at: ({ today }) => today.rials,
    hint: ({ today }) => `عدد الفواتير: ${formatNumber(today.orders)}`,
  },
  {
    label: 'مبيعات الشهر',
    icon: Wallet,
    tone: 'info',
    money: ({ month }) => month.sales,
    at: ({ month }) => month.rials,
  },
  {
    label: 'ربح مبيعات الشهر',
    icon: TrendingUp,
    tone: 'success',
    money: ({ month }) => month.profit,
    at: () => 'today',
    hint: ({ month, booksSince }) =>
      month.expenses === null ? (
        'قبل المصروفات، فهي للمتجر كله'
      ) : month.netProfit === null ? (
        booksBeganText(booksSince)
      ) : (
        <>
          بعد المصروفات: <Money usd={month.netProfit} at="today" />
        </>
      ),
  },
];

/** All branches share the customers. */
const ofCustomers: StatCardSpec<OwnerSummary> = {
  label: 'العملاء النشطون',
  icon: Users,
  count: ({ customers }) => customers?.active ?? 0,
  hint: ({ customers }) => customers && `من أصل ${formatNumber(customers.total)}، بلا المحظورين وغير النشطين`,
};

const ofInventory: StatCardSpec<OwnerSummary> = {
  label: 'أصناف المخزون',
  icon: Boxes,
  tone: 'warning',
  count: ({ inventory }) => inventory.totalProducts,
  hint: ({ inventory }) =>
    `منخفض ${formatNumber(inventory.lowStock)} · نافد ${formatNumber(inventory.outOfStock)}`,
};

export function SummaryCards({ query }: { query: OwnerReport['summary'] }) {
  const branch = useBranch();
  return (
    <section
      aria-label="الملخص"
      className={cn(
        'grid grid-cols-2 gap-3',
        branch ? 'lg:grid-cols-4' : 'lg:grid-cols-5 max-lg:[&>:last-child]:col-span-2',
      )}
    >
      <StatCards query={query} cards={[...ofSales, ...(branch ? [] : [ofCustomers]), ofInventory]} />
    </section>
  );
}
