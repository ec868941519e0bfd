import { ltr, productsApi, type inventoryApi, type Part } from '@turoos/contract';
import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { call } from '@/lib/http/api';
import { failureText } from '@/lib/http/api-error';
import { toast } from '@/lib/toasts/toast-store';
import { partWithNumber } from './part-with-number';
import { useScans } from '@/lib/scan/use-scans';

interface Input {
  wanted?: boolean;
  /** Where the part is looked up: with the right that the screen asks for anyway. */
  search?: typeof productsApi.search | typeof inventoryApi.search;
}

/**
 * Hands over the part of every scan on this screen or dialog, in the order of the scans; says so where no part, or more
 * than one, has the number.
 */
export function useScannedParts(
  onPart: (part: Part) => void,
  { wanted = true, search = productsApi.search }: Input = {},
): void {
  const latest = useRef(onPart);
  useLayoutEffect(() => {
    latest.current = onPart;
  });
  // scans follow each other faster than answers: each waits for the one before
  const queue = useRef(Promise.resolve());

  const find = async (code: string, asked: Promise<readonly Part[]>): Promise<void> => {
    try {
      const parts = await asked;
      const part = partWithNumber(parts, code);
      // shown at once: the next scan counts on from it
      if (part) flushSync(() => latest.current(part));
      else if (parts.length === 0) toast({ tone: 'danger', title: `لا توجد قطعة تطابق «${ltr(code)}»` });
      else toast({ tone: 'warning', title: `أكثر من قطعة تطابق «${ltr(code)}»` });
    } catch (error) {
      toast({ tone: 'danger', title: 'فشل في البحث عن القطعة', message: failureText(error) });
    }
  };

  useScans(
    (code) => {
      const asked = call(search, { query: { q: code, limit: 20 } });
      void asked.catch(() => undefined);
      queue.current = queue.current.then(() => find(code, asked));
    },
    { wanted },
  );
}
