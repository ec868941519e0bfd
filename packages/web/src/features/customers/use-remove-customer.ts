import { customersApi, type Customer } from '@turoos/contract';
import { useAction } from '@/lib/http/use-action';
import { useConfirm } from '@/ui/ConfirmDialog';
import { texts } from './customer-texts';

export function useRemoveCustomer(): (customer: Customer) => void {
  const confirm = useConfirm();
  const remove = useAction(customersApi.remove, {
    done: 'تم حذف العميل بنجاح',
    failed: texts.removeFailed,
  });

  const ask = async ({ _id, name }: Customer) => {
    const sure = await confirm({
      title: 'حذف العميل',
      message: `سيُحذف العميل «${name}» نهائياً. لا يُحذف عميل له فواتير أو حركات في حسابه.`,
      confirmLabel: 'حذف العميل',
      tone: 'danger',
    });
    if (sure) remove.mutate({ params: { id: _id } });
  };
  return (customer) => void ask(customer);
}
