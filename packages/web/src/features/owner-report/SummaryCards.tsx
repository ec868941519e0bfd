import { ltr, type OwnerSummary } from '@turoos/contract';
import { Boxes, CalendarCheck, TrendingUp, Users, Wallet } from 'lucide-react';
import { formatNumber } from '@/lib/format/format';
import { StatCards, type StatCardSpec } from '@/ui/StatCards';
import { booksBeganText } from './books-began-text';
import type { OwnerReport } from './use-owner-report';
import { wholeUsd } from './whole-usd';

const cards: readonly StatCardSpec<OwnerSummary>[] = [
  {
    label: 'مبيعات اليوم',
    icon: CalendarCheck,
    tone: 'success',
    text: ({ today }) => wholeUsd(today.sales),
    hint: ({ today }) => `عدد الفواتير: ${formatNumber(today.orders)}`,
  },
  { label: 'مبيعات الشهر', icon: Wallet, tone: 'info', text: ({ month }) => wholeUsd(month.sales) },
  {
    label: 'ربح مبيعات الشهر',
    icon: TrendingUp,
    tone: 'success',
    text: ({ month }) => wholeUsd(month.profit),
    hint: ({ month, booksSince }) =>
      month.netProfit === null
        ? booksBeganText(booksSince)
        : `صافي الربح بعد المصروفات ${ltr(wholeUsd(month.netProfit))}`,
  },
  {
    label: 'العملاء النشطون',
    icon: Users,
    count: ({ customers }) => customers.active,
    hint: ({ customers }) => `من أصل ${formatNumber(customers.total)}، بلا المحظورين وغير النشطين`,
  },
  {
    label: 'أصناف المخزون',
    icon: Boxes,
    tone: 'warning',
    count: ({ inventory }) => inventory.totalProducts,
    hint: ({ inventory }) =>
      `منخفض ${formatNumber(inventory.lowStock)} · نافد ${formatNumber(inventory.outOfStock)}`,
  },
];

export const SummaryCards = ({ query }: { query: OwnerReport['summary'] }) => (
  <section
    aria-label="الملخص"
    className="grid grid-cols-2 gap-3 lg:grid-cols-5 max-lg:[&>:last-child]:col-span-2"
  >
    <StatCards query={query} cards={cards} />
  </section>
);
