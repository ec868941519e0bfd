import { cashApi, type MoneyAccount } from '@turoos/contract';
import { useEffect, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { ApiError } from '@/lib/http/api-error';
import { useAction } from '@/lib/http/use-action';
import { amountText } from '@/lib/money/amount-text';
import { countedAmounts, countProblem, startCount, type CountEntry } from '@/shared/cash/count-entries';
import { CountFields } from '@/shared/cash/CountFields';
import { currencyIn, useCurrencies } from '@/shared/money/use-currencies';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { sayDone } from '../say-done';

/** Counts a safe by note, or takes over the balances that a bank or exchanger states. */
export function CountAccountDialog({ subject: account, open, onClose }: SubjectDialogProps<MoneyAccount>) {
  const isSafe = account.kind === 'safe';
  const form = useForm({ defaultValues: { counts: startOf(account), reason: '' } });
  /** Whether the server found a difference, whose reason is then asked for. */
  const [differs, setDiffers] = useState(false);
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
  const send = async ({ counts, reason }: { counts: CountEntry[]; reason: string }) => {
    const body = { counts: countedAmounts(counts), reason: reason.trim() || undefined };
    try {
      await count.mutateAsync({ params: { id: account._id }, body });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'COUNT_DIFFERS') setDiffers(true);
      throw error;
    }
  };
  useEffect(() => {
    if (differs) form.setFocus('reason');
  }, [differs, form]);

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={send}
      title={isSafe ? `عدّ ${account.name}` : `مطابقة رصيد ${account.name}`}
      description={
        account.countedAt
          ? 'يُسجَّل ما زاد أو نقص فرقاً في النقد'
          : 'أول عدّ لهذا الحساب: يُسجَّل ما فيه رصيداً افتتاحياً، إلا إذا مضى على أول حركة فيه أكثر من 30 يوماً'
      }
      submitLabel="تسجيل العدّ"
      size="xl"
    >
      <Controller
        control={form.control}
        name="counts"
        rules={{ validate: (counts) => countProblem(counts) ?? true }}
        render={({ field, fieldState }) => (
          <CountFields value={field.value} onChange={field.onChange} error={fieldState.error?.message} />
        )}
      />
      {differs && (
        <Field label="سبب الفرق" hint="المعدود يختلف عن المسجل. صحّحه، أو اكتب السبب ثم أرسل مرة أخرى.">
          <Input maxLength={500} {...form.register('reason')} />
        </Field>
      )}
    </FormDialog>
  );
}

/** The currencies that the account keeps or holds; only a safe has notes to count. */
function startOf({ kind, currencies, balances }: MoneyAccount): CountEntry[] {
  const codes = [...new Set([...currencies, ...(balances ?? []).map(({ currency }) => currency)])];
  return startCount(codes).map((entry) => (kind === 'safe' ? entry : { ...entry, byNote: false }));
}
