import { cashApi, type ShiftClosing, type ShiftReport } from '@turoos/contract';
import { useRef } from 'react';
import { ApiError } from '@/lib/http/api-error';
import { useAction } from '@/lib/http/use-action';
import { useCan } from '@/lib/session/can';
import { useConfirm } from '@/ui/ConfirmDialog';

/**
 * Closes a shift. While a till of its people is out of contact the server refuses, and the user may close without it;
 * one that told of unsent sales is left out by those who manage the cash.
 */
export function useCloseWithTills(id: string): (count: ShiftClosing) => Promise<ShiftReport> {
  const close = useAction(cashApi.closeShift, { failed: 'فشل في إقفال الوردية' });
  const managesCash = useCan('cash:admin');
  const confirm = useConfirm();
  const withoutTills = useRef(false);
  const send = async (count: ShiftClosing): Promise<ShiftReport> => {
    try {
      const body = { ...count, ...(withoutTills.current && { withoutTills: true }) };
      return await close.mutateAsync({ params: { id }, body });
    } catch (error) {
      if (withoutTills.current || !isAboutTills(error, managesCash)) throw error;
      const sure = await confirm({
        title: 'إقفال الوردية دون نقطة بيع',
        message: `${error.message}. يُذكر ذلك في تقرير الإقفال، وما يصل منها بعده يأتي في «مبيعات تحتاج قراراً».`,
        confirmLabel: 'الإقفال رغم ذلك',
        tone: 'danger',
      });
      if (!sure) throw error;
      withoutTills.current = true;
      return send(count);
    }
  };
  return send;
}

const isAboutTills = (error: unknown, managesCash: boolean): error is ApiError =>
  error instanceof ApiError && (error.code === 'TILLS_AWAY' || (error.code === 'TILLS_WAIT' && managesCash));
