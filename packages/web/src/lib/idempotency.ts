import { useCallback, useState } from 'react';

/** 128 random bits. `crypto.randomUUID` would need https, and shops open the app over plain http on their network. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/**
 * The key under which one filled form is sent: the same for every try, so that a repeated press or a lost answer
 * never does it twice. `renew` once it was done and the form starts over.
 */
export function useFormKey() {
  const [key, setKey] = useState(newKey);
  const renew = useCallback(() => setKey(newKey()), []);
  return { key, renew };
}
