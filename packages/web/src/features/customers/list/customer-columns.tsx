import { customerStanding, standingOf, type Customer } from '@turoos/contract';
import { StatusBadge } from '@/ui/Badge';
import { Code, legible, Num, Phone } from '@/ui/Code';
import type { Column } from '@/ui/DataTable';
import { Balance } from '../Balance';

export const customerColumns: Column<Customer>[] = [
  {
    id: 'customerCode',
    header: 'الرمز',
    width: '8rem',
    hideOnPhone: true,
    cell: (one) => <Code>{one.customerCode}</Code>,
  },
  { id: 'name', header: 'الاسم', primary: true, sortable: true, cell: (one) => <Name customer={one} /> },
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
    cell: (one) => <Balance cents={one.balance} stacked />,
  },
  {
    id: 'loyaltyPoints',
    header: 'نقاط الولاء',
    sortable: true,
    hideOnPhone: true,
    cell: (one) => <Num value={one.loyaltyPoints} />,
  },
  {
    id: 'status',
    header: 'الحالة',
    cell: (one) => <StatusBadge status={customerStanding[standingOf(one)]} />,
  },
];

const Name = ({ customer: { name, email } }: { customer: Customer }) => (
  <>
    {legible(name)}
    {email && <Code className="block text-end text-sm font-normal text-muted">{email}</Code>}
  </>
);
