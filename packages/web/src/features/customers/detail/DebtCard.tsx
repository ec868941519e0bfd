import { customersApi, owedBy, type Customer } from '@turoos/contract';
import { BellRing, FilePlus2, HandCoins, ScrollText } from 'lucide-react';
import { hasFailed } from '@/lib/http/query-state';
import { useData } from '@/lib/http/use-data';
import { useOpenFromUrl } from '@/lib/navigation/use-open-from-url';
import { usePermit } from '@/lib/session/can';
import { useRemindDialog } from '@/shared/debts/use-remind-dialog';
import { StandingCard } from '@/shared/ledger/StandingCard';
import { Button } from '@/ui/Button';
import { LinkButton } from '@/ui/LinkButton';
import { useTakePayment } from '../customer-dialogs';

const words = {
  debt: 'عليه',
  credit: 'له',
  none: 'الرصيد',
  settled: 'لا دين عليه',
  oldest: 'أقدم دين',
} as const;

/** What the customer owes, since when, and what is done about it. */
export function DebtCard({ customer }: { customer: Customer }) {
  const owed = owedBy(customer);
  const query = useData(
    'customers',
    customersApi.ageing,
    { params: { id: customer._id } },
    { enabled: owed > 0 },
  );
  const { data: ageing } = query;
  return (
    <StandingCard
      balance={customer.balance}
      words={words}
      ageing={ageing}
      actions={
        <DebtActions customer={customer} oldestDays={ageing?.oldestDays} isUnknown={hasFailed(query)} />
      }
    />
  );
}

type DebtActionsProps = {
  customer: Customer;
  /** The age of the oldest debt; undefined until it has loaded. */
  oldestDays: number | null | undefined;
  /** Loading it failed. */
  isUnknown: boolean;
};

function DebtActions({ customer, oldestDays, isUnknown }: DebtActionsProps) {
  const mayTake = usePermit('customers:manage_balance');
  const maySell = usePermit('sales:create');
  const mayRemind = usePermit('customers:update');
  const payment = useTakePayment();
  const reminder = useRemindDialog();
  const debt = owedBy(customer);
  const whyUnknown = isUnknown ? 'تعذّر تحميل عمر الدين' : 'جارٍ التحميل…';
  useOpenFromUrl('pay', 'customers:manage_balance', () => payment.show(customer));
  return (
    <>
      <Button
        variant="primary"
        icon={HandCoins}
        disabledReason={mayTake.reason}
        onClick={() => payment.show(customer)}
      >
        قبض دفعة
      </Button>
      <LinkButton
        to="/sales"
        search={{ new: '1', customer: customer._id }}
        icon={FilePlus2}
        disabledReason={maySell.reason}
      >
        فاتورة جديدة
      </LinkButton>
      <LinkButton to="/customers/$id/balance" params={{ id: customer._id }} icon={ScrollText}>
        كشف حساب
      </LinkButton>
      <Button
        icon={BellRing}
        disabledReason={
          mayRemind.reason ?? ((debt === 0 && 'لا دين عليه') || (oldestDays === undefined && whyUnknown))
        }
        onClick={() =>
          reminder.show({
            debtors: [{ ...customer, debt, oldestDays: oldestDays ?? 0 }],
            onReminded: () => undefined,
          })
        }
      >
        تذكير
      </Button>
      {payment.dialog}
      {reminder.dialog}
    </>
  );
}
