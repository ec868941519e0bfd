import { salesApi, type Sale } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';
import { useRecordId } from '@/lib/navigation/hooks';
import { Attachments } from '@/shared/attachments/Attachments';
import { RecordPage } from '@/ui/RecordPage';
import { salePage } from '../sale-page';
import { CustomerCard } from './CustomerCard';
import { InvoiceCard } from './InvoiceCard';
import { ItemsCard } from './ItemsCard';
import { NotesCard } from './NotesCard';
import { PaymentCard } from './PaymentCard';
import { RefundsCard } from './RefundsCard';
import { SaleHeader } from './SaleHeader';
import { SummaryCard } from './SummaryCard';

/** The page of one invoice: customer, lines, payment and refunds. */
export function SaleScreen() {
  const id = useRecordId();
  const sale = useData('sales', salesApi.get, { params: { id } });

  return (
    <RecordPage query={sale} {...salePage} layout="sidebar">
      {(found) => <Invoice sale={found} />}
    </RecordPage>
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
