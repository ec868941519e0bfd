import { customersApi, denial, type Customer } from '@turoos/contract';
import { navigate, useSearch } from '@/lib/navigation/hooks';
import { useEffect, useEffectEvent } from 'react';
import { call } from '@/lib/api';
import { failureText } from '@/lib/api-error';
import { useCan } from '@/lib/can';
import { toast } from '@/ui/toast-store';
import { saying } from '../customer-texts';

/** A link with ?edit=<id> asks for that customer's dialog; the address forgets it, so a reload doesn't ask again. */
export function useEditRequest(open: (customer: Customer) => void): void {
  const { edit } = useSearch() as { edit?: unknown };
  const allowed = useCan('customers:update');

  const answer = useEffectEvent(async (id: string) => {
    void navigate({
      to: '.',
      search: (now: object) => ({ ...now, edit: undefined }),
      replace: true,
    });
    if (!allowed)
      return toast({ tone: 'danger', title: 'غير مصرح بالوصول', message: denial('customers:update') });
    try {
      open(await call(customersApi.get, { params: { id } }));
    } catch (error) {
      toast({ tone: 'danger', title: saying.detailFailed, message: failureText(error) });
    }
  });
  useEffect(() => {
    if (typeof edit === 'string' && edit !== '') void answer(edit);
  }, [edit]);
}
