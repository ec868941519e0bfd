import { ltr, scrapApi, type ScrapReport, type scrapWorkflow } from '@turoos/contract';
import { useAction } from '@/lib/http/use-action';
import { useConfirm } from '@/ui/ConfirmDialog';

type Step = keyof typeof scrapWorkflow.steps;

/** Takes a report a step on. */
export function useScrapStep({ _id: id }: ScrapReport) {
  const approve = useAction(scrapApi.approve, {
    done: 'تم اعتماد تقرير الإتلاف',
    failed: 'فشل في اعتماد تقرير الإتلاف',
  });
  const reject = useAction(scrapApi.reject, {
    done: 'تم رفض تقرير الإتلاف',
    failed: 'فشل في رفض تقرير الإتلاف',
  });
  const complete = useAction(scrapApi.update, {
    done: 'تم إتمام الإتلاف',
    failed: 'فشل في إتمام الإتلاف',
  });
  const take: Record<Step, (note: string) => Promise<ScrapReport>> = {
    approve: (notes) => approve.mutateAsync({ params: { id }, body: { notes } }),
    reject: (reason) => reject.mutateAsync({ params: { id }, body: { reason } }),
    complete: () => complete.mutateAsync({ params: { id }, body: { status: 'completed' } }),
  };
  return (step: Step, note: string) => take[step](note);
}

export function useRemoveScrap(): (report: ScrapReport) => Promise<void> {
  const confirm = useConfirm();
  const remove = useAction(scrapApi.remove, {
    done: 'تم حذف تقرير الإتلاف',
    failed: 'فشل في حذف تقرير الإتلاف',
  });
  return async ({ _id: id, reportNumber, productName }) => {
    const sure = await confirm({
      title: `حذف التقرير ${ltr(reportNumber)}`,
      message: `سيُحذف تقرير إتلاف «${productName}» نهائياً. لم يُعتمد بعد، فلا يتغير المخزون بحذفه.`,
      confirmLabel: 'حذف التقرير',
      tone: 'danger',
    });
    if (sure) remove.mutate({ params: { id } });
  };
}
