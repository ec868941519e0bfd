import { cashApi, type MoneyMovement, type ShiftMovement } from '@turoos/contract';
import { ApiError } from '@/lib/http/api-error';
import { useAction } from '@/lib/http/use-action';
import { useConfirm } from '@/ui/ConfirmDialog';

/**
 * Moves cash of a shift. More than its drawer holds is sent again only after a question, which names no figure because
 * the count is blind. Resolves to false when the amount is to be corrected.
 */
export function useMoveCash(failed: string, onDone: (moved: MoneyMovement) => void) {
  const confirm = useConfirm();
  const move = useAction(cashApi.moveCash, { failed, onDone });
  return async (id: string, body: ShiftMovement): Promise<unknown> => {
    try {
      return await move.mutateAsync({ params: { id }, body });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'DRAWER_SHORT') throw error;
      const isMeant = await confirm({
        title: 'المبلغ أكبر من المسجل',
        message: error.message,
        confirmLabel: 'تأكيد المبلغ',
        cancelLabel: 'تصحيح المبلغ',
        tone: 'danger',
      });
      return isMeant && move.mutateAsync({ params: { id }, body: { ...body, confirm: true } });
    }
  };
}
