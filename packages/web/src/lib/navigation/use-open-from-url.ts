import type { Right } from '@turoos/contract';
import { useEffect, useEffectEvent } from 'react';
import { usePermit } from '@/lib/session/can';
import { toast } from '@/lib/toasts/toast-store';
import { navigate, useSearch } from './hooks';

/**
 * Opens a dialog on ?<name>=1 and removes it from the URL, so that a reload doesn't open it again. Without a right it is
 * open to all.
 */
export function useOpenFromUrl(name: string, right: Right | undefined, open: () => void): void {
  const wanted = useSearch()[name];
  const { reason } = usePermit(...(right ? [right] : []));

  const answer = useEffectEvent(() => {
    void navigate({
      to: '.',
      search: (now: object) => ({ ...now, [name]: undefined }),
      replace: true,
    });
    if (reason === undefined) open();
    else toast({ tone: 'danger', title: 'غير مصرح بالوصول', message: reason });
  });
  useEffect(() => {
    if (wanted === '1') answer();
  }, [wanted]);
}
