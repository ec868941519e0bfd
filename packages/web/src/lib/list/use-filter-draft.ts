import { useState } from 'react';
import type { ListState } from './use-list-state';

type Filtered<Filter extends string> = Pick<ListState, 'q' | 'clear'> & {
  filters: Record<Filter, string>;
  apply: (q: string | null, filters: Partial<Record<Filter, string>>) => void;
};

/** Filters chosen but not applied yet; the list's own values where nothing is chosen. */
export function useFilterDraft<Filter extends string>(list: Filtered<Filter>) {
  const [q, setQ] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Partial<Record<Filter, string>>>({});
  const forget = () => {
    setQ(null);
    setChosen({});
  };

  return {
    q: q ?? list.q,
    filters: { ...list.filters, ...chosen },
    setQ,
    setFilter: (name: Filter, value: string) => setChosen((now) => ({ ...now, [name]: value })),
    /** Applies the draft, optionally with another search text than the typed one. */
    apply: (words = q) => {
      list.apply(words === null ? null : words.trim(), chosen);
      forget();
    },
    reset: () => {
      list.clear();
      forget();
    },
  };
}

export type FilterDraft<Filter extends string> = ReturnType<typeof useFilterDraft<Filter>>;
