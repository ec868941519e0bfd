import { fileText, movingInApi } from '@turoos/contract';
import { useAction } from '@/lib/http/use-action';
import { useConfirm } from '@/ui/ConfirmDialog';

/** Deletes a file that was sent, after a question. */
export function useDiscard({ _id, name }: { _id: string; name: string }, onDone?: () => void) {
  const confirm = useConfirm();
  const discard = useAction(movingInApi.discard, {
    done: 'تم حذف الملف المرفوع',
    failed: 'فشل في حذف الملف المرفوع',
    onDone,
  });
  const askAndDiscard = async () => {
    const sure = await confirm({
      title: 'حذف الملف المرفوع',
      message: `هل تريد حذف «${fileText(name)}»؟ لم يُنقل منه شيء إلى المتجر، ويبقى الملف الأصلي على جهازك.`,
      confirmLabel: 'حذف الملف',
      tone: 'danger',
    });
    if (sure) discard.mutate({ params: { id: _id } });
  };
  return { askAndDiscard, discarding: discard.isPending };
}
