import {
  countedAfter,
  nouns,
  purchasesApi,
  type Answer,
  type Purchase,
  type Supplier,
} from '@turoos/contract';
import { FilePlus2, ReceiptText } from 'lucide-react';
import { useData } from '@/lib/http/use-data';
import { usePermit } from '@/lib/session/can';
import { purchaseColumn } from '@/shared/purchases/purchase-columns';
import { EmptyState } from '@/ui/EmptyState';
import { LinkButton } from '@/ui/LinkButton';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Skeleton } from '@/ui/Skeleton';
import { Table } from '@/ui/Table';
import type { Column } from '@/ui/table-column';
import { Usd } from '@/ui/Usd';
import { texts } from '../supplier-texts';

const SHOWN = 50;

type PurchasesTabProps = {
  supplier: Supplier;
  /** Shows only unpaid purchases, sorted by due date. */
  open?: boolean;
};

export function PurchasesTab({ supplier, open = false }: PurchasesTabProps) {
  const mayRead = usePermit('purchases:read');
  const purchases = useData(
    'purchases',
    purchasesApi.list,
    {
      query: {
        supplier: supplier._id,
        limit: SHOWN,
        ...(open ? { paymentStatus: 'open', sort: 'purchaseDate' } : { sort: '-purchaseDate' }),
      },
    },
    { enabled: mayRead.allowed },
  );

  if (!mayRead.allowed) return <EmptyState title="فواتير المورد غير متاحة لك" message={mayRead.reason} />;
  return (
    <QueryBoundary
      query={purchases}
      title={texts.purchasesFailed}
      waiting={<Skeleton className="h-40 w-full" />}
    >
      {(page) => <Purchases supplier={supplier} page={page} open={open} />}
    </QueryBoundary>
  );
}

type PurchasesProps = { supplier: Supplier; page: Answer<typeof purchasesApi.list>; open: boolean };

function Purchases({ supplier, page: { rows, total, summary }, open }: PurchasesProps) {
  const mayBuy = usePermit('purchases:create');
  if (rows.length === 0)
    return open ? (
      <EmptyState
        icon={ReceiptText}
        title="لا توجد فواتير عليها مبلغ متبقٍ"
        message="كل فواتير هذا المورد مدفوعة."
      />
    ) : (
      <EmptyState
        icon={ReceiptText}
        title="لا توجد مشتريات من هذا المورد"
        message="تظهر هنا فواتيره من أول عملية شراء."
        action={
          <LinkButton
            to="/purchases"
            search={{ create: '1', supplier: supplier._id }}
            icon={FilePlus2}
            disabledReason={mayBuy.reason}
          >
            فاتورة شراء جديدة
          </LinkButton>
        }
      />
    );
  return (
    <>
      <Table
        label={open ? 'عليها مبلغ متبقٍ' : 'مشتريات المورد'}
        columns={purchaseColumns}
        rows={rows}
        rowKey={(purchase) => purchase._id}
      />
      <p className="pt-3 text-sm text-muted">
        {total > rows.length && `أول ${countedAfter(rows.length, nouns.invoice)} من ${total}. `}
        المتبقي منها جميعاً <Usd cents={summary.remaining} className="font-semibold text-ink" />
      </p>
    </>
  );
}

const purchaseColumns: Column<Purchase>[] = [
  purchaseColumn.number,
  { ...purchaseColumn.date, phone: 'code' },
  purchaseColumn.due,
  { ...purchaseColumn.total, phone: 'amount' },
  purchaseColumn.paid,
  { ...purchaseColumn.remaining, phone: 'note', phoneLabel: true },
  purchaseColumn.payment,
  { ...purchaseColumn.status, phone: 'badge' },
];
