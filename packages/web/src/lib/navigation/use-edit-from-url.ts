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
  /** What the address names instead, where the dialog's place is one of several on the screen. */
  at?: Readonly<Record<string, string>>;
  /** What to say when it could not be had. */
  failed: string;
};

/** A link with ?edit=<id> asks for that record's dialog; the address forgets it, so a reload doesn't ask again. */
export function useEditFromUrl<Thing>({ right, load, open, at, failed }: EditFromUrl<Thing>): void {
  const { edit } = useSearch() as { edit?: unknown };
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
