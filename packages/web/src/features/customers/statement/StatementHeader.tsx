import { activityOf, customerActivity, customersApi, owedBy, type Customer } from '@turoos/contract';
import { HandCoins, Printer, Wallet } from 'lucide-react';
import { Link } from '@/lib/navigation/Link';
import { usePermit } from '@/lib/session/can';
import { StatusMark } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Code } from '@/ui/Code';
import { ExportButton } from '@/ui/ExportButton';
import { Money } from '@/ui/Money';
import { PageHeader } from '@/ui/PageHeader';
import { Figure } from '@/ui/Figure';
import { Balance } from '@/shared/customers/Balance';
import { CreditBadge } from '../CreditUsage';
import { useAdjustBalance, useTakePayment } from '../customer-dialogs';

type StatementHeaderProps = {
  customer: Customer;
  query: object;
  onPrint: () => void;
};

export function StatementHeader({ customer, query, onPrint }: StatementHeaderProps) {
  const mayAdjust = usePermit('customers:manage_balance');
  const payment = useTakePayment();
  const adjust = useAdjustBalance();

  return (
    <>
      <PageHeader
        title={`كشف حساب ${customer.name}`}
        description={<Subtitle customer={customer} />}
        actions={
          <Button
            variant="primary"
            icon={HandCoins}
            disabledReason={mayAdjust.reason}
            onClick={() => payment.show(customer)}
          >
            قبض دفعة
          </Button>
        }
        more={
          <>
            <Button icon={Wallet} disabledReason={mayAdjust.reason} onClick={() => adjust.show(customer)}>
              تعديل الرصيد
            </Button>
            <Button icon={Printer} onClick={onPrint}>
              طباعة
            </Button>
            {(['pdf', 'csv'] as const).map((format) => (
              <ExportButton
                key={format}
                format={format}
                list={customersApi.transactions}
                params={{ id: customer._id }}
                query={query}
                fileName={`statement-${customer.customerCode}`}
                things="كشف الحساب"
              />
            ))}
          </>
        }
        figures={<Figures customer={customer} />}
      />
      {payment.dialog}
      {adjust.dialog}
    </>
  );
}

function Subtitle({ customer }: { customer: Customer }) {
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <Code className="text-ink">{customer.customerCode}</Code>
      <StatusMark
        status={customerActivity[activityOf(customer)]}
        normal={activityOf(customer) === 'active'}
      />
      <Link
        to="/customers/$id"
        params={{ id: customer._id }}
        className="font-semibold text-accent-strong hover:underline"
      >
        بيانات العميل
      </Link>
    </span>
  );
}

function Figures({ customer }: { customer: Customer }) {
  const available = Math.max(0, customer.creditLimit - owedBy(customer));
  return (
    <>
      <Figure label="الرصيد الحالي" value={<Balance cents={customer.balance} />} />
      <Figure label="حالة الائتمان" value={<CreditBadge {...customer} />} />
      <Figure label="حد الائتمان" value={<Money usd={customer.creditLimit} at="today" />} />
      <Figure label="المتاح للبيع بالآجل" value={<Money usd={available} at="today" />} />
    </>
  );
}
