import { can, type FinancialOverview } from '@turoos/contract';
import { Link } from '@/lib/navigation/Link';
import { useUser } from '@/lib/session/session-state';
import { Amount } from '@/shared/money/Amount';
import { currencyIn, useCurrencies } from '@/shared/money/use-currencies';
import { DescriptionList } from '@/ui/DescriptionList';
import { Usd } from '@/ui/Usd';

/** What drawers, safes, banks and exchangers hold, currency by currency: amounts of two currencies are not added up. */
export function HeldMoney({ money }: Pick<FinancialOverview, 'money'>) {
  const mayReadBooks = can(useUser(), 'accounting:read');
  const currencies = useCurrencies();
  if (money.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-base">النقود حسب العملة</h3>
      <DescriptionList
        facts={money.map(({ currency, amount, value }) => ({
          name: currencyIn(currencies, currency).name,
          value: (
            <span className="flex flex-wrap items-baseline gap-x-2">
              <Amount currency={currency} amount={amount} className="font-semibold" />
              {currency !== 'USD' && (
                <span className="text-sm text-muted">
                  قيمتها في الدفاتر <Usd cents={value} />
                </span>
              )}
            </span>
          ),
        }))}
      />
      {mayReadBooks && (
        <Link
          to="/reports/accounting"
          search={{ tab: 'cash-flow' }}
          className="inline-flex items-center self-start text-accent hover:underline pointer-coarse:min-h-11"
        >
          التدفق النقدي وما في كل حساب
        </Link>
      )}
    </div>
  );
}
