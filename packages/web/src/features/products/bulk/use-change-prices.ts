import { counted, nouns, pricesApi, type PriceChangeInput } from '@turoos/contract';
import { useAction } from '@/lib/http/use-action';
import { toast } from '@/lib/toasts/toast-store';
import { useUndoPrices } from '@/shared/prices/use-undo-prices';

/** Changes prices as they were previewed, and offers to take it back. */
export function useChangePrices() {
  const change = useAction(pricesApi.change, { failed: 'فشل في تغيير الأسعار' });
  const undo = useUndoPrices();
  return async (body: PriceChangeInput): Promise<void> => {
    const made = await change.mutateAsync({ body });
    toast({
      title: 'تم تغيير الأسعار',
      message: counted(made.parts, nouns.product),
      // a failed undo says so itself
      undo: () => void undo(made._id).catch(() => undefined),
    });
  };
}
