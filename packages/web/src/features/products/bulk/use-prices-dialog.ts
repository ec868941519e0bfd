import { useLazyDialog } from '@/ui/use-lazy-dialog';
import type { PricedParts } from './priced-parts';

/** The dialog that changes prices of many parts by a rule. */
export const usePricesDialog = () =>
  useLazyDialog<PricedParts>(() => import('./PricesDialog').then((m) => m.default));

/** The dialog with the last such changes. */
export const usePriceChanges = () =>
  useLazyDialog<null>(() => import('./PriceChangesDialog').then((m) => m.default));
