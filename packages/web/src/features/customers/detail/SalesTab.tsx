import { countedAfter, nouns, type Customer } from '@turoos/contract';
import { FilePlus2, ReceiptText } from 'lucide-react';
import { formatNumber } from '@/lib/format/format';
import { navigate } from '@/lib/navigation/hooks';
import { usePermit } from '@/lib/session/can';
import { EmptyState } from '@/ui/EmptyState';
import { LinkButton } from '@/ui/LinkButton';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Skeleton } from '@/ui/Skeleton';
import { Table } from '@/ui/Table';
import { texts } from '../customer-texts';
import { saleColumns } from './sale-columns';
import { useNewestSales } from './use-customer-sales';

export function SalesTab({ customer }: { customer: Customer }) {
  const mayRead = usePermit('sales:read');
  const sales = useNewestSales(customer._id);

  if (!mayRead.allowed) return <EmptyState title="فواتير العميل غير متاحة لك" message={mayRead.reason} />;
  return (
    <QueryBoundary query={sales} title={texts.salesFailed} waiting={<Skeleton className="h-40 w-full" />}>
      {(page) => <Newest customer={customer} page={page} />}
    </QueryBoundary>
  );
}

type NewestProps = { customer: Customer; page: NonNullable<ReturnType<typeof useNewestSales>['data']> };

function Newest({ customer, page: { rows, total } }: NewestProps) {
  const maySell = usePermit('sales:create');
  if (rows.length === 0)
    return (
      <EmptyState
        icon={ReceiptText}
        title="لا توجد فواتير لهذا العميل"
        message="تظهر هنا فواتيره من أول عملية بيع."
        action={
          <LinkButton
            to="/sales"
            search={{ new: '1', customer: customer._id }}
            icon={FilePlus2}
            disabledReason={maySell.reason}
          >
            فاتورة جديدة
          </LinkButton>
        }
      />
    );
  return (
    <>
      <Table
        label="فواتير العميل"
        columns={saleColumns}
        rows={rows}
        rowKey={(sale) => sale._id}
        onOpen={({ _id: id }) => void navigate({ to: '/sales/$id', params: { id } })}
      />
      {total > rows.length && (
        <p className="pt-3 text-sm text-muted">
          أحدث {countedAfter(rows.length, nouns.invoice)} من {formatNumber(total)}؛ البقية في ملف التصدير.
        </p>
      )}
    </>
  );
}
