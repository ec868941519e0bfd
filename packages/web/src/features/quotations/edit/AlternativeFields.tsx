import { alternativeKinds, ownPriceBlocked, type PriceTier } from '@turoos/contract';
import { Trash2 } from 'lucide-react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { optionsOf } from '@/lib/format/options';
import { useUser } from '@/lib/session/session-state';
import { Combobox } from '@/ui/Combobox';
import { Field } from '@/ui/Field';
import { FormField } from '@/ui/FormField';
import { IconButton } from '@/ui/IconButton';
import { MoneyInput } from '@/ui/MoneyInput';
import { NumberInput } from '@/ui/NumberInput';
import { Select } from '@/ui/Select';
import { findOffers, type OfferOption } from './find-offers';
import { priceOf, type KnownParts, type Typed, type Valid } from './quotation-form';

/** What is known of the chosen parts and of the customer. */
export interface Known {
  parts: KnownParts;
  tier: PriceTier | null;
  rate: number | null;
}

type AlternativeFieldsProps = {
  form: UseFormReturn<Typed, unknown, Valid>;
  line: number;
  place: number;
  known: Known;
  /** Undefined for the only alternative. */
  onRemove: (() => void) | undefined;
};

const kinds = optionsOf(alternativeKinds);

/** One alternative: a part of the shop or words, its kind, how many and for how much. */
export function AlternativeFields({ form, line, place, known, onRemove }: AlternativeFieldsProps) {
  const { control, register } = form;
  const name = `lines.${line}.alternatives.${place}` as const;
  const typed = useWatch({ control, name });
  const isPart = Boolean(typed.part?.value);
  const refused = ownPriceBlocked(useUser());
  const mayNotPrice = isPart ? refused : undefined;
  return (
    <div className="grid min-w-0 grid-cols-2 items-start gap-x-3 gap-y-2 lg:grid-cols-[8rem_1fr_6rem_12rem_auto]">
      <Field label="النوع" className="max-lg:col-span-2">
        <Select options={kinds} {...register(`${name}.kind`)} />
      </Field>
      <FormField
        control={control}
        name={`${name}.part`}
        label="القطعة"
        required
        hint={typed.part && !isPart ? 'وصف فقط: ليست من قطع المتجر' : undefined}
        className="max-lg:col-span-2"
      >
        {({ onChange, ...field }) => (
          <Combobox
            {...field}
            load={(q, signal) => findOffers(q, signal, { make: form.getValues('make'), rate: known.rate })}
            keepsText
            placeholder="ابحث عن قطعة أو اكتب وصفها"
            onCreate={(text) => onChange({ value: '', label: text })}
            onChange={(part) => {
              onChange(part);
              if (part && 'kind' in part) form.setValue(`${name}.kind`, (part as OfferOption).kind);
              // the price belongs to the part that was chosen before
              form.setValue(`${name}.price`, null);
              form.setValue(`${name}.priceYer`, null);
            }}
          />
        )}
      </FormField>
      <FormField control={control} name={`${name}.quantity`} label="الكمية" required>
        {(field) => <NumberInput {...field} min={0} decimals={2} />}
      </FormField>
      <FormField
        control={control}
        name={`${name}.price`}
        label="سعر الوحدة"
        required={!isPart}
        hint={mayNotPrice}
      >
        {({ value, onChange, ...field }) => (
          <MoneyInput
            {...field}
            onChange={(cents, rials) => {
              onChange(cents);
              form.setValue(`${name}.priceYer`, rials ?? null);
            }}
            rials={typed.priceYer}
            value={value ?? priceOf(typed, known.parts, known.tier)}
            rate={known.rate}
            readOnly={mayNotPrice !== undefined}
          />
        )}
      </FormField>
      <div className="max-lg:col-span-2 lg:pt-6">
        {onRemove && <IconButton label={`حذف الخيار ${place + 1}`} icon={Trash2} onClick={onRemove} />}
      </div>
    </div>
  );
}
