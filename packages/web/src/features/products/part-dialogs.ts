import { useLazyDialog } from '@/lib/use-lazy-dialog';

/** Adds a part (show null) or edits one. */
export const usePartForm = () => useLazyDialog(() => import('./form/PartFormDialog').then((m) => m.default));

export const useLabels = () => useLazyDialog(() => import('@/ui/labels/LabelsDialog').then((m) => m.default));

export const useAdjustStock = () =>
  useLazyDialog(() => import('@/ui/AdjustStockDialog').then((m) => m.default));
