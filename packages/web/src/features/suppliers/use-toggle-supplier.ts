import { suppliersApi, type Supplier } from '@turoos/contract';
import { useAction } from '@/lib/http/use-action';
import { toast } from '@/lib/toasts/toast-store';
import { useConfirm } from '@/ui/ConfirmDialog';
import { texts } from './supplier-texts';

/** Deactivates a supplier after a confirmation, or activates it again. */
export function useToggleSupplier(): { toggle: (supplier: Supplier) => void; busy: boolean } {
  const confirm = useConfirm();
  const update = useAction(suppliersApi.update, {
    failed: texts.toggleFailed,
    onDone: ({ isActive }) =>
      toast({
        title: 'تم تغيير حالة المورد بنجاح',
        message: isActive ? 'المورد نشط الآن' : 'المورد غير نشط الآن',
      }),
  });

  const ask = async ({ _id, name, isActive, version }: Supplier) => {
    const sure = !isActive || (await confirm(stopping(name)));
    if (sure) update.mutate({ params: { id: _id }, body: { isActive: !isActive, version } });
  };
  return { toggle: (supplier) => void ask(supplier), busy: update.isPending };
}

const stopping = (name: string) =>
  ({
    title: 'إيقاف المورد',
    message: `سيُوقف المورد «${name}»: لن تُسجل عليه فواتير شراء جديدة حتى يُفعّل. يبقى حسابه كما هو، ويمكن الدفع له.`,
    confirmLabel: 'إيقاف المورد',
    tone: 'danger',
  }) as const;
