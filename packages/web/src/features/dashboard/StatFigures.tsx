import { Boxes, CalendarCheck, ReceiptText, Sunrise, UserPlus, Wallet } from 'lucide-react';
import { formatNumber, formatWeekday } from '@/lib/format/format';
import { useUser } from '@/lib/session/session-state';
import { useBranch } from '@/shared/warehouses/use-branches';
import { Money } from '@/ui/Money';
import { useMoneyText } from '@/ui/money-text';
import { FigureCard } from './FigureCard';
import type { Dashboard } from './use-dashboard';

const outOfStockHint = (outOfStock: number) =>
  outOfStock > 0 ? `ونفد ${formatNumber(outOfStock)}` : undefined;

export function StatFigures({ shop: { sales, customers, stock } }: { shop: Dashboard }) {
  const today = sales.data?.days.at(-1);
  const lastWeek = sales.data?.days.at(-8);
  const money = useMoneyText();
  const branch = useBranch();
  const { warehouses } = useUser();
  // customers are common to all branches
  const isPart = branch !== undefined || warehouses !== undefined;
  // the lists behind the figures show all branches
  const listOf = <To,>(to: To) => (branch ? undefined : to);
  const ofAll = { right: 'sales:read', to: listOf('/sales' as const), query: sales } as const;
  const ofDay = { ...ofAll, search: today && { date: today.date } } as const;

  return (
    <section aria-label="أرقام المتجر" className="grid grid-cols-2 gap-3 lg:grid-cols-3">
      <FigureCard
        {...ofDay}
        label="مبيعات اليوم"
        icon={Sunrise}
        tone="success"
        hint={
          lastWeek
            ? `${formatWeekday(lastWeek.date)} الماضي ${money(lastWeek.totalSales, lastWeek.rials)}`
            : null
        }
      >
        {today && <Money usd={today.totalSales} at={today.rials} />}
      </FigureCard>
      <FigureCard
        {...ofDay}
        label="فواتير اليوم"
        icon={CalendarCheck}
        tone="success"
        hint={lastWeek ? `${formatWeekday(lastWeek.date)} الماضي ${formatNumber(lastWeek.orderCount)}` : null}
      >
        {today && formatNumber(today.orderCount)}
      </FigureCard>
      <FigureCard
        right="inventory:read"
        to={listOf('/inventory' as const)}
        search={{ status: 'low_stock', isActive: 'true' }}
        query={stock}
        label="مخزون منخفض"
        icon={Boxes}
        tone="warning"
        hint={stock.data ? outOfStockHint(stock.data.outOfStock) : null}
      >
        {stock.data && formatNumber(stock.data.lowStock)}
      </FigureCard>
      <FigureCard {...ofAll} label="إجمالي المبيعات" icon={Wallet} tone="info">
        {sales.data && <Money usd={sales.data.totalSales} at={sales.data.rials} />}
      </FigureCard>
      <FigureCard
        {...ofAll}
        label="إجمالي الفواتير"
        icon={ReceiptText}
        tone="info"
        hint="من دون المعلقة والملغية"
      >
        {sales.data && formatNumber(sales.data.totalOrders)}
      </FigureCard>
      <FigureCard
        right="customers:read"
        to="/customers"
        query={customers}
        label="عملاء جدد"
        icon={UserPlus}
        tone="neutral"
        hint={isPart ? 'للمتجر كله، آخر 30 يوماً' : 'آخر 30 يوماً'}
      >
        {customers.data && formatNumber(customers.data.new)}
      </FigureCard>
    </section>
  );
}
