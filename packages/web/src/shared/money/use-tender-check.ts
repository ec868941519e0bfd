import { useQueryClient } from '@tanstack/react-query';
import type { Rates, Settled } from '@turoos/contract';
import { useState } from 'react';
import { ApiError } from '@/lib/http/api-error';
import { invalidate } from '@/lib/http/query-keys';
import { showChange } from '@/lib/money/change-to-give';
import { useConfirm } from '@/ui/ConfirmDialog';
import { isLargeChange, largeChangeQuestion, moneyText } from './large-change';
import { changedRates, rateNews, rateRefusal } from './seen-rates';
import type { Counting } from './typed-tender';

interface Seen {
  /** What was typed, as text. */
  typed: string;
  rates: Rates;
  /** Set after a refusal: the rates that arrive then are those of the refusal, which the user has read. */
  follows: boolean;
}

interface Typed {
  /** All that the user types or chooses about the money. */
  typed: unknown;
  /** The currencies of the money and of its change. */
  codes: readonly (string | null)[];
  counting: Counting;
  /** False while the money's boxes are not shown. */
  isShown?: boolean;
}

/**
 * The checks before money is saved. The rates that were in force at the last key are those the user counted by: when
 * they change, the first attempt to save stops. Then change that is too large to be meant is asked about.
 */
export function useTenderCheck({ typed, codes, counting, isShown = true }: Typed) {
  const { rates, currencies } = counting;
  const confirm = useConfirm();
  const client = useQueryClient();
  const now: Seen = { typed: JSON.stringify(typed), rates, follows: false };
  const [seen, setSeen] = useState(now);
  const isTyped = seen.typed !== now.typed;
  const isOld = JSON.stringify(seen.rates) !== JSON.stringify(rates);
  if (isTyped) setSeen(now);
  else if (isOld && (!isShown || seen.follows || seen.rates.usdToYer === null)) setSeen({ ...seen, rates });
  const changes = isTyped ? [] : changedRates(codes, seen.rates, rates);

  return {
    /** Says which rates have changed; undefined when none has. */
    news: changes.length === 0 ? undefined : rateNews(changes, currencies),
    /** Returns why the money must be looked at again before it is saved; the new rates count as seen from then on. */
    refusal: (): string | undefined => {
      if (changes.length === 0) return undefined;
      setSeen(now);
      return rateRefusal(changes, currencies);
    },
    /** Asks about change that is too large to be meant; resolves to false when the user goes back to the amount. */
    agrees: async (due: number, counted: Settled | undefined): Promise<boolean> =>
      !counted || !isLargeChange(due, counted, counting) || confirm(largeChangeQuestion(counted, counting)),
    /** Shows the change to hand back. */
    settled: (counted: Settled | undefined): void =>
      showChange(counted && counted.change.length > 0 ? moneyText(counted.change, counting) : undefined),
    /** Call it with a refusal of the server. */
    learn: (error: unknown): void => {
      if (!(error instanceof ApiError) || !error.details?.['rates']) return;
      setSeen({ ...now, follows: true });
      void invalidate(client, ['exchange-rates']);
    },
  };
}

type TenderCheck = ReturnType<typeof useTenderCheck>;

/** Saves the money of a form after its checks; resolves to false when the user goes back to the amount. */
export async function saveChecked(
  check: TenderCheck,
  { due, counted }: { due: number; counted: Settled | undefined },
  save: () => Promise<unknown>,
): Promise<unknown> {
  const refusal = check.refusal();
  if (refusal) throw new ApiError({ status: 409, code: 'CONFLICT', message: refusal });
  if (!(await check.agrees(due, counted))) return false;
  try {
    const saved = await save();
    check.settled(counted);
    return saved;
  } catch (error) {
    check.learn(error);
    throw error;
  }
}
