import { cashApi, type MoneyAccount } from '@turoos/contract';
import { useAction } from '@/lib/http/use-action';
import type { AccountForm } from './account-form';

/** Creates a money account, or updates one; drawers have calls of their own. */
export function useSaveAccount(account: MoneyAccount | null) {
  const texts = account
    ? { done: 'تم حفظ الحساب', failed: 'فشل في حفظ الحساب' }
    : { done: 'تمت إضافة الحساب', failed: 'فشل في إضافة الحساب' };
  const createDrawer = useAction(cashApi.createDrawer, texts);
  const updateDrawer = useAction(cashApi.updateDrawer, texts);
  const createAccount = useAction(cashApi.createAccount, texts);
  const updateAccount = useAction(cashApi.updateAccount, texts);
  return ({ kind, branch, ...fields }: AccountForm): Promise<unknown> => {
    const body = { ...fields, branch: branch || null };
    if (!account)
      return kind === 'drawer'
        ? createDrawer.mutateAsync({ body })
        : createAccount.mutateAsync({ body: { ...body, kind } });
    const changed = { params: { id: account._id }, body: { ...body, version: account.version } };
    return kind === 'drawer' ? updateDrawer.mutateAsync(changed) : updateAccount.mutateAsync(changed);
  };
}
