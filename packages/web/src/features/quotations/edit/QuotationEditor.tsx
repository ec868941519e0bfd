import { addDays, adenDay, discountBlocked, MOST_QUOTED_DAYS, MOST_QUOTED_LINES } from '@turoos/contract';
import { Plus } from 'lucide-react';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { useTyped } from '@/lib/forms/use-zod-form';
import { useUser } from '@/lib/session/session-state';
import { WhoFields } from '@/shared/customers/WhoFields';
import { CarFields } from '@/shared/parts/CarFields';
import { agreedRials } from '@/shared/quotations/agreed-rials';
import { useShop } from '@/shared/shop/use-shop';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Card';
import { DateField } from '@/ui/DateField';
import { Field } from '@/ui/Field';
import { Form } from '@/ui/Form';
import { FormField } from '@/ui/FormField';
import { Input } from '@/ui/Input';
import { Money } from '@/ui/Money';
import { MoneyInput } from '@/ui/MoneyInput';
import { useRate } from '@/ui/rate-context';
import { RecoveredNote } from '@/ui/RecoveredNote';
import { LineFields } from './LineFields';
import { blankLine, figuresOf, type Typed, type Valid } from './quotation-form';
import { useChosenParts, useTier } from './use-chosen-parts';

type QuotationEditorProps = {
  form: UseFormReturn<Typed, unknown, Valid>;
  /** What was typed before the page was left, and how it is thrown away. */
  kept: { isRecovered: boolean; discard: () => void };
  /** Rials per dollar of the quotation; of now by default. */
  rate?: number | null;
  onSave: (typed: Valid) => Promise<unknown>;
  onLeave: () => void;
};

/** Writes a quotation: for whom and which car, what with which alternatives, and until when. */
export function QuotationEditor({ form, kept, rate, onSave, onLeave }: QuotationEditorProps) {
  const { control, formState } = form;
  const lines = useFieldArray({ control, name: 'lines' });
  const typed = useTyped(control);
  const chosen = typed.lines.flatMap(({ alternatives }) => alternatives.map(({ part }) => part?.value ?? ''));
  const parts = useChosenParts(chosen.filter(Boolean));
  const tier = useTier(typed.customer);
  const { applyTax, taxRate } = useShop();
  const today = useRate();
  const at = rate === undefined ? today : rate;
  const totals = figuresOf(typed, { parts, tier, taxRate: applyTax ? taxRate : 0, rate: at });
  const mayNotDiscount = discountBlocked(useUser());
  return (
    <Form form={form} onSubmit={onSave} className="[&_input]:scroll-mt-28">
      {kept.isRecovered && <RecoveredNote onDiscard={kept.discard} />}
      <Section title="العميل والسيارة">
        <div className="flex flex-col gap-4">
          <WhoFields control={control} required />
          <CarFields control={control} />
        </div>
      </Section>
      <Section title="الأصناف وخياراتها" description="أول خيار لكل صنف يُحسب في الإجمالي">
        <div className="flex flex-col gap-4">
          {lines.fields.map(({ id }, index) => (
            <LineFields
              key={id}
              form={form}
              index={index}
              known={{ parts, tier, rate: at }}
              onRemove={lines.fields.length > 1 ? () => lines.remove(index) : undefined}
            />
          ))}
          <Button
            icon={Plus}
            className="w-fit"
            disabledReason={
              lines.fields.length >= MOST_QUOTED_LINES ? 'بلغ العرض أقصى عدد من الأصناف' : undefined
            }
            onClick={() => lines.append(blankLine())}
          >
            إضافة صنف
          </Button>
        </div>
      </Section>
      <Section title="الشروط والإجمالي">
        <div className="grid items-start gap-4 sm:grid-cols-3">
          <DateField
            control={control}
            name="validUntil"
            label="سارٍ حتى"
            required
            min={adenDay()}
            max={addDays(adenDay(), MOST_QUOTED_DAYS)}
          />
          <FormField control={control} name="discount" label="الخصم" hint={mayNotDiscount}>
            {(field) => (
              <MoneyInput {...field} kind="discount" rate={at} disabled={mayNotDiscount !== undefined} />
            )}
          </FormField>
          <Field label="ملاحظة على العرض" error={formState.errors.note?.message}>
            <Input {...form.register('note')} maxLength={1000} />
          </Field>
        </div>
        <p aria-live="polite" className="mt-4 flex flex-wrap items-baseline gap-x-3 text-lg">
          الإجمالي <Money usd={totals.grandTotal} at={agreedRials(totals.rials)} />
        </p>
      </Section>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={formState.isSubmitting}>
          حفظ عرض السعر
        </Button>
        <Button onClick={onLeave}>رجوع</Button>
      </div>
    </Form>
  );
}
