import { useCallback, useState } from 'react';
import { newId } from '@/lib/platform/new-id';

/**
 * The idempotency key of one filled form: the same for every try, so that a repeated press or a lost response
 * never repeats the write. Call `renew` when it is done and the form starts over.
 */
export function useFormKey() {
  const [key, setKey] = useState(newId);
  const renew = useCallback(() => setKey(newId()), []);
  return { key, renew };
}
