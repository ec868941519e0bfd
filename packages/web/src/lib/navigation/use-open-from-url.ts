import { denial, type Right } from '@turoos/contract';
import { useEffect, useEffectEvent } from 'react';
import { useCan } from '@/lib/session/can';
import { toast } from '@/lib/toasts/toast-store';
import { navigate, useSearch } from './hooks';

/** Opens a dialog on ?<name>=1 and removes it from the URL, so that a reload doesn't open it again. */
export function useOpenFromUrl(name: string, right: Right, open: () => void): void {
  const wanted = useSearch()[name];
  const allowed = useCan(right);

  const answer = useEffectEvent(() => {
    void navigate({
      to: '.',
      search: (now: object) => ({ ...now, [name]: undefined }),
      replace: true,
    });
    if (allowed) open();
    else toast({ tone: 'danger', title: 'غير مصرح بالوصول', message: denial(right) });
  });
  useEffect(() => {
    if (wanted === '1') answer();
  }, [wanted]);
}
