import { vouchersApi, type Supplier } from '@turoos/contract';
import { Banknote } from 'lucide-react';
import { useData } from '@/lib/http/use-data';
import { Link } from '@/lib/navigation/Link';
import { VoucherLink } from '@/shared/vouchers/VoucherLink';
import { voucherColumns } from '@/shared/vouchers/voucher-columns';
import { EmptyState } from '@/ui/EmptyState';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Skeleton } from '@/ui/Skeleton';
import { Table } from '@/ui/Table';

const SHOWN = 50;

/** Here all vouchers are of the same kind and party, and the rows are no links. */
const columns = voucherColumns
  .filter(({ id }) => id !== 'kind' && id !== 'party')
  .map((column) => {
    if (column.id === 'number') return { ...column, cell: (voucher) => <VoucherLink voucher={voucher} /> };
    return column.id === 'date' ? { ...column, phone: 'code' } : column;
  }) satisfies typeof voucherColumns;

/** The payments to a supplier, by their vouchers. */
export function PaymentsTab({ supplier: { _id, name } }: { supplier: Supplier }) {
  const vouchers = useData('cash', vouchersApi.list, { query: { supplier: _id, limit: SHOWN } });
  return (
    <QueryBoundary query={vouchers} title="فشل في جلب السندات" waiting={<Skeleton className="h-40 w-full" />}>
      {({ rows, total }) =>
        rows.length === 0 ? (
          <EmptyState
            icon={Banknote}
            title="لا توجد دفعات لهذا المورد"
            message="كل دفعة تُسجّل له يصدر لها سند صرف، ويظهر هنا."
          />
        ) : (
          <>
            <Table label="دفعات المورد" columns={columns} rows={rows} rowKey={(voucher) => voucher._id} />
            {total > rows.length && (
              <p className="pt-3 text-sm text-muted">
                المعروض: آخر {rows.length} من {total}.{' '}
                <Link
                  to="/vouchers"
                  search={{ q: name, kind: 'payment' }}
                  className="text-accent-strong hover:underline"
                >
                  كل السندات
                </Link>
              </p>
            )}
          </>
        )
      }
    </QueryBoundary>
  );
}
