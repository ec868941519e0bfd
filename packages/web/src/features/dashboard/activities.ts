import {
  ltr,
  quantityText,
  type CustomersOverview,
  type SalesOverview,
  type StockOverview,
} from '@turoos/contract';
import type { RialsAt } from '@/lib/format/rials';
import { Boxes, ReceiptText, UserPlus, type LucideIcon } from 'lucide-react';
import type { Tone } from '@/ui/tone';

export interface Activity {
  id: string;
  icon: LucideIcon;
  tone: Tone;
  title: string;
  detail: string;
  to: '/sales/$id' | '/customers/$id' | '/products/$id';
  /** When it happened; null for a shortage, which has no moment. */
  at: Date | null;
  /** The amount in cents, with the rate of the sale. */
  amount?: { usd: number; at: RialsAt };
}

interface Recent {
  sales: SalesOverview['recent'];
  customers: CustomersOverview['recent'];
  shortages: StockOverview['shortages'];
}

/** Returns the last invoices, customers and shortages: shortages first, then the newest. */
export const recentActivities = ({ sales, customers, shortages }: Recent): Activity[] =>
  [...shortages.map(ofShortage), ...sales.map(ofSale), ...customers.map(ofCustomer)].toSorted(
    (a, b) => moment(b) - moment(a),
  );

const moment = ({ at }: Activity) => at?.getTime() ?? Infinity;

const ofSale = (sale: SalesOverview['recent'][number]): Activity => ({
  id: sale._id,
  icon: ReceiptText,
  tone: sale.status === 'cancelled' ? 'danger' : sale.status === 'pending' ? 'warning' : 'success',
  title: sale.saleNumber ? `فاتورة ${ltr(sale.saleNumber)}` : 'فاتورة معلقة',
  detail: sale.customerName,
  to: '/sales/$id',
  at: sale.createdAt,
  // a held invoice gets its rate on completion
  amount: { usd: sale.grandTotal, at: sale.status === 'pending' ? 'today' : sale.usd_to_yer },
});

const ofCustomer = ({
  _id,
  name,
  customerCode,
  createdAt,
}: CustomersOverview['recent'][number]): Activity => ({
  id: _id,
  icon: UserPlus,
  tone: 'info',
  title: `عميل جديد: ${name}`,
  detail: customerCode,
  to: '/customers/$id',
  at: createdAt,
});

const ofShortage = ({
  _id,
  name,
  partNumber,
  unit,
  quantity,
  minStockLevel,
}: StockOverview['shortages'][number]): Activity => ({
  id: _id,
  icon: Boxes,
  tone: quantity <= 0 ? 'danger' : 'warning',
  title: quantity <= 0 ? `نفد من المخزون: ${name}` : `مخزون منخفض: ${name}`,
  detail: `${ltr(partNumber)} · المتبقي ${quantityText(quantity, unit)} والحد الأدنى ${quantityText(minStockLevel, unit)}`,
  to: '/products/$id',
  at: null,
});
