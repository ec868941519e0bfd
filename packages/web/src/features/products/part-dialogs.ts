import { useLazyDialog } from '@/ui/use-lazy-dialog';

/** Adds a part (show null) or edits one. */
export const usePartForm = () => useLazyDialog(() => import('./form/PartFormDialog').then((m) => m.default));

export const useLabels = () =>
  useLazyDialog(() => import('@/shared/labels/LabelsDialog').then((m) => m.default));

export const useAdjustStock = () =>
  useLazyDialog(() => import('@/shared/parts/AdjustStockDialog').then((m) => m.default));
