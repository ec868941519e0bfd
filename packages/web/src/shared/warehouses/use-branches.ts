import { dashboardApi } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';
import { navigate, useSearch } from '@/lib/navigation/hooks';
import type { Search } from '@/lib/navigation/target';
import { useCan } from '@/lib/session/can';

/** The warehouse in the address whose figures are shown; undefined for all. */
export const useBranch = (): string | undefined => useSearch().warehouse || undefined;

export const chooseBranch = (warehouse: string) =>
  void navigate({
    to: '.',
    search: (now: Search) => ({ ...now, warehouse: warehouse || undefined }),
    replace: true,
    keepScroll: true,
  });

/** The active warehouses that the user sees. */
export const useBranches = () =>
  useData('warehouses', dashboardApi.branches, {}, { enabled: useCan('warehouses:read') });
