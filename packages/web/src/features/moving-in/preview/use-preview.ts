import { useQuery } from '@tanstack/react-query';
import { movingInApi } from '@turoos/contract';
import { call } from '@/lib/http/api';
import { key } from '@/lib/http/query-keys';

/** Milliseconds: fifty thousand rows are compared with the shop, perhaps while other files are read. */
const PREVIEW_TIMEOUT = 3 * 60_000;

/** What bringing the file would do now. It belongs to the file alone, so sales elsewhere don't compute it again. */
export const usePreview = (id: string) =>
  useQuery({
    queryKey: key('moving-in', 'preview', id),
    queryFn: ({ signal }) =>
      call(movingInApi.preview, { params: { id } }, { signal, timeout: PREVIEW_TIMEOUT }),
    // the shop may have changed while the user was away from this page
    refetchOnMount: 'always',
  });
