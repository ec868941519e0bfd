import { ltr } from '@turoos/contract';
import { useState } from 'react';
import { formatUsd, formatYer, YER } from '@/lib/format/format';
import { isFarFrom, meantInstead } from '@/lib/money/far-price';
import type { MoneyKind, PriceCurrency } from '@/lib/money/typed-currency';
import { legible } from './Code';

type Box = {
  kind: MoneyKind;
  value: number | null;
  currency: PriceCurrency;
  /** The rials as they were typed. */
  rials: number | undefined;
  perDollar: number | null;
};

type FarPrice = {
  /** Names both amounts. A form asks about it before it saves (`data-doubt`). */
  doubt: string;
  /** What the digits are worth in the other currency, if that is near the amount before. */
  meant: { cents: number; text: string } | undefined;
};

/** Doubts a typed amount that is far from the one it replaces: rials taken for dollars cost money. */
export function useFarPrice({ kind, value, currency, rials, perDollar }: Box) {
  const [own, setOwn] = useState<number | null>(null);
  /** The last amount that came from outside. */
  const [given, setGiven] = useState(value);
  // A form may keep 0 for a box that was emptied.
  const isOwn = value === own || (own === null && value === 0);
  if (!isOwn && value !== given) setGiven(value);

  const text = (cents: number) =>
    perDollar === null
      ? ltr(formatUsd(cents))
      : `${ltr(formatYer(cents, perDollar))} ${YER} (${ltr(formatUsd(cents))})`;
  const doubted = (): FarPrice | undefined => {
    // A discount, a refund or a balance replaces nothing that it should be near.
    if (kind !== 'price' || value === null || given === null) return undefined;
    if (value !== own || !isFarFrom(value, given)) return undefined;
    const cents =
      perDollar === null ? undefined : meantInstead({ currency, cents: value, rials }, given, perDollar);
    return {
      doubt: `كان ${text(given)} وأصبح ${text(value)}`,
      meant: cents === undefined ? undefined : { cents, text: text(cents) },
    };
  };
  return { far: doubted(), setOwn };
}

/** The doubt under its box, with the amount in the other currency one press away. */
export const FarPriceNote = ({ doubt, meant, onMeant }: FarPrice & { onMeant: (cents: number) => void }) => (
  <p role="alert" className="mt-1 text-sm text-warning">
    {legible(`${doubt}. هل المبلغ وعملته صحيحان؟`)}{' '}
    {meant && (
      <button
        type="button"
        onClick={() => onMeant(meant.cents)}
        className="font-semibold text-accent underline pointer-coarse:min-h-11"
      >
        {legible(`المقصود ${meant.text}`)}
      </button>
    )}
  </p>
);
