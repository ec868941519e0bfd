import type { Sale, SaleItem } from '@turoos/contract';
import { formatUsd } from '@/lib/format/format';
import { LinePart } from '@/shared/parts/LinePart';
import { Quantity } from '@/shared/parts/Quantity';
import { Section } from '@/ui/Card';
import { Code } from '@/ui/Code';
import { Table } from '@/ui/Table';
import type { Column } from '@/ui/table-column';

type Line = SaleItem & { position: number };

const columns: readonly Column<Line>[] = [
  {
    id: 'name',
    header: 'الصنف',
    primary: true,
    cell: (line) => <LinePart line={line} />,
  },
  { id: 'price', header: 'السعر', cell: (line) => <Code>{formatUsd(line.price)}</Code> },
  { id: 'quantity', header: 'الكمية', cell: (line) => <Quantity value={line.quantity} unit={line.unit} /> },
  {
    id: 'total',
    header: 'الإجمالي',
    cell: (line) => <Code className="font-semibold">{formatUsd(line.total)}</Code>,
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
        columns={columns}
        rows={sale.items.map((item, position) => ({ ...item, position }))}
        rowKey={({ position }) => String(position)}
      />
    </div>
  </Section>
);
