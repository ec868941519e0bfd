import {
  addDays,
  adenDay,
  kindAndBrand,
  MOST_QUOTED_DAYS,
  quotationsApi,
  quotationTexts,
  saleOfLine,
  type Quotation,
} from '@turoos/contract';
import { z } from 'zod';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { Checkbox } from '@/ui/Checkbox';
import { DateField } from '@/ui/DateField';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { whyNotSell } from './alternative-trouble';

const Keeping = z.object({
  alternatives: z.array(z.string()).min(1, quotationTexts.nothingChosen),
  until: z.string().min(1, quotationTexts.validUntil),
});

/** Chooses what is kept for the customer, and until which day. */
export default function KeepDialog({ subject, open, onClose }: SubjectDialogProps<Quotation>) {
  const keep = useAction(quotationsApi.keep, { done: 'تم الحجز للعميل', failed: 'فشل في الحجز' });
  const choices = subject.lines
    .filter((line) => saleOfLine(line) === null)
    .flatMap(({ alternatives }) => alternatives.filter(({ product }) => product !== null));
  const first = choices.filter((alternative) => whyNotSell(alternative) === undefined).slice(0, 1);
  const form = useZodForm(Keeping, {
    defaultValues: { alternatives: first.map(({ _id }) => _id), until: subject.validUntil },
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      title="حجز للعميل"
      description="لا تُباع لغيره حتى نهاية اليوم المختار"
      submitLabel="حجز"
      onSubmit={(body) => keep.mutateAsync({ params: { id: subject._id }, body })}
    >
      <Field label="ما يُحجز" group required error={form.formState.errors.alternatives?.message}>
        <div>
          {choices.map((alternative) => (
            <Checkbox
              key={alternative._id}
              value={alternative._id}
              label={[kindAndBrand(alternative), alternative.name].filter(Boolean).join(': ')}
              hint={whyNotSell(alternative)}
              {...form.register('alternatives')}
            />
          ))}
          {choices.length === 0 && <p className="text-muted">{quotationTexts.nothingToKeep}</p>}
        </div>
      </Field>
      <DateField
        control={form.control}
        name="until"
        label="حتى يوم"
        required
        min={adenDay()}
        max={addDays(adenDay(), MOST_QUOTED_DAYS)}
      />
    </FormDialog>
  );
}
