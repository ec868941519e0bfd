import { denial, type Right } from '@turoos/contract';
import { useEffect, useEffectEvent } from 'react';
import { failureText } from '@/lib/http/api-error';
import { useCan } from '@/lib/session/can';
import { toast } from '@/lib/toasts/toast-store';
import { navigate, useSearch } from './hooks';

type EditFromUrl<Thing> = {
  right: Right;
  load: (id: string) => Promise<Thing>;
  open: (thing: Thing) => void;
  /** Search parameters to set instead, where the dialog belongs to one tab of the screen. */
  at?: Readonly<Record<string, string>>;
  /** Title of the toast when loading the record fails. */
  failed: string;
};

/**
 * Opens the dialog of the record in ?edit=<id> and removes it from the URL, so a reload doesn't open it
 * again.
 */
export function useEditFromUrl<Thing>({ right, load, open, at, failed }: EditFromUrl<Thing>): void {
  const { edit } = useSearch();
  const allowed = useCan(right);

  const answer = useEffectEvent(async (id: string) => {
    void navigate({
      to: '.',
      search: (now: object) => ({ ...now, ...at, edit: undefined }),
      replace: true,
    });
    if (!allowed) return toast({ tone: 'danger', title: 'غير مصرح بالوصول', message: denial(right) });
    try {
      open(await load(id));
    } catch (error) {
      toast({ tone: 'danger', title: failed, message: failureText(error) });
    }
  });
  useEffect(() => {
    if (typeof edit === 'string' && edit !== '') void answer(edit);
  }, [edit]);
}
