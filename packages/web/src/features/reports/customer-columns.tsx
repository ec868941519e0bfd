import { creditStatus, customerStanding, type CustomerLine, type CustomerTotals } from '@turoos/contract';
import { formatNumber } from '@/lib/format/format';
import { Balance, sidesOfAll } from '@/shared/customers/Balance';
import { StatusMark } from '@/ui/Badge';
import { cn } from '@/ui/cn';
import { Num, Phone } from '@/ui/Code';
import type { Column } from '@/ui/DataTable';
import { Money } from '@/ui/Money';

export const customerColumns = (totals: CustomerTotals | undefined): readonly Column<CustomerLine>[] => [
  {
    id: 'name',
    header: 'الاسم',
    primary: true,
    sortable: true,
    cell: ({ name }) => name,
    total: totals && `الإجمالي: ${formatNumber(totals.count)}`,
  },
  {
    id: 'phone',
    header: 'الهاتف',
    phone: 'code',
    cell: ({ phone }) => (phone ? <Phone className="relative z-1">{phone}</Phone> : '—'),
  },
  {
    id: 'creditLimit',
    header: 'حد الائتمان',
    cell: ({ creditLimit }) => <Money usd={creditLimit} at="today" />,
    total: totals && <Money usd={totals.creditLimit} at="today" />,
  },
  {
    id: 'balance',
    header: 'الرصيد الحالي',
    sortable: true,
    phone: 'amount',
    cell: (customer) => <LineBalance {...customer} />,
    total: totals && <Balance cents={totals.balance} words={sidesOfAll} />,
  },
  {
    id: 'loyaltyPoints',
    header: 'نقاط الولاء',
    sortable: true,
    cell: ({ loyaltyPoints }) => <Num value={loyaltyPoints} />,
    total: totals && <Num value={totals.loyaltyPoints} />,
  },
  {
    id: 'status',
    header: 'الحالة',
    phone: 'badge',
    cell: ({ status }) => <StatusMark status={customerStanding[status]} normal={status === 'normal'} />,
  },
];

/** The balance, highlighted above the credit limit. */
const LineBalance = ({ balance, isOverLimit }: CustomerLine) => (
  <span className={cn(isOverLimit && 'rounded-sm bg-danger-soft px-1.5 text-danger **:text-danger')}>
    <Balance cents={balance} />
    {isOverLimit && <span className="sr-only">{creditStatus.over.label}</span>}
  </span>
);
