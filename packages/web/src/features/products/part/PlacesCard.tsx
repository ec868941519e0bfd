import type { PartDetail, Unit } from '@turoos/contract';
import { Link } from '@/lib/navigation/Link';
import { useMainWarehouse } from '@/shared/parts/MainWarehouse';
import { OtherBranches } from '@/shared/parts/OtherBranches';
import { Quantity } from '@/shared/parts/Quantity';
import { Section } from '@/ui/Card';
import { Code } from '@/ui/Code';
import { DescriptionList } from '@/ui/DescriptionList';
import { Table } from '@/ui/Table';
import type { Column } from '@/ui/table-column';
import { StockLevel } from '../StockLevel';

type Place = PartDetail['stockByWarehouse'][number];

const columnsIn = (unit: Unit): readonly Column<Place>[] => [
  { id: 'warehouse', header: 'المستودع', primary: true, cell: ({ warehouse }) => warehouse.name },
  { id: 'quantity', header: 'الكمية', cell: ({ quantity }) => <Quantity value={quantity} unit={unit} /> },
];

/** The part's stock, in total and by warehouse, and who else has it. */
export function PlacesCard({ part }: { part: PartDetail }) {
  const { minStockLevel, maxStockLevel } = part.stock;
  const mainWarehouse = useMainWarehouse(part);
  return (
    <Section title="المخزون في المستودعات">
      <DescriptionList
        facts={[
          { name: 'الإجمالي', value: <StockLevel part={part} /> },
          {
            name: 'محجوز للعملاء',
            value: part.reserved > 0 && (
              <Link
                to="/asked-parts"
                search={{ tab: 'reservations', product: part._id, status: 'active' }}
                className="text-accent-strong hover:underline"
              >
                <Quantity value={part.reserved} unit={part.unit} />
              </Link>
            ),
          },
          {
            name: 'في الطريق بين المستودعات',
            value: part.inTransit > 0 && <Quantity value={part.inTransit} unit={part.unit} />,
          },
          { name: 'الحد الأدنى', value: <Quantity value={minStockLevel} unit={part.unit} /> },
          {
            name: 'الحد الأعلى',
            value: maxStockLevel !== null && <Quantity value={maxStockLevel} unit={part.unit} />,
          },
          { name: 'المستودع الرئيسي', value: mainWarehouse },
          { name: 'الرف', value: part.location && <Code>{part.location}</Code> },
        ]}
      />
      {part.stockByWarehouse.length > 0 && (
        <div className="mt-4 overflow-clip rounded-md border border-line">
          <Table
            label="الكمية في كل مستودع"
            columns={columnsIn(part.unit)}
            rows={part.stockByWarehouse}
            rowKey={({ warehouse }) => warehouse._id}
          />
        </div>
      )}
      <OtherBranches part={part._id} className="mt-4" />
    </Section>
  );
}
