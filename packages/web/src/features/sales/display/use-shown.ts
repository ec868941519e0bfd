import type { Totals } from '@turoos/contract';
import { useEffect, useState } from 'react';
import { useUser } from '@/lib/session/session-state';
import { useDisplayCurrency, useRate } from '@/ui/rate-context';
import type { Draft } from '../create/draft';
import { lastSale, type LastSale } from '../create/last-sale';
import { shownDraft, shownSale, type Shown } from './shown';

/** Milliseconds for which a customer sees what was paid and the change. */
const THANKED_FOR = 60_000;

/** What the customer of this till sees: the open invoice, then for a while the sale that was saved last. */
export function useShown(draft: Draft, totals: Totals): Shown {
  const rate = useRate();
  const currency = useDisplayCurrency();
  const { _id: user } = useUser();
  const last = lastSale.use();
  const [thankedFor, setThankedFor] = useState<LastSale | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setThankedFor(last), THANKED_FOR);
    return () => clearTimeout(timer);
  }, [last]);

  const open = shownDraft(draft, totals, { rate, currency });
  if (open.is !== 'idle' || last?.user !== user || last === thankedFor) return open;
  return shownSale(last.sale, { received: last.received, change: last.change ?? '' }, currency);
}
