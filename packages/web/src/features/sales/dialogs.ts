import { useLazyDialog } from '@/ui/use-lazy-dialog';

export const useRefundDialog = () =>
  useLazyDialog(() => import('./refund/RefundDialog').then((m) => m.default));

export const useSettleDialog = () => useLazyDialog(() => import('./SettleDialog').then((m) => m.default));
