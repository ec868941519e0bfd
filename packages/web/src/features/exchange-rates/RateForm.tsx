import { adenDay, exchangeRatesApi, RateInput, rateTexts, type ExchangeRate } from '@turoos/contract';
import { Controller } from 'react-hook-form';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { usePermit } from '@/lib/session/can';
import { toast } from '@/lib/toasts/toast-store';
import { Button } from '@/ui/Button';
import { DateInput } from '@/ui/DateInput';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { NumberInput } from '@/ui/NumberInput';

type RateFormProps = {
  /** The entry to correct; undefined records a new rate. */
  rate: ExchangeRate | undefined;
  onDone: () => void;
};

/** Records today's rate, or corrects an entry of the history. */
export function RateForm({ rate, onDone }: RateFormProps) {
  const permit = usePermit('exchangeRates:write');
  const { control, register, handleSubmit, reset, formState } = useZodForm(RateInput, {
    defaultValues: rate
      ? { usd_to_yer: rate.usd_to_yer, recorded_at: adenDay(rate.recorded_at), note: rate.note }
      : { recorded_at: adenDay(), note: '' },
  });
  const finish = () => {
    reset({ recorded_at: adenDay(), note: '' });
    onDone();
  };
  const failed = 'فشل في حفظ سعر الصرف';
  const create = useAction(exchangeRatesApi.create, {
    done: 'تم إضافة سعر الصرف بنجاح',
    failed,
    onDone: finish,
  });
  const update = useAction(exchangeRatesApi.update, {
    done: 'تم تحديث سعر الصرف بنجاح',
    failed,
    onDone: finish,
  });
  const { errors } = formState;

  const save = handleSubmit(
    (body) => (rate ? update.mutate({ params: { id: rate._id }, body }) : create.mutate({ body })),
    () => toast({ tone: 'danger', title: rateTexts.invalidTitle, message: rateTexts.invalid }),
  );

  return (
    <form noValidate className="grid gap-4 sm:grid-cols-2" onSubmit={(event) => void save(event)}>
      <Field label="سعر الدولار بالريال" required error={errors.usd_to_yer && rateTexts.invalid}>
        <Controller
          control={control}
          name="usd_to_yer"
          render={({ field }) => (
            <NumberInput
              ref={field.ref}
              value={field.value ?? null}
              onChange={(value) => field.onChange(value ?? undefined)}
              decimals={2}
              step={0.01}
              min={0}
              unit="ر.ي"
            />
          )}
        />
      </Field>
      <Field label="التاريخ" required error={errors.recorded_at && rateTexts.dateRequired}>
        <DateInput {...register('recorded_at')} max={adenDay()} />
      </Field>
      <Field label="ملاحظة" error={errors.note?.message} className="sm:col-span-2">
        <Input {...register('note')} />
      </Field>
      <div className="flex gap-2 sm:col-span-2">
        <Button
          type="submit"
          variant="primary"
          busy={create.isPending || update.isPending}
          disabledReason={permit.reason}
        >
          {rate ? 'حفظ التعديل' : 'إضافة السعر'}
        </Button>
        {rate && <Button onClick={finish}>إلغاء</Button>}
      </div>
    </form>
  );
}
