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
  /** Scans that belong to the invoice and are not yet answered. */
  const answers = useRef(new Set<Promise<unknown>>());
  const [wanted, setWanted] = useState<{ purpose: Purpose } | null>(null);

  const during = async (act: () => Promise<void>): Promise<void> => {
    const invoice = serial.current;
    isClosing.current = true;
    try {
      await act();
    } finally {
      if (serial.current === invoice) isClosing.current = false;
    }
  };

  return {
    /** Set as soon as all scans from before the key are answered. */
    wanted,
    during,
    isClosing: () => isClosing.current,
    /** Tells invoices made on this screen apart. */
    serial: () => serial.current,
    begin: (purpose: Purpose): void => {
      if (isClosing.current) return;
      isClosing.current = true;
      const want = () => setWanted({ purpose });
      if (answers.current.size === 0) want();
      else void Promise.allSettled(answers.current).then(want);
    },
    /** Runs a question that may end the invoice. */
    ask: async (act: () => Promise<void>): Promise<void> => {
      if (!isClosing.current) await during(act);
    },
    /** The invoice is done: what is scanned from now on belongs to the next one, which is still being stored. */
    renew: (): void => {
      serial.current += 1;
      isClosing.current = false;
    },
    /** Lets the invoice wait for the answer to a scan that belongs to it. */
    await: (answer: Promise<unknown>): void => {
      if (isClosing.current) return;
      answers.current.add(answer);
      const forget = () => answers.current.delete(answer);
      void answer.then(forget, forget);
    },
  };
}

/** Closes the invoice when that is wanted. */
export function useCloseWhenWanted(
  { wanted, during }: Closing,
  close: (purpose: Purpose) => Promise<void>,
): void {
  const done = useRef(wanted);
  const run = useEffectEvent((purpose: Purpose) => void during(() => close(purpose)));
  useEffect(() => {
    if (wanted === null || wanted === done.current) return;
    done.current = wanted;
    run(wanted.purpose);
  }, [wanted]);
}
