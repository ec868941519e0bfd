import {
  countedAfter,
  nouns,
  purchasesApi,
  type Answer,
  type Part,
  type Purchase,
  type Unit,
} from '@turoos/contract';
import { useData } from '@/lib/http/use-data';
import { useCan } from '@/lib/session/can';
import { Quantity } from '@/shared/parts/Quantity';
import { purchaseColumn } from '@/shared/purchases/purchase-columns';
import { Section } from '@/ui/Card';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Skeleton } from '@/ui/Skeleton';
import { Table } from '@/ui/Table';
import type { Column } from '@/ui/table-column';
import { Usd } from '@/ui/Usd';

const SHOWN = 10;

const { number, supplier, date, status } = purchaseColumn;

const columnsIn = (unit: Unit): readonly Column<Purchase>[] => [
  date,
  supplier,
  number,
  {
    id: 'quantity',
    header: 'الكمية',
    cell: ({ bought }) => bought && <Quantity value={bought.quantity} unit={unit} />,
  },
  {
    id: 'unitCost',
    header: 'سعر الوحدة',
    cell: ({ bought }) => bought && <Usd cents={bought.unitCost} className="font-semibold" />,
  },
  status,
];

/** The purchases of the part with their prices, for users with the right to purchases. */
export const PurchasesCard = ({ part }: { part: Part }) =>
  useCan('purchases:read') ? (
    <Section title="سجل الشراء" className="mt-4">
      <LastPurchases part={part} />
    </Section>
  ) : null;

function LastPurchases({ part }: { part: Part }) {
  const purchases = useData('purchases', purchasesApi.list, {
    query: { product: part._id, limit: SHOWN, sort: '-purchaseDate' },
  });
  return (
    <QueryBoundary
      query={purchases}
      title="فشل في تحميل فواتير الشراء"
      waiting={<Skeleton className="h-24 w-full" />}
    >
      {(page) => <Purchases page={page} unit={part.unit} />}
    </QueryBoundary>
  );
}

type PurchasesProps = { page: Answer<typeof purchasesApi.list>; unit: Unit };

function Purchases({ page: { rows, total }, unit }: PurchasesProps) {
  if (rows.length === 0) return <p className="text-muted">لم يُسجل شراء لهذا الصنف بعد.</p>;
  return (
    <>
      <div className="overflow-clip rounded-md border border-line">
        <Table label="مشتريات الصنف" columns={columnsIn(unit)} rows={rows} rowKey={({ _id }) => _id} />
      </div>
      {total > rows.length && (
        <p className="pt-3 text-sm text-muted">
          آخر {countedAfter(rows.length, nouns.invoice)} من {total}.
        </p>
      )}
    </>
  );
}
