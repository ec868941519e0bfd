import { cancelSaleBlocked, ltr, type OfflineSaleDetail } from '@turoos/contract';
import { Ban, Check, FilePlus2, MessageCircle } from 'lucide-react';
import { formatDateTime } from '@/lib/format/format';
import { Link } from '@/lib/navigation/Link';
import { usePermit } from '@/lib/session/can';
import { useShop } from '@/shared/shop/use-shop';
import { StatusBadge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Code, legible } from '@/ui/Code';
import { PageHeader } from '@/ui/PageHeader';
import { contactCustomer } from './customer-text';
import { useReverseDialog } from './decision-dialogs';
import { openDecisions, stateOf } from './sale-state';

type ActionProps = { sale: OfflineSaleDetail };
type OfflineSaleHeaderProps = ActionProps & { onAccept: () => void; onBook: () => void };

export function OfflineSaleHeader({ sale, onAccept, onBook }: OfflineSaleHeaderProps) {
  const { number, till, madeAt } = sale;
  return (
    <PageHeader
      title={`بيع ${ltr(number)}`}
      description={
        <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <StatusBadge status={stateOf(sale)} />
          {sale.sale && <InvoiceLink sale={sale.sale} />}
          <span>
            {legible(till.name)} (<Code>{till.code}</Code>)
          </span>
          <span>{formatDateTime(madeAt)}</span>
        </span>
      }
      {...(openDecisions(sale).length > 0 && {
        actions: sale.booked ? (
          <Button variant="primary" icon={Check} onClick={onAccept}>
            {openDecisions(sale).length > 1 ? 'قبول الكل' : 'قبول'}
          </Button>
        ) : (
          <Button variant="primary" icon={FilePlus2} onClick={onBook}>
            تسجيل الفاتورة
          </Button>
        ),
      })}
      more={<OtherActions sale={sale} />}
    />
  );
}

const InvoiceLink = ({ sale: { _id: id, saleNumber } }: { sale: NonNullable<OfflineSaleDetail['sale']> }) => (
  <Link to="/sales/$id" params={{ id }} className="text-accent-strong hover:underline">
    فاتورة <Code>{saleNumber ?? ''}</Code>
  </Link>
);

function OtherActions({ sale }: ActionProps) {
  const shop = useShop();
  const reverse = useReverseDialog();
  const mayCancel = usePermit('sales:cancel');
  const nothingOpen = openDecisions(sale).length === 0 ? 'اتُّخذ القرار في هذا البيع' : undefined;
  return (
    <>
      <Button
        icon={MessageCircle}
        disabledReason={sale.customer ? undefined : 'لا عميل مسجل في هذا البيع'}
        onClick={() => contactCustomer(sale, shop.name)}
      >
        مراسلة العميل
      </Button>
      <Button
        icon={Ban}
        disabledReason={
          mayCancel.reason ?? nothingOpen ?? (sale.booked ? cancelSaleBlocked(sale.booked) : undefined)
        }
        onClick={() => reverse.show(sale)}
      >
        {sale.booked ? 'إلغاء البيع' : 'صرف النظر'}
      </Button>
      {reverse.dialog}
    </>
  );
}
