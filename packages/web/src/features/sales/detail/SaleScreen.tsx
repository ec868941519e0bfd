import { salesApi, type Sale } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';
import { useParams } from '@/lib/navigation/hooks';
import { Attachments } from '@/shared/attachments/Attachments';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Skeleton } from '@/ui/Skeleton';
import { SaleMissing } from '../SaleMissing';
import { CustomerCard } from './CustomerCard';
import { InvoiceCard } from './InvoiceCard';
import { ItemsCard } from './ItemsCard';
import { NotesCard } from './NotesCard';
import { PaymentCard } from './PaymentCard';
import { RefundsCard } from './RefundsCard';
import { SaleHeader } from './SaleHeader';
import { SummaryCard } from './SummaryCard';

/** Everything about one invoice: whose, what, how it was paid and what came back. */
export function SaleScreen() {
  const { id } = useParams() as { id: string };
  const sale = useData('sales', salesApi.get, { params: { id } });

  return (
    <QueryBoundary query={sale} waiting={<SaleSkeleton />} failed={<SaleMissing query={sale} />}>
      {(found) => <Invoice sale={found} />}
    </QueryBoundary>
  );
}

function Invoice({ sale }: { sale: Sale }) {
  return (
    <>
      <SaleHeader sale={sale} />
      <div className="grid items-start gap-4 lg:grid-cols-[2fr_1fr]">
        <div className="flex min-w-0 flex-col gap-4">
          <ItemsCard sale={sale} />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <CustomerCard sale={sale} />
            <InvoiceCard sale={sale} />
          </div>
          {sale.refundAmount > 0 && <RefundsCard sale={sale} />}
          <Attachments entityType="sales" entityId={sale._id} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <SummaryCard sale={sale} />
          <PaymentCard sale={sale} />
          <NotesCard sale={sale} />
        </div>
      </div>
    </>
  );
}

function SaleSkeleton() {
  return (
    <div aria-busy="true">
      <h1 className="sr-only">تفاصيل الفاتورة</h1>
      <Skeleton className="mb-2 h-8 w-72 max-w-full" />
      <Skeleton className="mb-6 h-5 w-40" />
      <div className="grid gap-4 lg:grid-cols-[2fr_1fr]">
        <Skeleton className="h-72 w-full rounded-lg" />
        <Skeleton className="h-72 w-full rounded-lg" />
      </div>
    </div>
  );
}
