import type { Supplier } from '@turoos/contract';
import { useLazyDialog } from '@/ui/use-lazy-dialog';

/** Creates a supplier, or edits the given one. */
export const useSupplierForm = () =>
  useLazyDialog<Supplier | null>(() => import('./dialogs/SupplierDialog').then((m) => m.SupplierDialog));

export const usePaySupplier = () =>
  useLazyDialog<Supplier>(() => import('./dialogs/PaySupplierDialog').then((m) => m.PaySupplierDialog));

export const useAdjustAccount = () =>
  useLazyDialog<Supplier>(() => import('./dialogs/AdjustDialog').then((m) => m.AdjustDialog));
