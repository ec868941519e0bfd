import { quotationsApi, type Customer } from '@turoos/contract';
import { FilePlus2, FileText } from 'lucide-react';
import { useData } from '@/lib/http/use-data';
import { navigate } from '@/lib/navigation/hooks';
import { usePermit } from '@/lib/session/can';
import { quotationColumns } from '@/shared/quotations/quotation-columns';
import { EmptyState } from '@/ui/EmptyState';
import { LinkButton } from '@/ui/LinkButton';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Skeleton } from '@/ui/Skeleton';
import { Table } from '@/ui/Table';

const columns = quotationColumns.filter(({ id }) => id !== 'customer');

/** The newest quotations of a customer. */
export function QuotationsTab({ customer: { _id: customer } }: { customer: Customer }) {
  const mayRead = usePermit('sales:read');
  const mayQuote = usePermit('sales:create');
  const found = useData(
    'quotations',
    quotationsApi.list,
    { query: { page: 1, limit: 20, sort: '-createdAt', customer } },
    { enabled: mayRead.allowed },
  );
  if (!mayRead.allowed) return <EmptyState title="عروض أسعار العميل غير متاحة لك" message={mayRead.reason} />;
  const create = (
    <LinkButton to="/quotations/new" search={{ customer }} icon={FilePlus2} disabledReason={mayQuote.reason}>
      عرض سعر جديد
    </LinkButton>
  );
  return (
    <QueryBoundary
      query={found}
      title="فشل في تحميل عروض الأسعار"
      waiting={<Skeleton className="h-40 w-full" />}
    >
      {({ rows }) =>
        rows.length === 0 ? (
          <EmptyState icon={FileText} title="لا توجد عروض أسعار لهذا العميل" action={create} />
        ) : (
          <div className="flex flex-col gap-3">
            <Table
              label="عروض أسعار العميل"
              columns={columns}
              rows={rows}
              rowKey={({ _id }) => _id}
              onOpen={({ _id: id }) => void navigate({ to: '/quotations/$id', params: { id } })}
            />
            <div>{create}</div>
          </div>
        )
      }
    </QueryBoundary>
  );
}
