import { lineTotal, piece, type OfflineSaleDetail } from '@turoos/contract';
import { Quantity } from '@/shared/parts/Quantity';
import { Section } from '@/ui/Card';
import { legible, PartNumber } from '@/ui/Code';
import { mainOnPhone, Money } from '@/ui/Money';
import { Table } from '@/ui/Table';
import type { Column } from '@/ui/table-column';
import { reportedLines, type ReportedLine } from './reported-lines';

const columnsAt = (at: number | null): readonly Column<ReportedLine>[] => [
  {
    id: 'name',
    header: 'الصنف',
    primary: true,
    cell: ({ part, bookedAs }) => (
      <span className="flex flex-wrap gap-x-2">
        {part ? legible(part.name) : <span className="text-danger">قطعة محذوفة</span>}
        {bookedAs && <span className="text-warning">سُجلت: {legible(bookedAs.name)}</span>}
      </span>
    ),
  },
  {
    id: 'partNumber',
    header: 'رقم القطعة',
    phone: 'code',
    cell: ({ part, bookedAs }) => {
      const number = bookedAs?.partNumber ?? part?.partNumber;
      return number ? <PartNumber>{number}</PartNumber> : '—';
    },
  },
  {
    id: 'quantity',
    header: 'الكمية',
    phone: 'amount',
    cell: ({ quantity, part }) => <Quantity value={quantity} unit={part?.unit ?? piece} />,
  },
  {
    id: 'price',
    header: 'بيعت بسعر',
    phone: 'note',
    cell: ({ price }) => (
      <>
        <span className="text-muted sm:hidden">× </span>
        <Money usd={price} at={at} className={mainOnPhone} />
      </>
    ),
  },
  {
    id: 'listPrice',
    header: 'سعرها في نقطة البيع',
    hideOnPhone: true,
    cell: ({ listPrice }) => <Money usd={listPrice} at={at} />,
  },
  {
    id: 'total',
    header: 'الإجمالي',
    phone: 'badge',
    cell: (line) => <Money usd={lineTotal(line)} at={at} className={mainOnPhone} />,
  },
];

export const LinesCard = ({ sale }: { sale: OfflineSaleDetail }) => (
  <Section title="الأصناف كما بيعت">
    <div className="overflow-clip rounded-md border border-line">
      <Table
        label="أصناف البيع"
        columns={columnsAt(sale.usd_to_yer)}
        rows={reportedLines(sale)}
        rowKey={({ position }) => String(position)}
      />
    </div>
  </Section>
);
