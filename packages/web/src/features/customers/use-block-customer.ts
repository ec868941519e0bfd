import { customersApi, type Customer } from '@turoos/contract';
import { useAction } from '@/lib/http/use-action';
import { toast } from '@/lib/toasts/toast-store';
import { useConfirm } from '@/ui/ConfirmDialog';
import { texts } from './customer-texts';

/** Blocks or unblocks a customer, after a confirmation. */
export function useBlockCustomer(): { ask: (customer: Customer) => void; busy: boolean } {
  const confirm = useConfirm();
  const block = useAction(customersApi.block, {
    failed: texts.blockFailed,
    onDone: ({ isBlocked }) => toast({ title: isBlocked ? 'تم حظر العميل' : 'تم إلغاء حظر العميل' }),
  });

  const ask = async ({ _id, name, isBlocked }: Customer) => {
    const sure = await confirm(isBlocked ? release(name) : refuse(name));
    if (sure) block.mutate({ params: { id: _id }, body: { isBlocked: !isBlocked } });
  };
  return { ask: (customer) => void ask(customer), busy: block.isPending };
}

const refuse = (name: string) =>
  ({
    title: 'حظر العميل',
    message: `سيُحظر العميل «${name}»: لن يُباع له بالآجل أو جزئياً حتى يُلغى الحظر. البيع النقدي يبقى متاحاً.`,
    confirmLabel: 'حظر العميل',
    tone: 'danger',
  }) as const;

const release = (name: string) => ({
  title: 'إلغاء حظر العميل',
  message: `سيعود للعميل «${name}» حق الشراء بالآجل في حدود ائتمانه.`,
  confirmLabel: 'إلغاء الحظر',
  cancelLabel: 'رجوع',
});
