import { countedAfter, customersApi, nouns, type Customer } from '@turoos/contract';
import { formatNumber } from '@/lib/format/format';
import { useData } from '@/lib/http/use-data';
import { Link } from '@/lib/navigation/Link';
import { EmptyState } from '@/ui/EmptyState';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Skeleton } from '@/ui/Skeleton';
import { Table } from '@/ui/Table';
import { customerStatementColumns } from '../statement/customer-statement-columns';

const shown = 15;

/** The newest entries of the customer's account; the statement has all of them. */
export function LedgerTab({ customer: { _id: id } }: { customer: Customer }) {
  const entries = useData('customers', customersApi.transactions, {
    params: { id },
    query: { limit: shown },
  });
  return (
    <QueryBoundary query={entries} waiting={<Skeleton className="h-40 w-full" />}>
      {({ rows, total }) =>
        rows.length === 0 ? (
          <EmptyState
            title="لا توجد حركات في هذا الحساب"
            message="تُسجل هنا المبيعات الآجلة والدفعات والمرتجعات والتسويات."
          />
        ) : (
          <>
            <Table
              label="حركات حساب العميل"
              columns={customerStatementColumns}
              rows={rows}
              rowKey={(entry) => entry._id}
            />
            <p className="pt-3 text-sm text-muted">
              {total > rows.length &&
                `أحدث ${countedAfter(rows.length, nouns.entry)} من ${formatNumber(total)}؛ `}
              <Link
                to="/customers/$id/balance"
                params={{ id }}
                className="font-semibold text-accent-strong hover:underline"
              >
                كشف الحساب كاملاً
              </Link>
            </p>
          </>
        )
      }
    </QueryBoundary>
  );
}
