import { counted, nouns, type Sale } from '@turoos/contract';
import { navigate } from '@/lib/navigation/hooks';
import { useUser } from '@/lib/session/session-state';
import { toast } from '@/lib/toasts/toast-store';
import { amountText } from '@/lib/money/amount-text';
import { currencyIn } from '@/shared/money/use-currencies';
import type { Counting } from '@/shared/money/typed-tender';
import { useConfirm } from '@/ui/ConfirmDialog';
import { isBlank, type Draft } from './draft';
import { lastSale } from './last-sale';
import type { Purpose } from './use-submit-sale';

interface Leaving {
  draft: Draft;
  counting: Counting;
  /** Begins the next invoice; resolves when it is stored on the device. */
  startOver: () => Promise<void>;
  /** Called when the next invoice is stored, with the one that was saved. */
  onSaved: (sale: Sale, purpose: Purpose) => void;
}

/** The ways an invoice ends: saved, held or discarded. The next one begins on the same screen. */
export function useLeave({ draft, counting, startOver, onSaved }: Leaving) {
  const confirm = useConfirm();
  const { _id: user } = useUser();
  const agreesToDelete = () =>
    confirm({
      title: 'حذف المسودة',
      message: `هل تريد حذف هذه المسودة؟ فيها ${counted(draft.lines.length, nouns.item)} ولم تُحفظ بعد، ولا يمكن استعادتها بعد الحذف.`,
      confirmLabel: 'حذف المسودة',
      cancelLabel: 'متابعة البيع',
      tone: 'danger',
    });

  return {
    /** Discards the unsaved draft after a confirmation. */
    discard: async (): Promise<boolean> => {
      const agreed = draft.lines.length === 0 || (await agreesToDelete());
      if (agreed) await startOver();
      return agreed;
    },
    afterSaving: async (sale: Sale, purpose: Purpose) => {
      await startOver();
      const worded = wordsFor(counting);
      const change = sale.change && [sale.change, ...(sale.change.rest ? [sale.change.rest] : [])];
      lastSale.set({
        sale,
        user,
        received: worded(sale.tenders ?? []),
        change: change ? worded(change) : undefined,
      });
      for (const warning of sale.warnings ?? []) toast({ tone: 'warning', title: warning });
      // a completed one is no longer what this address asks for
      if (draft.held) void navigate({ to: '/sales', search: { new: '1' }, replace: true });
      onSaved(sale, purpose);
    },
    cancel: async () => {
      const agreed = draft.lines.length === 0 || draft.held !== null || (await agreesToDelete());
      if (!agreed) return;
      await startOver();
      // who deletes a draft goes on selling; who has none, or completes a held invoice, came from the list
      if (isBlank(draft) || draft.held) void navigate({ to: '/sales' });
    },
  };
}

/** Returns how money in several currencies is worded: '10 $ و 200 ر.ي'. */
const wordsFor =
  ({ currencies }: Counting) =>
  (money: readonly { currency: string; amount: number }[]): string =>
    money.map(({ currency, amount }) => amountText(amount, currencyIn(currencies, currency))).join(' و ');
