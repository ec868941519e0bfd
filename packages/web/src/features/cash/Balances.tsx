import type { MoneyAccount } from '@turoos/contract';
import { Amount } from '@/shared/money/Amount';
import { cn } from '@/ui/cn';

/** What an account holds by currency; a drawer that must be counted first shows nothing. */
export function Balances({ of }: { of: Pick<MoneyAccount, 'balances' | 'openShift'> }) {
  if (of.balances === null)
    return <span className="text-faint">{of.openShift ? 'يظهر بعد العدّ' : 'يُعدّ عند فتح الوردية'}</span>;
  const held = of.balances.filter(({ amount }) => amount !== 0);
  if (held.length === 0) return <span className="text-faint">فارغ</span>;
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-0.5">
      {held.map(({ currency, amount }) => (
        <Amount
          key={currency}
          currency={currency}
          amount={amount}
          className={cn('font-semibold', amount < 0 && 'text-danger')}
        />
      ))}
    </span>
  );
}
