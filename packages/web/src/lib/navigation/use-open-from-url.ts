import type { Right } from '@turoos/contract';
import { useEffect, useEffectEvent } from 'react';
import { usePermit } from '@/lib/session/can';
import { toast } from '@/lib/toasts/toast-store';
import { navigate, useSearch } from './hooks';
import type { Search } from './target';

/**
 * Opens a dialog on ?<name>=1 and removes it from the URL, so that a reload doesn't open it again. Without a right it is
 * open to all. `about` names the parameters that say what the dialog is about, which are removed with it.
 */
export function useOpenFromUrl(
  name: string,
  right: Right | undefined,
  open: (search: Search) => void,
  about: readonly string[] = [],
): void {
  const search = useSearch();
  const wanted = search[name];
  const { reason } = usePermit(...(right ? [right] : []));

  const answer = useEffectEvent(() => {
    const answered = Object.fromEntries([name, ...about].map((parameter) => [parameter, undefined]));
    void navigate({ to: '.', search: { ...search, ...answered }, replace: true });
    if (reason === undefined) open(search);
    else toast({ tone: 'danger', title: 'غير مصرح بالوصول', message: reason });
  });
  useEffect(() => {
    if (wanted === '1') answer();
  }, [wanted]);
}
