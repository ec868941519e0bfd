import { counted, nouns, pricesApi, type UndonePrices } from '@turoos/contract';
import { useAction } from '@/lib/http/use-action';
import { toast } from '@/lib/toasts/toast-store';

/** Takes a change of prices back, and says which parts keep the price they got since. */
export function useUndoPrices() {
  const undo = useAction(pricesApi.undoChange, { failed: 'فشل في التراجع' });
  return async (id: string): Promise<void> => sayUndone(await undo.mutateAsync({ params: { id } }));
}

function sayUndone({ restored, left }: UndonePrices): void {
  const named = left.slice(0, 5).map(({ name }) => name);
  toast({
    tone: left.length > 0 ? 'warning' : 'success',
    title: `تم التراجع عن أسعار ${counted(restored, nouns.product)}`,
    ...(left.length > 0 && {
      message: `بقي ما تغيّر سعره بعدها (${left.length}): ${named.join('، ')}${left.length > named.length ? '…' : ''}`,
    }),
  });
}
