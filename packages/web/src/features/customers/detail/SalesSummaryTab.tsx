import { formatDate, formatNumber } from '@/lib/format/format';
import { cardState } from '@/lib/http/query-state';
import { Money } from '@/ui/Money';
import { StatCard } from '@/ui/StatCard';
import { useTotalSales } from './use-customer-sales';

export function SalesSummaryTab({ id }: { id: string }) {
  const sales = useTotalSales(id);
  const { data } = sales;
  const state = cardState(sales);
  const past = (sum: 'total' | 'paid' | 'refunded') =>
    data && <Money usd={data[sum]} at={data.rials[sum]} stacked />;
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-3">
      <StatCard label="عدد الفواتير" value={data && formatNumber(data.count)} {...state} />
      <StatCard label="إجمالي المشتريات" value={past('total')} {...state} />
      <StatCard label="المدفوع" value={past('paid')} {...state} />
      <StatCard
        label="المتبقي"
        value={data && <Money usd={data.outstanding} at="today" say stacked />}
        {...state}
      />
      <StatCard label="المرتجع" value={past('refunded')} {...state} />
      <StatCard
        label="آخر شراء"
        value={data && (data.lastPurchase ? formatDate(data.lastPurchase) : 'لم يشترِ بعد')}
        {...state}
      />
    </div>
  );
}
