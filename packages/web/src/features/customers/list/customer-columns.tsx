import { customerStanding, standingOf, type Customer } from '@turoos/contract';
import { StatusMark } from '@/ui/Badge';
import { Code, legible, Num, Phone } from '@/ui/Code';
import type { Column } from '@/ui/DataTable';
import { Balance } from '@/shared/customers/Balance';

export const customerColumns: Column<Customer>[] = [
  {
    id: 'customerCode',
    header: 'الرمز',
    width: '8rem',
    phone: 'code',
    cell: (one) => <Code>{one.customerCode}</Code>,
  },
  {
    id: 'name',
    header: 'الاسم',
    primary: true,
    sortable: true,
    cell: ({ name, email }) => (
      <>
        {legible(name)}{' '}
        {email && <Code className="text-xs font-normal text-muted max-sm:hidden">{email}</Code>}
      </>
    ),
  },
  {
    id: 'phone',
    header: 'الهاتف',
    cell: ({ phone }) =>
      phone ? <Phone className="relative z-1">{phone}</Phone> : <span className="text-faint">—</span>,
  },
  {
    id: 'balance',
    header: 'الرصيد',
    sortable: true,
    phone: 'amount',
    cell: (one) => <Balance cents={one.balance} />,
  },
  {
    id: 'loyaltyPoints',
    header: 'نقاط الولاء',
    sortable: true,
    cell: (one) => <Num value={one.loyaltyPoints} />,
  },
  {
    id: 'status',
    header: 'الحالة',
    phone: 'badge',
    cell: (one) => {
      const standing = standingOf(one);
      return <StatusMark status={customerStanding[standing]} normal={standing === 'normal'} />;
    },
  },
];
