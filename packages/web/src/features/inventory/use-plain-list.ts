import { useState } from 'react';

const nothing = () => undefined;

/** The pages of a tab that is looked at, not searched; the address holds the state of the first tab's list. */
export function usePlainList() {
  const [page, setPage] = useState(1);
  const [limit, setLimit] = useState(20);
  return {
    page,
    limit,
    setPage: (next: number) => void setPage(next),
    setLimit: (next: number) => void setLimit(next),
    sort: '',
    q: '',
    activeFilters: 0,
    setSort: nothing,
    toggleSort: nothing,
    clear: nothing,
  };
}
