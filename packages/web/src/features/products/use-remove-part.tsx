import { productsApi, type Part } from '@turoos/contract';
import { call } from '@/lib/http/api';
import { useAction } from '@/lib/http/use-action';
import { toast } from '@/lib/toasts/toast-store';
import { Code, legible } from '@/ui/Code';
import { useConfirm } from '@/ui/ConfirmDialog';

/** Deletes a part after a confirmation and reports the result: a part with a history is only deactivated. */
export function useRemovePart(): (part: Part) => Promise<void> {
  const confirm = useConfirm();
  const remove = useAction(productsApi.remove, {
    failed: 'فشل في حذف المنتج',
    onDone: (_, { params }) => void sayWhatHappened(params.id),
  });

  return async (part) => {
    const sure = await confirm({
      title: 'حذف المنتج',
      message: (
        <>
          هل تريد حذف «{legible(part.name)}» (<Code>{part.partNumber}</Code>)؟ إن كانت له حركة أو مستندات
          فسيُوقف بدل حذفه ليبقى سجله مقروءاً.
        </>
      ),
      confirmLabel: 'حذف المنتج',
      tone: 'danger',
    });
    if (sure) remove.mutate({ params: { id: part._id } });
  };
}

async function sayWhatHappened(id: string): Promise<void> {
  const left = await call(productsApi.read, { params: { id } }).catch(() => undefined);
  if (!left) return toast({ title: 'تم حذف المنتج' });
  toast({
    tone: 'warning',
    title: 'أُوقف المنتج بدل حذفه',
    message: `«${left.name}» له حركة أو مستندات، فأصبح غير نشط وبقي سجله.`,
  });
}
