import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { hasFailed } from '@/lib/http/query-state';
import { searchSources, type Hit } from '@/lib/navigation/search-sources';
import { useDebounced } from '@/lib/state/debounce';

export interface Group {
  title: string;
  hits: readonly Hit[];
}

/** Finds hits in every source; remote sources are asked once the user stops typing. */
export function useHits() {
  const [text, setText] = useState('');
  const [rested, setRested] = useState('');
  const restLater = useDebounced((typed: string) => setRested(typed.trim()));
  const remote = searchSources().filter((source) => 'search' in source);

  const answers = useQueries({
    queries: remote.map(({ title, search }) => ({
      queryKey: ['search', title, rested],
      queryFn: ({ signal }: { signal: AbortSignal }) => search(rested, signal),
      enabled: rested !== '',
    })),
  });
  const groups: Group[] = searchSources().map((source) => ({
    title: source.title,
    hits: 'find' in source ? source.find(text) : (answers[remote.indexOf(source)]?.data ?? []),
  }));

  return {
    text,
    type: (typed: string) => {
      setText(typed);
      restLater.call(typed);
    },
    groups: groups.filter(({ hits }) => hits.length > 0),
    searching: remote.length > 0 && (text.trim() !== rested || answers.some((answer) => answer.isFetching)),
    failed: answers.some(hasFailed),
  };
}
