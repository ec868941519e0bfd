import type { MoneyAmount } from '@turoos/contract';
import { Fragment } from 'react';
import { Amount } from '@/shared/money/Amount';
import { HandedMoney } from '@/shared/money/HandedMoney';

type ReturnedMoneyProps = {
  money: readonly MoneyAmount[];
  /** Its value in cents. */
  usd: number;
  /** The invoice's rate, for money of which nobody knows how it was handed back. */
  at: number | null;
};

/** The money that was handed back to the customer, in its currencies. */
export const ReturnedMoney = ({ money, usd, at }: ReturnedMoneyProps) =>
  money.length > 1 ? (
    money.map((amount, index) => (
      <Fragment key={amount.currency}>
        {index > 0 && ' و'}
        <Amount {...amount} className="font-semibold" />
      </Fragment>
    ))
  ) : (
    <HandedMoney money={money[0] ?? null} usd={usd} at={at} />
  );
