import type { CountedAmount } from '@turoos/contract';
import { useEffect, useState, type ReactNode } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { formatAgo } from '@/lib/format/format';
import { ApiError } from '@/lib/http/api-error';
import { currencyIn, useCurrencies } from '@/shared/money/use-currencies';
import type { DialogProps } from '@/ui/Dialog';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { RecoveredNote } from '@/ui/RecoveredNote';
import { countedAmounts, countProblem, type CountEntry } from './count-entries';
import { CountFields } from './CountFields';
import { useKeptCount, type TypedCount } from './use-kept-count';

type CountDialogProps = Pick<DialogProps, 'open' | 'onClose' | 'title' | 'description'> & {
  /** The shift or account that is counted: its count is kept on this device until it is sent. */
  of: string;
  start: CountEntry[];
  submitLabel: string;
  send: (count: { counts: CountedAmount[]; reason: string | undefined }) => Promise<unknown>;
  /** What stands above the count. */
  children?: ReactNode;
};

/** Counts money. When the server finds a difference, it is to be counted again or explained. */
export function CountDialog({ of, start, send, onClose, children, ...dialog }: CountDialogProps) {
  const form = useForm<TypedCount>({ defaultValues: { counts: start, reason: '' } });
  const { recoveredAt, discard, countAnew } = useKeptCount(of, form, start);
  const currencies = useCurrencies();
  const nameOf = (code: string) => currencyIn(currencies, code).name;
  /** What the server says of a difference, whose reason is then asked for. */
  const [differs, setDiffers] = useState<string | null>(null);
  useEffect(() => {
    if (differs) form.setFocus('reason');
  }, [differs, form]);

  const submit = async ({ counts, reason }: TypedCount) => {
    try {
      await send({ counts: countedAmounts(counts), reason: reason.trim() || undefined });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'COUNT_DIFFERS') setDiffers(error.message);
      throw error;
    }
  };
  const leave = () => {
    discard();
    setDiffers(null);
    onClose();
  };

  return (
    <FormDialog {...dialog} onClose={leave} form={form} onSubmit={submit} size="xl">
      {recoveredAt !== null && (
        <RecoveredNote discardLabel="بدء عدّ جديد" onDiscard={countAnew}>
          {`عدّ محفوظ من قبل (${formatAgo(recoveredAt)}) ولم يُرسل. راجعه، أو ابدأ من جديد.`}
        </RecoveredNote>
      )}
      {children}
      <Controller
        control={form.control}
        name="counts"
        rules={{ validate: (counts) => countProblem(counts, nameOf) ?? true }}
        render={({ field, fieldState }) => (
          <CountFields value={field.value} onChange={field.onChange} error={fieldState.error?.message} />
        )}
      />
      {differs && (
        <div className="flex flex-col gap-2">
          {/* above the field, because the dialog scrolls only as far as the focused field */}
          <p className="text-sm text-muted">{differs}</p>
          <Field label="سبب الفرق">
            <Input maxLength={500} {...form.register('reason')} />
          </Field>
        </div>
      )}
    </FormDialog>
  );
}
