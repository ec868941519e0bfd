import { useFormContext } from 'react-hook-form';
import { findParts } from '@/shared/parts/find-parts';
import { Combobox } from '@/ui/Combobox';
import { Field } from '@/ui/Field';
import { FormField } from '@/ui/FormField';
import { FormSection } from '@/ui/FormSection';
import { Input } from '@/ui/Input';
import { Textarea } from '@/ui/Textarea';
import type { PartDraft } from './part-draft';

/** The part's other numbers. */
export function NumberFields({ partId }: { partId: string | undefined }) {
  const { control, register, formState } = useFormContext<PartDraft>();
  const { errors } = formState;
  return (
    <FormSection title="الأرقام والبدائل">
      <Field label="الباركود" error={errors.barcode?.message}>
        <Input ltr data-takes-scan="any" {...register('barcode')} />
      </Field>
      <Field label="الرمز الداخلي" error={errors.code?.message}>
        <Input ltr data-takes-scan="focused" {...register('code')} />
      </Field>
      <Field label="أرقام الوكالة (OEM)" error={errors.oemNumbers?.message} hint="رقم في كل سطر">
        <Textarea
          rows={2}
          dir="ltr"
          data-takes-scan="focused"
          className="text-end tabular-nums"
          {...register('oemNumbers')}
        />
      </Field>
      <Field label="أرقام بديلة" error={errors.alternativeNumbers?.message} hint="رقم في كل سطر">
        <Textarea
          rows={2}
          dir="ltr"
          data-takes-scan="focused"
          className="text-end tabular-nums"
          {...register('alternativeNumbers')}
        />
      </Field>
      <FormField
        control={control}
        name="replacedBy"
        label="حلّت محلها القطعة"
        hint="القطعة التي حلّت محلها"
        className="sm:col-span-2"
      >
        {(field) => (
          <Combobox
            {...field}
            placeholder="ابحث بالاسم أو رقم القطعة"
            load={async (text, signal) =>
              (await findParts(text, signal)).filter(({ value }) => value !== partId)
            }
          />
        )}
      </FormField>
    </FormSection>
  );
}
