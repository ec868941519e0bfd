import type { Sale, SaleItem } from '@turoos/contract';
import { linePartColumns } from '@/shared/parts/line-part-columns';
import { Quantity } from '@/shared/parts/Quantity';
import { Section } from '@/ui/Card';
import { mainOnPhone, Money } from '@/ui/Money';
import { Table } from '@/ui/Table';
import type { Column } from '@/ui/table-column';
import type { RialsAt } from '@/lib/format/rials';
import { rateOf } from '../sale-labels';

type Line = SaleItem & { position: number };

const columnsAt = (at: RialsAt): readonly Column<Line>[] => [
  ...linePartColumns,
  {
    id: 'quantity',
    header: 'الكمية',
    phone: 'amount',
    cell: (line) => <Quantity value={line.quantity} unit={line.unit} />,
  },
  {
    id: 'price',
    header: 'السعر',
    phone: 'note',
    cell: (line) => (
      <>
        <span className="text-muted sm:hidden">× </span>
        <Money usd={line.price} at={at} stacked className={mainOnPhone} />
      </>
    ),
  },
  {
    id: 'total',
    header: 'الإجمالي',
    phone: 'badge',
    cell: (line) => <Money usd={line.total} at={at} stacked className={mainOnPhone} />,
  },
  {
    id: 'returned',
    header: 'المرتجع',
    phone: 'badge',
    phoneLabel: true,
    cell: (line) =>
      line.returned > 0 ? <Quantity value={line.returned} unit={line.unit} className="text-warning" /> : '—',
  },
];

export const ItemsCard = ({ sale }: { sale: Sale }) => (
  <Section title="الأصناف">
    <div className="overflow-clip rounded-md border border-line">
      <Table
        label="أصناف الفاتورة"
        columns={columnsAt(rateOf(sale))}
        rows={sale.items.map((item, position) => ({ ...item, position }))}
        rowKey={({ position }) => String(position)}
      />
    </div>
  </Section>
);
