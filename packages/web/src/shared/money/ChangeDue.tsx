import { fromUnits, owedAfter, quoted, type Currency, type Settled } from '@turoos/contract';
import { moneyWorth } from '@/lib/money/typed-money';
import { Select } from '@/ui/Select';
import { Amount } from './Amount';
import { asCredit, missingMoney, type Counting } from './typed-tender';
import { currencyIn } from './use-currencies';

type ChangeDueProps = {
  due: number;
  counted: Settled;
  counting: Counting;
  /** A currency, or `asCredit`. */
  changeIn: string;
  onChangeIn: (choice: string) => void;
  /** Whether the customer has an account that can keep the rest. */
  hasAccount: boolean;
  /** Whether money that is missing stays as the customer's debt; otherwise it must still be handed over. */
  staysOwed?: boolean;
};

/** Says in large digits what is handed back, or what is still missing. */
export function ChangeDue({
  due,
  counted,
  counting,
  changeIn,
  onChangeIn,
  hasAccount,
  staysOwed = false,
}: ChangeDueProps) {
  const { change, over, paid } = counted;
  const missing = staysOwed ? owedAfter(due, counted, counting.rates) : missingMoney(due, counted, counting);
  const options = [
    ...counting.currencies.map(({ code, symbol }) => ({ value: code, label: symbol })),
    ...(hasAccount ? [{ value: asCredit, label: 'رصيد للعميل' }] : []),
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-sunken px-3 py-2 lg:sticky lg:bottom-0">
      <output className="flex grow flex-wrap items-baseline gap-x-3">
        {paid < due ? (
          <>
            <span className="font-semibold text-warning">{staysOwed ? 'يبقى عليه' : 'ينقص'}</span>
            <Amount {...missing} className="text-xl font-semibold text-warning" />
          </>
        ) : over > 0 ? (
          <>
            <span className="font-semibold">رصيد للعميل</span>
            <Worth cents={over} counting={counting} className="text-xl" />
          </>
        ) : (
          <>
            <span className="font-semibold">الباقي</span>
            <span className="flex flex-wrap items-baseline gap-x-2 text-2xl font-semibold">
              <ChangeAmounts change={change} />
            </span>
          </>
        )}
      </output>
      {(change.length > 0 || over > 0) && (
        <Select
          aria-label="عملة الباقي"
          value={changeIn}
          options={options}
          onValueChange={onChangeIn}
          className="w-28"
        />
      )}
    </div>
  );
}

/** The money that is handed back: nothing, an amount, or dollars and the rest in rials. */
export const ChangeAmounts = ({ change }: Pick<Settled, 'change'>) =>
  change.length === 0
    ? '0'
    : change.map(({ currency, units }, index) => (
        <span key={currency.code}>
          {index > 0 && <span className="text-base font-normal">و </span>}
          <Amount currency={currency.code} amount={fromUnits(units, currency)} />
        </span>
      ));

/** A value in rials, or in dollars without a rate. */
function Worth({ cents, counting, className }: { cents: number; counting: Counting; className: string }) {
  const rial: Currency = currencyIn(counting.currencies, quoted);
  const money = moneyWorth(rial, cents, counting.rates) ?? { currency: 'USD', amount: cents / 100 };
  return <Amount currency={money.currency} amount={money.amount} className={`font-semibold ${className}`} />;
}
