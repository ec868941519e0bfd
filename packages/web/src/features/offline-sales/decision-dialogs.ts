import type { DecisionKind, OfflineSaleDetail } from '@turoos/contract';
import { useLazyDialog } from '@/ui/use-lazy-dialog';

export interface Accepting {
  sale: OfflineSaleDetail;
  /** Only this one; without it, everything that is open. */
  kind?: DecisionKind;
}

export const useAcceptDialog = () =>
  useLazyDialog<Accepting>(() => import('./AcceptDialog').then((m) => m.AcceptDialog));

export const useReverseDialog = () =>
  useLazyDialog<OfflineSaleDetail>(() => import('./ReverseDialog').then((m) => m.ReverseDialog));

export const useBookDialog = () =>
  useLazyDialog<OfflineSaleDetail>(() => import('./BookDialog').then((m) => m.BookDialog));

export const useCorrectStockDialog = () =>
  useLazyDialog<OfflineSaleDetail>(() => import('./CorrectStockDialog').then((m) => m.CorrectStockDialog));

export const useCountedDialog = () =>
  useLazyDialog<OfflineSaleDetail>(() =>
    import('./CountedInShiftDialog').then((m) => m.CountedInShiftDialog),
  );
