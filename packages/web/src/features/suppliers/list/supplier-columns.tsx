import { owedBy, supplierStatus, supplierStatusOf, type Supplier } from '@turoos/contract';
import { StatusMark } from '@/ui/Badge';
import { legible, Num, Phone } from '@/ui/Code';
import type { Column } from '@/ui/DataTable';
import { Usd } from '@/ui/Usd';

const none = <span className="text-faint">—</span>;

export const supplierColumns: Column<Supplier>[] = [
  { id: 'name', header: 'المورد', primary: true, sortable: true, cell: (one) => <Name supplier={one} /> },
  {
    id: 'contactPerson',
    header: 'مسؤول التواصل',
    cell: ({ contactPerson }) => (contactPerson ? <bdi>{contactPerson}</bdi> : none),
  },
  {
    id: 'phone',
    header: 'الهاتف',
    cell: ({ phone }) => (phone ? <Phone className="relative z-1">{phone}</Phone> : none),
  },
  {
    id: 'totalPurchases',
    header: 'إجمالي المشتريات',
    cell: ({ totalPurchases }) => <Usd cents={totalPurchases} />,
  },
  { id: 'totalPaid', header: 'المدفوع', cell: ({ totalPaid }) => <Usd cents={totalPaid} /> },
  {
    id: 'totalRemaining',
    header: 'المتبقي',
    phone: 'amount',
    phoneLabel: true,
    cell: (one) => (
      <Usd cents={owedBy(one)} className={one.balance < 0 ? 'font-semibold text-danger' : undefined} />
    ),
  },
  {
    id: 'purchaseCount',
    header: 'عدد الفواتير',
    cell: ({ purchaseCount }) => <Num value={purchaseCount} />,
  },
  {
    id: 'status',
    header: 'الحالة',
    phone: 'badge',
    cell: (one) => <StatusMark status={supplierStatus[supplierStatusOf(one)]} normal={one.isActive} />,
  },
];

/** The name with the address, on one line in wide windows. */
function Name({ supplier: { name, city, address } }: { supplier: Supplier }) {
  const place = [city, address].filter(Boolean).join('، ');
  return (
    <>
      {legible(name)} {place && <span className="text-xs font-normal text-muted max-sm:hidden">{place}</span>}
    </>
  );
}
