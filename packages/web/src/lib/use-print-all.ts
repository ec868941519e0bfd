import { useEffect, useEffectEvent, useState } from 'react';
import { hasFailed, type Query } from './query-state';
import type { ListState } from './use-list-state';

/** As many rows as one answer may have: far more than anyone prints. */
const ALL = 1000;

type Entries = Query & { isPlaceholderData: boolean };

/** Prints the whole list, not the page that is shown: fetches all of it, prints, and goes back. */
export function usePrintAll(list: Pick<ListState, 'limit' | 'setLimit'>, entries: Entries) {
  const [before, setBefore] = useState<number | null>(null);
  const preparing = before !== null;
  const loaded = preparing && list.limit === ALL && !entries.isPlaceholderData && entries.data !== undefined;
  const over = loaded || (preparing && hasFailed(entries));

  const finish = useEffectEvent(() => {
    if (loaded) window.print();
    if (before !== null) list.setLimit(before);
    setBefore(null);
  });
  useEffect(() => {
    if (!over) return undefined;
    // the rows are there, but not yet drawn
    const frame = requestAnimationFrame(() => finish());
    return () => cancelAnimationFrame(frame);
  }, [over]);

  const start = () => {
    setBefore(list.limit);
    list.setLimit(ALL);
  };
  return { start, preparing };
}
