import type { UseQueryResult } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { Button } from './Button';

export type Refreshed = Pick<UseQueryResult, 'refetch' | 'isRefetching' | 'isPlaceholderData'>;

/** Refetches the queries of a screen. Not busy while paging: a new page refetches too, but is no refresh. */
export const RefreshButton = ({ of }: { of: readonly Refreshed[] }) => (
  <Button
    icon={RefreshCw}
    busy={of.some(({ isRefetching, isPlaceholderData }) => isRefetching && !isPlaceholderData)}
    onClick={() => void Promise.all(of.map(({ refetch }) => refetch()))}
  >
    تحديث
  </Button>
);
