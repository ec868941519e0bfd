import type { Sale, SaleItem } from '@turoos/contract';
import { LinePart } from '@/shared/parts/LinePart';
import { Quantity } from '@/shared/parts/Quantity';
import { Section } from '@/ui/Card';
import { Money } from '@/ui/Money';
import { Table } from '@/ui/Table';
import type { Column } from '@/ui/table-column';
import type { RialsAt } from '@/lib/format/rials';
import { rateOf } from '../sale-labels';

type Line = SaleItem & { position: number };

const columnsAt = (at: RialsAt): readonly Column<Line>[] => [
  {
    id: 'name',
    header: 'الصنف',
    primary: true,
    cell: (line) => <LinePart line={line} />,
  },
  { id: 'price', header: 'السعر', cell: (line) => <Money usd={line.price} at={at} stacked /> },
  { id: 'quantity', header: 'الكمية', cell: (line) => <Quantity value={line.quantity} unit={line.unit} /> },
  {
    id: 'total',
    header: 'الإجمالي',
    cell: (line) => <Money usd={line.total} at={at} stacked />,
  },
  {
    id: 'returned',
    header: 'المرتجع',
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
