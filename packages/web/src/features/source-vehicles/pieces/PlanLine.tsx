import { Trash2 } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import { Field } from '@/ui/Field';
import { FormField } from '@/ui/FormField';
import { IconButton } from '@/ui/IconButton';
import { Input } from '@/ui/Input';
import { MoneyInput } from '@/ui/MoneyInput';
import { Usd } from '@/ui/Usd';
import type { Typed, Valid } from './plan-form';

type PlanLineProps = {
  form: UseFormReturn<Typed, unknown, Valid>;
  index: number;
  /** Its cost in cents. */
  share: number;
  byHand: boolean;
  onRemove: () => void;
};

export function PlanLine({ form, index, share, byHand, onRemove }: PlanLineProps) {
  const { control, register } = form;
  const errors = form.formState.errors.pieces?.[index];
  return (
    <li className="grid grid-cols-2 items-start gap-x-3 gap-y-2 rounded-md border border-line p-3 lg:grid-cols-[1fr_11rem_12rem_12rem_auto]">
      <Field
        label={`القطعة ${index + 1}`}
        required
        error={errors?.name?.message}
        className="max-lg:col-span-2"
      >
        <Input maxLength={200} {...register(`pieces.${index}.name`)} />
      </Field>
      <Field label="رقم القطعة" className="max-lg:col-span-2">
        <Input ltr maxLength={100} {...register(`pieces.${index}.partNumber`)} />
      </Field>
      <FormField control={control} name={`pieces.${index}.expected`} label="سعر البيع المتوقع" required>
        {(field) => <MoneyInput {...field} kind="price" />}
      </FormField>
      {byHand ? (
        <FormField control={control} name={`pieces.${index}.cost`} label="التكلفة" required>
          {(field) => <MoneyInput {...field} kind="cost" />}
        </FormField>
      ) : (
        <div className="flex flex-col gap-1">
          <span className="text-sm font-semibold">التكلفة</span>
          <output className="flex min-h-9 items-center">
            <Usd cents={share} />
          </output>
        </div>
      )}
      <div className="justify-self-end max-lg:col-span-2 lg:pt-6">
        <IconButton label={`حذف القطعة ${index + 1}`} icon={Trash2} onClick={onRemove} />
      </div>
    </li>
  );
}
