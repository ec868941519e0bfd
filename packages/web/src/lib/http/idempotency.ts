import { useCallback, useState } from 'react';
import { newId } from '@/lib/platform/new-id';

/**
 * The key under which one filled form is sent: the same for every try, so that a repeated press or a lost answer
 * never does it twice. `renew` once it was done and the form starts over.
 */
export function useFormKey() {
  const [key, setKey] = useState(newId);
  const renew = useCallback(() => setKey(newId()), []);
  return { key, renew };
}
