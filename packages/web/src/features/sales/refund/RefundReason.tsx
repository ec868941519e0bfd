import type { KeyboardEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { latinDigits, saleTexts } from '@turoos/contract';
import { useLoneKey } from '@/lib/scan/use-lone-key';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Kbd } from '@/ui/Kbd';
import { unfitReason, type RefundDraft } from './refund-form';

/** The usual reasons; each is chosen by its number while the field is empty. */
const usualReasons = [unfitReason, 'عيب في القطعة', 'خطأ في البيع', 'لم يحتجها العميل'] as const;

/** Why the customer returns the goods: typed, or one of the usual reasons by one key or press. */
export function RefundReason({ required }: { required: boolean }) {
  const { register, setValue, setFocus, formState, control } = useFormContext<RefundDraft>();
  const reason = useWatch({ control, name: 'reason' });
  const choose = (chosen: string) => {
    setValue('reason', chosen, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    setFocus('reason');
  };
  const chooseByKey = useLoneKey(choose);
  const onKeyDown = (event: KeyboardEvent) => {
    if (reason !== '' || event.ctrlKey || event.altKey || event.metaKey) return;
    const chosen = usualReasons[Number(latinDigits(event.key)) - 1];
    if (!chosen) return;
    event.preventDefault();
    chooseByKey(chosen);
  };

  return (
    <div className="flex flex-col gap-2">
      <Field label="سبب المرتجع" required={required} error={formState.errors.reason?.message}>
        <Input placeholder={saleTexts.refundReason} {...register('reason')} onKeyDown={onKeyDown} />
      </Field>
      <fieldset className="flex min-w-0 flex-wrap gap-1.5">
        <legend className="sr-only">أسباب معتادة</legend>
        {usualReasons.map((usual, index) => (
          <button
            key={usual}
            type="button"
            aria-pressed={reason === usual}
            onClick={() => choose(usual)}
            className="flex min-h-8 items-center gap-1.5 rounded-full border border-line px-3 text-sm hover:border-line-strong aria-pressed:border-accent aria-pressed:bg-accent-soft pointer-coarse:min-h-11"
          >
            {usual}
            <span className="pointer-coarse:hidden" aria-hidden="true">
              <Kbd keys={String(index + 1)} />
            </span>
          </button>
        ))}
      </fieldset>
    </div>
  );
}
