import { adenDay, RateForm as RateFormSchema, rateTexts, type ExchangeRate } from '@turoos/contract';
import { useState } from 'react';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { usePermit } from '@/lib/session/can';
import { toast } from '@/lib/toasts/toast-store';
import { RateFields } from '@/shared/exchange-rates/RateFields';
import { useSaveRate } from '@/shared/exchange-rates/use-save-rate';
import { Button } from '@/ui/Button';
import { ErrorBanner } from '@/ui/ErrorBanner';

type RateFormProps = {
  /** The entry to correct; undefined records a new rate. */
  rate: ExchangeRate | undefined;
  /** The zone of a new rate. */
  zone: string | undefined;
  /** The rate that empty boxes keep. */
  last: ExchangeRate | null | undefined;
  onDone: () => void;
};

const blank = () => ({ recorded_at: adenDay(), note: '', others: {} });

/** Records today's rate, or corrects an entry of the history. */
export function RateForm({ rate, zone, last, onDone }: RateFormProps) {
  const permit = usePermit('exchangeRates:write');
  const [failure, setFailure] = useState<unknown>(null);
  const form = useZodForm(RateFormSchema, { defaultValues: rate ? typedOf(rate) : blank() });
  const save = useSaveRate(rate, zone);
  const finish = () => {
    form.reset(blank());
    onDone();
  };
  const submit = form.handleSubmit(
    async (typed) => {
      setFailure(null);
      try {
        if (await save(typed)) finish();
      } catch (error) {
        setFailure(error);
      }
    },
    () => toast({ tone: 'danger', title: rateTexts.invalidTitle, message: rateTexts.invalid }),
  );

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <ErrorBanner error={failure} />
      <RateFields form={form} last={rate ? null : last} />
      <div className="flex gap-2">
        <Button
          type="submit"
          variant="primary"
          busy={form.formState.isSubmitting}
          disabledReason={permit.reason}
        >
          {rate ? 'حفظ التعديل' : 'إضافة السعر'}
        </Button>
        {rate && <Button onClick={finish}>رجوع</Button>}
      </div>
    </form>
  );
}

const typedOf = ({ usd_to_yer, sar_to_yer, others, recorded_at, note }: ExchangeRate) => ({
  usd_to_yer,
  sar_to_yer,
  others: Object.fromEntries(others.map(({ currency, to_yer }) => [currency, to_yer])),
  recorded_at: adenDay(recorded_at),
  note,
});
