import type { Part } from '@turoos/contract';
import { useEffect, useRef } from 'react';
import { toast } from '@/lib/toasts/toast-store';
import type { Change } from './change-draft';
import { roomFor, type Draft } from './draft';
import { useRememberPart } from './use-live-parts';

/** What can be done to the lines; where something can't, the user is told why. */
export function useLines(draft: Draft, change: (change: Change) => void) {
  const remember = useRememberPart();
  // answers to scans arrive later than the invoice they were asked for
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);

  return {
    /** True when it was put on the invoice. */
    add: (part: Part): boolean => {
      const room = roomFor(latest.current, part);
      if (room === 'out')
        toast({ tone: 'danger', title: 'نافد', message: `${part.name} غير متوفر في المخزون` });
      if (room === 'all taken') sayAllTaken(part.name);
      if (room !== 'yes') return false;
      remember(part);
      change({ do: 'add', part });
      return true;
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
