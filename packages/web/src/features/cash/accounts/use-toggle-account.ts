import { cashApi, type MoneyAccount } from '@turoos/contract';
import { useAction } from '@/lib/http/use-action';
import { useConfirm } from '@/ui/ConfirmDialog';

/** Deactivates a money account after asking, or activates it again. */
export function useToggleAccount() {
  const confirm = useConfirm();
  const texts = { failed: 'فشل في تغيير حالة الحساب' };
  const drawer = useAction(cashApi.updateDrawer, texts);
  const other = useAction(cashApi.updateAccount, texts);
  return async ({ _id, name, kind, isActive, version }: MoneyAccount) => {
    const sure =
      !isActive ||
      (await confirm({
        title: `إيقاف ${name}`,
        message: `هل تريد إيقاف ${name}؟ لن يُعرض بعد ذلك لقبض النقود أو صرفها، وتبقى حركاته في السجل.`,
        confirmLabel: 'إيقاف',
        tone: 'danger',
      }));
    const call = kind === 'drawer' ? drawer : other;
    if (sure) call.mutate({ params: { id: _id }, body: { isActive: !isActive, version } });
  };
}
