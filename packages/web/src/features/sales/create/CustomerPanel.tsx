import {
  creditBlocked,
  creditStatus,
  creditStatusOf,
  creditUsage,
  customerActivity,
  owedBy,
  walkIn,
  type Customer,
} from '@turoos/contract';
import { Ban, UserPlus } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { formatPercent } from '@/lib/format/format';
import { navigate } from '@/lib/navigation/hooks';
import { Link } from '@/lib/navigation/Link';
import { usePermit } from '@/lib/session/can';
import { CustomerPicker } from '@/shared/customers/CustomerPicker';
import { spokenTime } from '@/shared/till/clock-time';
import { awayTexts } from '@/shared/till/away-rules';
import { useAway, useCopiedAt } from '@/shared/till/use-away';
import { StatusBadge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Code, legible, Phone } from '@/ui/Code';
import { Field } from '@/ui/Field';
import { Money } from '@/ui/Money';
import { Skeleton } from '@/ui/Skeleton';
import type { Draft } from './draft';

type CustomerPanelProps = {
  box: Ref<HTMLInputElement>;
  chosen: Draft['customer'];
  /** The chosen customer's record from the server. */
  customer: Customer | undefined;
  onChoose: (customer: Draft['customer']) => void;
  /** What is kept for the chosen customer. */
  children?: ReactNode;
};

export function CustomerPanel({ box, chosen, customer, onChoose, children }: CustomerPanelProps) {
  const seeing = usePermit('customers:read');
  const creating = usePermit('customers:create');
  const cannotCreate = useAway() ? awayTexts.newCustomer : creating.reason;
  const create = (name?: string) =>
    void navigate({ to: '/customers/new', search: { from: 'sales', ...(name && { name }) } });

  return (
    <Card className="flex flex-col gap-3 p-3">
      <div className="flex items-end gap-2">
        <Field label="العميل" className="grow" hint={seeing.reason}>
          {seeing.allowed ? (
            <CustomerPicker
              ref={box}
              value={chosen}
              onChange={onChoose}
              onCreate={cannotCreate ? undefined : create}
              placeholder={walkIn}
              showsDebt
            />
          ) : (
            <span className="flex control items-center text-muted">{walkIn}</span>
          )}
        </Field>
        <Button icon={UserPlus} onClick={() => create()} disabledReason={cannotCreate}>
          جديد
        </Button>
      </div>
      {chosen && <CustomerCard id={chosen._id} customer={customer} />}
      {children}
    </Card>
  );
}

type CustomerCardProps = {
  id: string;
  customer: Customer | undefined;
};

const link = 'font-semibold text-accent-strong hover:underline pointer-coarse:py-2.5';

function CustomerCard({ id, customer }: CustomerCardProps) {
  const refusal = customer && creditBlocked(customer);
  const isAway = useAway() !== undefined;
  return (
    <div className="flex flex-col gap-1.5 rounded-md bg-sunken px-3 py-2.5">
      {customer ? <Account customer={customer} /> : <Skeleton className="h-16" />}
      {refusal && (
        <p className="flex items-start gap-1.5 text-sm font-semibold text-danger">
          <Ban className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          {refusal}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        {customer?.priceTier && <span className="font-semibold">سعر {legible(customer.priceTier.name)}</span>}
        {customer?.phone && <Phone className="text-muted">{customer.phone}</Phone>}
        {!isAway && (
          <>
            <Link to="/customers/$id" params={{ id }} className={link}>
              ملف العميل
            </Link>
            <Link to="/customers/$id/balance" params={{ id }} className={link}>
              كشف الحساب
            </Link>
          </>
        )}
        {customer && (
          <span className="ms-auto">
            <StatusBadge
              status={customer.isBlocked ? customerActivity.blocked : creditStatus[creditStatusOf(customer)]}
            />
          </span>
        )}
      </div>
    </div>
  );
}

function Account({ customer }: { customer: Customer }) {
  const usage = creditUsage(customer);
  const owes = owedBy(customer) > 0;
  const copiedAt = useCopiedAt();
  return (
    <>
      <dl className="flex flex-wrap justify-between gap-x-4">
        <div className="flex items-baseline gap-1.5">
          <dt className="text-sm text-muted">{owes ? 'عليه' : 'الرصيد'}</dt>
          <dd className={owes ? 'font-semibold text-danger' : 'font-semibold'}>
            <Money usd={Math.abs(customer.balance)} at="today" />
          </dd>
        </div>
        <div className="flex items-baseline gap-1.5">
          <dt className="text-sm text-muted">حد الائتمان</dt>
          <dd className="font-semibold">
            <Money usd={customer.creditLimit} at="today" />
          </dd>
        </div>
      </dl>
      <div className="flex items-center gap-2 text-sm text-muted">
        <progress className="progress" value={usage} max={100} aria-label="نسبة استهلاك حد الائتمان" />
        <Code>{formatPercent(usage)}</Code>
      </div>
      {copiedAt && <p className="text-sm text-muted">الرصيد كما كان {spokenTime(copiedAt)}</p>}
    </>
  );
}
