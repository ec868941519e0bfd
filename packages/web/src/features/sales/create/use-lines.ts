import { useQueries, useQueryClient } from '@tanstack/react-query';
import { productsApi, type Part } from '@turoos/contract';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { call } from '@/lib/http/api';
import { failureText } from '@/lib/http/api-error';
import { key } from '@/lib/http/query-keys';
import { toast } from '@/lib/toasts/toast-store';
import type { Change } from './change-draft';
import { isDoubtfulPrice } from './doubtful-price';
import { mayBeSaved, roomFor, type Draft, type Line } from './draft';
import type { Closing } from './use-closing';

interface Hands {
  change: (change: Change) => void;
  closing: Closing;
  /** Asks about an unusual price; resolves to whether it may be taken. */
  askAboutPrice: (line: Line) => Promise<boolean>;
}

/**
 * Keeps the lines' figures fresh and returns what changes them; a toast explains a refused change. A part that comes
 * while the invoice is being closed is kept for the next one. The actions stay the same, so that a line is rendered
 * again only when it changes.
 */
export function useLines(draft: Draft, { change, closing, askAboutPrice }: Hands) {
  const client = useQueryClient();
  useLiveParts(draft, (parts) => change({ do: 'see', parts }));
  // responses to scans arrive later, when the draft may have changed
  const latest = useRef({ draft, closing, askAboutPrice });
  useEffect(() => {
    latest.current = { draft, closing, askAboutPrice };
  }, [draft, closing, askAboutPrice]);

  return useMemo(() => {
    const lineOf = (product: string) => latest.current.draft.lines.find((one) => one.product === product);
    const put = (part: Part, into: 'this' | 'next'): boolean => {
      const { lines, next } = latest.current.draft;
      const room = roomFor(into === 'this' ? lines : [...lines, ...next], part);
      if (room === 'out')
        toast({ tone: 'danger', title: 'نافد', message: `${part.name} غير متوفر في المخزون` });
      if (room === 'all taken') sayAllTaken(part.name);
      if (room !== 'yes') return false;
      // so that it isn't fetched again
      client.setQueryData(partKey(part._id), part);
      change({ do: into === 'this' ? 'add' : 'keep', part });
      return true;
    };
    return {
      /** Returns whether the part was added to the invoice, or to the next one. */
      add: (part: Part): boolean => put(part, latest.current.closing.isClosing() ? 'next' : 'this'),
      /**
       * Returns how a part that is looked up from now on is added: it belongs to the invoice that was open when it was
       * scanned, or to the next one if that was already being closed.
       */
      aim: () => {
        const { isClosing, serial } = latest.current.closing;
        const invoice = serial();
        const isForNext = isClosing();
        return {
          isForNext,
          add: (part: Part): boolean => put(part, isForNext && serial() === invoice ? 'next' : 'this'),
        };
      },
      /** Adds so many of a part that the shop knows by its id. */
      addKnown: async (id: string, quantity: number): Promise<void> => {
        try {
          const part = await call(productsApi.read, { params: { id } });
          if (put(part, 'this')) change({ do: 'quantity', product: id, quantity });
        } catch (error) {
          toast({ tone: 'danger', title: 'فشل في إضافة القطعة', message: failureText(error) });
        }
      },
      step: (product: string, by: 1 | -1): void => {
        const line = lineOf(product);
        if (line && by > 0 && (line.quantity ?? 0) >= line.stock) sayAllTaken(line.name);
        else change({ do: 'step', product, by });
      },
      setQuantity: (product: string, quantity: number | null) =>
        change({ do: 'quantity', product, quantity }),
      setPrice: (product: string, price: number | null) => change({ do: 'price', product, price }),
      /** Asks about the price of a line if it is unusual. */
      checkPrice: (product: string): void => {
        const line = lineOf(product);
        // a part without a price gets one here, and is asked about when the invoice is saved
        if (!line || line.price === null || !isDoubtfulPrice(line)) return;
        const { closing: invoice, askAboutPrice: ask } = latest.current;
        void invoice.ask(async () => void (await ask(line)));
      },
      remove: (product: string) => change({ do: 'remove', product }),
    };
  }, [change, client]);
}

export type LineActions = ReturnType<typeof useLines>;

const sayAllTaken = (name: string) =>
  toast({
    tone: 'warning',
    title: 'لا يوجد أكثر من هذه الكمية',
    message: `كل المتوفر من ${name} في الفاتورة`,
  });

const partKey = (id: string) => key('products', 'on the invoice', id);

/**
 * Reports the current stock and price of every part on the invoice, again whenever they change on the server, but not
 * what may lack the invoice's own parts.
 */
function useLiveParts(draft: Draft, onSeen: (parts: readonly Part[]) => void): void {
  const seen = useEffectEvent(onSeen);
  const parts = useQueries({
    queries: draft.lines.map(({ product: id }) => ({
      queryKey: partKey(id),
      queryFn: ({ signal }: { signal: AbortSignal }): Promise<Part> =>
        call(productsApi.read, { params: { id } }, { signal }),
    })),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
  const isSent = mayBeSaved(draft);
  useEffect(() => {
    if (!isSent) seen(parts);
  }, [parts, isSent]);
}
