import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Purpose } from './use-submit-sale';

export type Closing = ReturnType<typeof useClosing>;

/**
 * The time from the key that saves an invoice until the server has answered and all questions about it are: what is
 * scanned meanwhile belongs to the next invoice.
 */
export function useClosing() {
  const isClosing = useRef(false);
  const serial = useRef(0);
  const [lookups, setLookups] = useState(0);
  const [wanted, setWanted] = useState<{ purpose: Purpose } | null>(null);

  const during = async (act: () => Promise<void>): Promise<void> => {
    isClosing.current = true;
    try {
      await act();
    } finally {
      isClosing.current = false;
    }
  };

  return {
    wanted,
    /** How many scans that belong to the invoice are not yet answered. */
    lookups,
    during,
    isClosing: () => isClosing.current,
    /** Tells invoices made on this screen apart. */
    serial: () => serial.current,
    begin: (purpose: Purpose): void => {
      if (isClosing.current) return;
      isClosing.current = true;
      setWanted({ purpose });
    },
    /** Runs a question that may end the invoice. */
    ask: async (act: () => Promise<void>): Promise<void> => {
      if (!isClosing.current) await during(act);
    },
    /** The invoice is done and the next one begins. */
    renew: (): void => void (serial.current += 1),
    /** Lets the invoice wait for the answer to a scan that belongs to it. */
    await: async (answer: Promise<unknown>): Promise<void> => {
      if (isClosing.current) return;
      setLookups((count) => count + 1);
      await answer;
      setLookups((count) => count - 1);
    },
  };
}

/** Closes the invoice when that is wanted, as soon as all scans from before are answered. */
export function useCloseWhenWanted(
  { wanted, lookups, during }: Closing,
  close: (purpose: Purpose) => Promise<void>,
): void {
  const done = useRef(wanted);
  const run = useEffectEvent((purpose: Purpose) => void during(() => close(purpose)));
  useEffect(() => {
    if (wanted === null || wanted === done.current || lookups > 0) return;
    done.current = wanted;
    run(wanted.purpose);
  }, [wanted, lookups]);
}
