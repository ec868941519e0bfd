import { useQueries, useQueryClient } from '@tanstack/react-query';
import { productsApi, type Part } from '@turoos/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { call } from '@/lib/http/api';
import { key } from '@/lib/http/query-keys';
import { toast } from '@/lib/toasts/toast-store';
import type { Change } from './change-draft';
import { roomFor, type Draft, type Line } from './draft';
import type { Closing } from './use-closing';

type InvoiceState = Pick<Closing, 'isClosing' | 'serial'>;

/**
 * Keeps the lines' figures fresh and changes the lines; a toast explains a refused change. A part that comes while the
 * invoice is being closed is kept for the next one.
 */
export function useLines(
  draft: Draft,
  change: (change: Change) => void,
  { isClosing, serial }: InvoiceState,
) {
  const remember = useRememberPart();
  useLiveParts(draft.lines, (parts) => change({ do: 'see', parts }));
  // responses to scans arrive later, when the draft may have changed
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);

  const put = (part: Part, into: 'this' | 'next'): boolean => {
    const { lines, next } = latest.current;
    const room = roomFor(into === 'this' ? lines : [...lines, ...next], part);
    if (room === 'out')
      toast({ tone: 'danger', title: 'نافد', message: `${part.name} غير متوفر في المخزون` });
    if (room === 'all taken') sayAllTaken(part.name);
    if (room !== 'yes') return false;
    remember(part);
    change({ do: into === 'this' ? 'add' : 'keep', part });
    return true;
  };

  return {
    /** Returns whether the part was added to the invoice, or to the next one. */
    add: (part: Part): boolean => put(part, isClosing() ? 'next' : 'this'),
    /**
     * Returns how a part that is looked up from now on is added: it belongs to the invoice that was open when it
     * was scanned, or to the next one if that was already being closed.
     */
    aim: () => {
      const invoice = serial();
      const isForNext = isClosing();
      return {
        isForNext,
        add: (part: Part): boolean => put(part, isForNext && serial() === invoice ? 'next' : 'this'),
      };
    },
    step: (product: string, by: 1 | -1): void => {
      const line = latest.current.lines.find((one) => one.product === product);
      if (line && by > 0 && (line.quantity ?? 0) >= line.stock) sayAllTaken(line.name);
      else change({ do: 'step', product, by });
    },
    setQuantity: (product: string, quantity: number | null) => change({ do: 'quantity', product, quantity }),
    setPrice: (product: string, price: number | null) => change({ do: 'price', product, price }),
    remove: (product: string) => change({ do: 'remove', product }),
  };
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
 * Reports the current stock and price of every part on the invoice, again whenever they change on the server.
 */
function useLiveParts(lines: readonly Line[], onSeen: (parts: readonly Part[]) => void): void {
  const seen = useEffectEvent(onSeen);
  const parts = useQueries({
    queries: lines.map(({ product: id }) => ({
      queryKey: partKey(id),
      queryFn: ({ signal }: { signal: AbortSignal }): Promise<Part> =>
        call(productsApi.read, { params: { id } }, { signal }),
    })),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
  useEffect(() => seen(parts), [parts]);
}

/** Caches a part that was just found, so that it isn't fetched again. */
function useRememberPart(): (part: Part) => void {
  const client = useQueryClient();
  return (part) => client.setQueryData(partKey(part._id), part);
}
