import { can, tenderMethods, type CashOverview, type TenderMethod } from '@turoos/contract';
import { Lock, LockOpen } from 'lucide-react';
import { amountText } from '@/lib/money/amount-text';
import { useUser } from '@/lib/session/session-state';
import { Section } from '@/ui/Card';
import { LinkButton } from '@/ui/LinkButton';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Skeleton } from '@/ui/Skeleton';
import { useCash } from './use-dashboard';

/** What was taken today by method and currency, with the way to the close. */
export function CashToday() {
  return can(useUser(), 'cash:read') ? <TakenToday /> : null;
}

function TakenToday() {
  const cash = useCash();
  const drawer = cash.data?.drawer;
  const mayOpen = can(useUser(), 'cash:create');
  return (
    <Section
      title="مقبوضات اليوم"
      description={drawer ? `ورديتك على ${drawer}` : 'لا توجد وردية مفتوحة لك'}
      actions={
        drawer ? (
          <LinkButton to="/cash" search={{ close: '1' }} icon={Lock}>
            إقفال الصندوق
          </LinkButton>
        ) : (
          mayOpen && (
            <LinkButton to="/cash" search={{ open: '1' }} icon={LockOpen}>
              فتح وردية
            </LinkButton>
          )
        )
      }
    >
      <QueryBoundary query={cash} waiting={<Skeleton className="h-12 w-full" />}>
        {(overview) => <Taken {...overview} />}
      </QueryBoundary>
    </Section>
  );
}

function Taken({ taken, isBlind }: Pick<CashOverview, 'taken' | 'isBlind'>) {
  const uncounted = isBlind && (
    <p className="mt-2 text-sm text-faint first:mt-0">نقد الورديات المفتوحة يُضاف بعد عدّه وإقفالها.</p>
  );
  if (taken.length === 0) return uncounted || <p className="text-muted">لم يُقبض شيء اليوم بعد.</p>;
  const methods = [...new Set(taken.map(({ method }) => method))];
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-1.5">
        {methods.map((method) => (
          <div key={method} className="contents">
            <dt className="text-muted">{tenderMethods[method as TenderMethod] ?? method}</dt>
            <dd className="flex flex-wrap gap-x-6 text-lg font-semibold">
              {taken
                .filter((one) => one.method === method)
                .map(({ currency, amount, ...written }) => (
                  <bdi key={currency} className="whitespace-nowrap">
                    {amountText(amount, { code: currency, ...written })}
                  </bdi>
                ))}
            </dd>
          </div>
        ))}
      </dl>
      {uncounted}
    </>
  );
}
