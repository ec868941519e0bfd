import { cashApi, type MoneyAccount } from '@turoos/contract';
import { useAction } from '@/lib/http/use-action';
import { amountText } from '@/lib/money/amount-text';
import { startCount, type CountEntry } from '@/shared/cash/count-entries';
import { CountDialog } from '@/shared/cash/CountDialog';
import { currencyIn, useCurrencies } from '@/shared/money/use-currencies';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { sayDone } from '../say-done';

/** Counts a safe by note, or takes over the balances that a bank or exchanger states. */
export function CountAccountDialog({ subject: account, open, onClose }: SubjectDialogProps<MoneyAccount>) {
  const isSafe = account.kind === 'safe';
  const currencies = useCurrencies();
  const count = useAction(cashApi.countAccount, {
    failed: 'فشل في تسجيل العدّ',
    onDone: ({ differences }) => {
      const found = differences.filter(({ amount }) => amount !== 0);
      sayDone(
        found.length > 0 ? `سُجّل فرق ${account.name}` : `${account.name} مطابق للمسجل`,
        found.map(({ currency, amount }) => amountText(amount, currencyIn(currencies, currency))),
      );
    },
  });
  return (
    <CountDialog
      of={account._id}
      start={startOf(account)}
      open={open}
      onClose={onClose}
      send={(body) => count.mutateAsync({ params: { id: account._id }, body })}
      title={isSafe ? `عدّ ${account.name}` : `مطابقة رصيد ${account.name}`}
      description={
        account.countedAt
          ? 'يُسجَّل ما زاد أو نقص فرقاً في النقد'
          : 'أول عدّ لهذا الحساب: يُسجَّل ما فيه رصيداً افتتاحياً، إلا إذا مضى على أول حركة فيه أكثر من 30 يوماً'
      }
      submitLabel="تسجيل العدّ"
    />
  );
}

/** The currencies that the account keeps or holds; only a safe has notes to count. */
function startOf({ kind, currencies, balances }: MoneyAccount): CountEntry[] {
  const codes = [...new Set([...currencies, ...(balances ?? []).map(({ currency }) => currency)])];
  return startCount(codes).map((entry) => (kind === 'safe' ? entry : { ...entry, byNote: false }));
}
