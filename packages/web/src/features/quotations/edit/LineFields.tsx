import { MOST_ALTERNATIVES } from '@turoos/contract';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { IconButton } from '@/ui/IconButton';
import { Input } from '@/ui/Input';
import { AlternativeFields, type Known } from './AlternativeFields';
import { blankAlternative, type Typed, type Valid } from './quotation-form';

type LineFieldsProps = {
  form: UseFormReturn<Typed, unknown, Valid>;
  index: number;
  known: Known;
  /** Undefined for the only line. */
  onRemove: (() => void) | undefined;
};

/** One thing that was asked for, with its alternatives. */
export function LineFields({ form, index, known, onRemove }: LineFieldsProps) {
  const alternatives = useFieldArray({ control: form.control, name: `lines.${index}.alternatives` });
  const count = alternatives.fields.length;
  return (
    <fieldset
      aria-label={`الصنف ${index + 1}`}
      className="flex min-w-0 flex-col gap-3 rounded-md border border-line p-3"
    >
      <div className="flex items-end gap-2">
        <Field label="ما طلبه العميل" hint="دونه يُكتب اسم أول خيار" className="grow">
          <Input {...form.register(`lines.${index}.title`)} maxLength={200} />
        </Field>
        {onRemove && <IconButton label={`حذف الصنف ${index + 1}`} icon={Trash2} onClick={onRemove} />}
      </div>
      {alternatives.fields.map(({ id }, place) => (
        <AlternativeFields
          key={id}
          form={form}
          line={index}
          place={place}
          known={known}
          onRemove={count > 1 ? () => alternatives.remove(place) : undefined}
        />
      ))}
      <Button
        icon={Plus}
        size="sm"
        className="w-fit"
        disabledReason={count >= MOST_ALTERNATIVES ? 'بلغ الصنف أقصى عدد من الخيارات' : undefined}
        onClick={() => alternatives.append(blankAlternative())}
      >
        خيار آخر
      </Button>
    </fieldset>
  );
}
