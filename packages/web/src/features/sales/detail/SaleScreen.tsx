import { salesApi } from '@turoos/contract';
import { useParams } from '@/lib/navigation/hooks';
import { useData } from '@/lib/use-data';
import { Attachments } from '@/ui/Attachments';
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

  if (sale.data)
    return (
      <>
        <SaleHeader sale={sale.data} />
        <div className="grid items-start gap-4 lg:grid-cols-[2fr_1fr]">
          <div className="flex min-w-0 flex-col gap-4">
            <ItemsCard sale={sale.data} />
            <div className="grid items-start gap-4 sm:grid-cols-2">
              <CustomerCard sale={sale.data} />
              <InvoiceCard sale={sale.data} />
            </div>
            {sale.data.refundAmount > 0 && <RefundsCard sale={sale.data} />}
            <Attachments entityType="sales" entityId={sale.data._id} />
          </div>
          <div className="flex min-w-0 flex-col gap-4">
            <SummaryCard sale={sale.data} />
            <PaymentCard sale={sale.data} />
            <NotesCard sale={sale.data} />
          </div>
        </div>
      </>
    );
  if (sale.isError) return <SaleMissing query={sale} />;
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
