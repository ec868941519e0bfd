import { ltr, partWithNumber, productsApi, type inventoryApi, type Part } from '@turoos/contract';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { call } from '@/lib/http/api';
import { failureText } from '@/lib/http/api-error';
import { toast } from '@/lib/toasts/toast-store';
import { betweenScans } from '@/lib/scan/between-scans';
import { useScans } from '@/lib/scan/use-scans';
import { meetUnknown } from './meet-unknown';

interface Input {
  wanted?: boolean;
  /** The search endpoint: the one whose right the screen already requires. */
  search?: typeof productsApi.search | typeof inventoryApi.search;
  /** Scans from before the dialog opened; they are taken first, and once. */
  scanned?: string[] | undefined;
}

/**
 * Calls `onPart` with the part of every scan on this screen or dialog, in the order of the scans; a toast
 * reports numbers of no part or several.
 */
export function useScannedParts(
  onPart: (part: Part) => void,
  { wanted = true, search = productsApi.search, scanned }: Input = {},
): void {
  const latest = useRef(onPart);
  useLayoutEffect(() => {
    latest.current = onPart;
  });
  // scans come faster than responses: each waits for the previous one
  const queue = useRef(Promise.resolve());

  const find = async (code: string, asked: Promise<readonly Part[]>): Promise<void> => {
    try {
      const parts = await asked;
      await betweenScans();
      const part = partWithNumber(parts, code);
      // rendered synchronously, because the next scan adds to this state
      if (part) flushSync(() => latest.current(part));
      else if (parts.length === 0) await meetUnknown(code);
      else toast({ tone: 'warning', title: `أكثر من قطعة تطابق «${ltr(code)}»` });
    } catch (error) {
      toast({ tone: 'danger', title: 'فشل في البحث عن القطعة', message: failureText(error) });
    }
  };

  const take = (code: string) => {
    const asked = call(search, { query: { q: code, limit: 20 } });
    void asked.catch(() => undefined);
    queue.current = queue.current.then(() => find(code, asked));
  };
  useScans(take, { wanted });
  const takeEarlier = useEffectEvent(() => scanned?.splice(0).forEach(take));
  useEffect(() => takeEarlier(), []);
}
