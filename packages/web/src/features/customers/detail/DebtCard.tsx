import { customersApi, debtAge, owedBy, type Customer } from '@turoos/contract';
import { BellRing, FilePlus2, HandCoins, ScrollText } from 'lucide-react';
import { useData } from '@/lib/http/use-data';
import { useOpenFromUrl } from '@/lib/navigation/use-open-from-url';
import { usePermit } from '@/lib/session/can';
import { useRemindDialog } from '@/shared/debts/use-remind-dialog';
import { Ages } from '@/shared/ledger/AgeingSection';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { cn } from '@/ui/cn';
import { LinkButton } from '@/ui/LinkButton';
import { Money } from '@/ui/Money';
import { useTakePayment } from '../customer-dialogs';

/** A debt is old beyond these days, as on the list of debtors. */
const old = 90;

const both = (cents: number) => <Money usd={cents} at="today" stacked />;

/** What the customer owes, since when, and what is done about it. */
export function DebtCard({ customer }: { customer: Customer }) {
  const owed = owedBy(customer);
  const { data: ageing } = useData(
    'customers',
    customersApi.ageing,
    { params: { id: customer._id } },
    { enabled: owed > 0 },
  );
  const oldest = owed > 0 ? (ageing?.oldestDays ?? null) : null;
  return (
    <Card className="mb-4 flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="flex flex-col gap-1">
          <p className="text-muted">{owed > 0 ? 'عليه' : customer.balance > 0 ? 'له' : 'الرصيد'}</p>
          <Standing customer={customer} />
          {oldest !== null && (
            <p className={cn('text-sm', oldest > old ? 'font-semibold text-danger' : 'text-muted')}>
              أقدم دين: {debtAge(oldest)}
            </p>
          )}
        </div>
        <DebtActions customer={customer} oldestDays={oldest} />
      </div>
      {owed > 0 && ageing && <Ages ageing={ageing} money={both} />}
    </Card>
  );
}

const Standing = ({ customer }: { customer: Customer }) =>
  customer.balance === 0 ? (
    <p className="text-2xl font-semibold">لا دين عليه</p>
  ) : (
    <Money
      usd={Math.abs(customer.balance)}
      at="today"
      className={cn('text-2xl', customer.balance < 0 ? 'text-danger' : 'text-success')}
    />
  );

type DebtActionsProps = { customer: Customer; oldestDays: number | null };

function DebtActions({ customer, oldestDays }: DebtActionsProps) {
  const mayTake = usePermit('customers:manage_balance');
  const maySell = usePermit('sales:create');
  const mayRemind = usePermit('customers:update');
  const payment = useTakePayment();
  const reminder = useRemindDialog();
  const debt = owedBy(customer);
  useOpenFromUrl('pay', 'customers:manage_balance', () => payment.show(customer));
  return (
    <div className="flex no-print flex-wrap gap-2 max-sm:grid max-sm:w-full max-sm:grid-cols-2">
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
        disabledReason={mayRemind.reason ?? (debt === 0 && 'لا دين عليه')}
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
    </div>
  );
}
