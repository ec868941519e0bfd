import { adjustmentsApi, ltr, type Adjustment, type adjustmentWorkflow } from '@turoos/contract';
import { useAction } from '@/lib/http/use-action';
import { useConfirm } from '@/ui/ConfirmDialog';

type Step = keyof typeof adjustmentWorkflow.steps;

/** Takes an adjustment a step on. */
export function useAdjustmentStep({ _id: id }: Adjustment) {
  const approve = useAction(adjustmentsApi.approve, {
    done: 'تم اعتماد التسوية',
    failed: 'فشل في اعتماد التسوية',
  });
  const reject = useAction(adjustmentsApi.reject, { done: 'تم رفض التسوية', failed: 'فشل في رفض التسوية' });
  return (step: Step, note: string) =>
    step === 'approve'
      ? approve.mutateAsync({ params: { id }, body: { notes: note } })
      : reject.mutateAsync({ params: { id }, body: { reason: note } });
}

export function useRemoveAdjustment(): (adjustment: Adjustment) => Promise<void> {
  const confirm = useConfirm();
  const remove = useAction(adjustmentsApi.remove, { done: 'تم حذف التسوية', failed: 'فشل في حذف التسوية' });
  return async ({ _id: id, adjustmentNumber, productName }) => {
    const sure = await confirm({
      title: `حذف التسوية ${ltr(adjustmentNumber)}`,
      message: `ستُحذف تسوية «${productName}» نهائياً. لم تُعتمد بعد، فلا يتغير المخزون بحذفها.`,
      confirmLabel: 'حذف التسوية',
      tone: 'danger',
    });
    if (sure) remove.mutate({ params: { id } });
  };
}
