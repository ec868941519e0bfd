import type { Part, Unit } from '@turoos/contract';
import { useLazyDialog } from '@/ui/use-lazy-dialog';

/** Goods to be kept, and for whom if that is known. */
export interface ReserveSubject {
  items: readonly { part: ReservedPart; quantity: number }[];
  customer?: { _id: string; name: string } | null | undefined;
  onReserved?: () => void;
}

export interface ReservedPart extends Pick<Part, '_id' | 'name' | 'partNumber' | 'quantity' | 'reserved'> {
  unit: Unit;
}

/** The dialog that keeps goods of a part for somebody. */
export const useReserve = () => useLazyDialog(() => import('./ReserveDialog').then((m) => m.default));
