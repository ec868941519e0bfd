import { counted, nouns, type Sale } from '@turoos/contract';
import { navigate } from '@/lib/navigation/hooks';
import { newId } from '@/lib/platform/new-id';
import { toast } from '@/lib/toasts/toast-store';
import { useConfirm } from '@/ui/ConfirmDialog';
import type { Change } from './change-draft';
import type { Draft } from './draft';
import type { Purpose } from './use-submit-sale';

interface Leaving {
  draft: Draft;
  /** Resolves when the change is on the disk. */
  changeAndWrite: (change: Change) => Promise<void>;
}

/** The ways out of an invoice: saved, held, or given up. */
export function useLeave({ draft, changeAndWrite }: Leaving) {
  const confirm = useConfirm();
  const startOver = () => changeAndWrite({ do: 'restart', key: newId() });
  const agreesToDelete = () =>
    confirm({
      title: 'حذف المسودة',
      message: `هل تريد حذف هذه المسودة؟ فيها ${counted(draft.lines.length, nouns.item)} ولم تُحفظ بعد، ولا يمكن استعادتها بعد الحذف.`,
      confirmLabel: 'حذف المسودة',
      cancelLabel: 'متابعة البيع',
      tone: 'danger',
    });

  return {
    /** Throws away what was not saved, if that is meant. */
    discard: async (): Promise<boolean> => {
      const agreed = draft.lines.length === 0 || (await agreesToDelete());
      if (agreed) await startOver();
      return agreed;
    },
    afterSaving: async (sale: Sale, purpose: Purpose) => {
      await startOver();
      if (purpose === 'hold') {
        toast({ title: 'تم تعليق الفاتورة', message: 'تجدها في قائمة المبيعات لإكمالها.' });
        return;
      }
      toast({ title: 'تم حفظ الفاتورة بنجاح', message: sale.saleNumber ?? undefined });
      void navigate({ to: '/sales', search: { view: sale._id } });
    },
    cancel: async () => {
      const agreed = draft.lines.length === 0 || draft.held !== null || (await agreesToDelete());
      if (!agreed) return;
      await startOver();
      void navigate({ to: '/sales' });
    },
  };
}
