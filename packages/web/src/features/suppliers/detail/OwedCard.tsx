import { suppliersApi, type Supplier } from '@turoos/contract';
import { Banknote, FilePlus2, ScrollText } from 'lucide-react';
import { useData } from '@/lib/http/use-data';
import { useOpenFromUrl } from '@/lib/navigation/use-open-from-url';
import { usePermit } from '@/lib/session/can';
import { StandingCard } from '@/shared/ledger/StandingCard';
import { Button } from '@/ui/Button';
import { LinkButton } from '@/ui/LinkButton';
import { usePaySupplier } from '../supplier-dialogs';

const words = {
  debt: 'له علينا',
  credit: 'لنا عنده',
  none: 'الرصيد',
  settled: 'لا شيء مستحق له',
  oldest: 'أقدم مستحق',
} as const;

type OwedCardProps = { supplier: Supplier; onStatement: () => void };

/** What the shop owes the supplier, since when, and what is done about it. */
export function OwedCard({ supplier, onStatement }: OwedCardProps) {
  const { data: ageing } = useData(
    'suppliers',
    suppliersApi.ageing,
    { params: { id: supplier._id } },
    { enabled: supplier.balance < 0 },
  );
  return (
    <StandingCard
      balance={supplier.balance}
      words={words}
      ageing={ageing}
      actions={<Actions supplier={supplier} onStatement={onStatement} />}
    />
  );
}

function Actions({ supplier, onStatement }: OwedCardProps) {
  const mayPay = usePermit('suppliers:update');
  const mayBuy = usePermit('purchases:create');
  const pay = usePaySupplier();
  useOpenFromUrl('pay', 'suppliers:update', () => pay.show(supplier));
  return (
    <>
      <Button
        variant="primary"
        icon={Banknote}
        disabledReason={mayPay.reason}
        onClick={() => pay.show(supplier)}
      >
        تسجيل دفعة
      </Button>
      <LinkButton
        to="/purchases"
        search={{ create: '1', supplier: supplier._id }}
        icon={FilePlus2}
        disabledReason={mayBuy.reason}
      >
        فاتورة شراء جديدة
      </LinkButton>
      <Button icon={ScrollText} onClick={onStatement}>
        كشف حساب
      </Button>
      {pay.dialog}
    </>
  );
}
