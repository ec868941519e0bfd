import type { PurchaseDetail, PurchaseItem } from '@turoos/contract';
import { useState } from 'react';
import { linePartColumns } from '@/shared/parts/line-part-columns';
import { Quantity } from '@/shared/parts/Quantity';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Card';
import { Table } from '@/ui/Table';
import type { Column } from '@/ui/table-column';
import { Usd } from '@/ui/Usd';

type Line = PurchaseItem & { position: number };

/** The most lines shown at first: a supplier's whole list may be one purchase. */
const SHOWN = 100;

const columnsOf = (isAwaited: boolean): Column<Line>[] => [
  ...linePartColumns,
  { id: 'warehouse', header: 'المستودع', cell: ({ warehouseName }) => warehouseName },
  {
    id: 'quantity',
    header: 'الكمية',
    phone: 'amount',
    cell: ({ quantity, unit }) => <Quantity value={quantity} unit={unit} />,
  },
  ...(isAwaited
    ? [
        {
          id: 'received',
          header: 'وصل',
          phone: 'badge' as const,
          phoneLabel: true,
          cell: ({ received, unit }: Line) =>
            received > 0 ? <Quantity value={received} unit={unit} className="font-semibold" /> : '—',
        },
      ]
    : []),
  {
    id: 'unitCost',
    header: 'سعر الوحدة',
    phone: 'note',
    cell: ({ unitCost }) => (
      <>
        <span className="text-muted sm:hidden">× </span>
        <Usd cents={unitCost} />
      </>
    ),
  },
  { id: 'landedCost', header: 'التكلفة', cell: ({ landedCost }) => <Usd cents={landedCost} /> },
  {
    id: 'total',
    header: 'الإجمالي',
    phone: 'badge',
    cell: ({ total }) => <Usd cents={total} className="font-semibold" />,
  },
  {
    id: 'returned',
    header: 'المرتجع',
    phone: 'badge',
    phoneLabel: true,
    cell: ({ returned, unit }) =>
      returned > 0 ? <Quantity value={returned} unit={unit} className="text-warning" /> : '—',
  },
];

export function LinesCard({ purchase: { items, status } }: { purchase: PurchaseDetail }) {
  const [all, setAll] = useState(false);
  const lines = items.map((item, position) => ({ ...item, position }));
  return (
    <Section title="الأصناف">
      {lines.length === 0 ? (
        <p className="text-muted">فاتورة بمبلغها فقط، بلا أصناف ولا أثر على المخزون.</p>
      ) : (
        <div className="overflow-clip rounded-md border border-line">
          <Table
            label="أصناف الفاتورة"
            columns={columnsOf(status === 'partly_received')}
            rows={all ? lines : lines.slice(0, SHOWN)}
            rowKey={({ position }) => String(position)}
          />
        </div>
      )}
      {!all && lines.length > SHOWN && (
        <Button className="mt-3" onClick={() => setAll(true)}>
          عرض كل الأصناف ({lines.length})
        </Button>
      )}
    </Section>
  );
}
