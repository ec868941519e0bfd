import type { PartDetail } from '@turoos/contract';
import { Section } from '@/ui/Card';
import { Code, Num } from '@/ui/Code';
import { DescriptionList } from '@/ui/DescriptionList';
import { Table } from '@/ui/Table';
import type { Column } from '@/ui/table-column';
import { StockLevel } from '../StockLevel';

type Place = PartDetail['stockByWarehouse'][number];

const columns: readonly Column<Place>[] = [
  { id: 'warehouse', header: 'المستودع', primary: true, cell: ({ warehouse }) => warehouse.name },
  { id: 'quantity', header: 'الكمية', cell: ({ quantity }) => <Num value={quantity} /> },
];

/** How much there is, and in which warehouses. */
export function PlacesCard({ part }: { part: PartDetail }) {
  const { minStockLevel, maxStockLevel } = part.stock;
  return (
    <Section title="المخزون في المستودعات">
      <DescriptionList
        facts={[
          { name: 'الإجمالي', value: <StockLevel part={part} /> },
          { name: 'في الطريق بين المستودعات', value: part.inTransit > 0 && <Num value={part.inTransit} /> },
          { name: 'الحد الأدنى', value: <Num value={minStockLevel} /> },
          { name: 'الحد الأعلى', value: maxStockLevel !== null && <Num value={maxStockLevel} /> },
          { name: 'المستودع الرئيسي', value: part.warehouse?.name ?? 'غير محدد' },
          { name: 'الرف', value: part.location && <Code>{part.location}</Code> },
        ]}
      />
      {part.stockByWarehouse.length > 0 && (
        <div className="mt-4 overflow-hidden rounded-md border border-line">
          <Table
            label="الكمية في كل مستودع"
            columns={columns}
            rows={part.stockByWarehouse}
            rowKey={({ warehouse }) => warehouse._id}
          />
        </div>
      )}
    </Section>
  );
}
