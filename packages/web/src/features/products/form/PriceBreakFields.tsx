import { MOST_BREAKS } from '@turoos/contract';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Button } from '@/ui/Button';
import { FormField } from '@/ui/FormField';
import { FormSection } from '@/ui/FormSection';
import { IconButton } from '@/ui/IconButton';
import { MoneyInput } from '@/ui/MoneyInput';
import { NumberInput } from '@/ui/NumberInput';
import type { PartDraft } from './part-draft';

/** Prices by quantity, one per row. */
export function PriceBreakFields() {
  const { control } = useFormContext<PartDraft>();
  const { fields, append, remove } = useFieldArray({ control, name: 'priceBreaks' });
  const unit = useWatch({ control, name: 'unit' });
  return (
    <FormSection
      title="أسعار الكميات"
      hint="من اشترى هذه الكمية أو أكثر يأخذ كل قطعة بسعرها، إذا كان أقل من سعره"
      columns={1}
    >
      {fields.map((field, index) => (
        <div
          key={field.id}
          className="relative grid gap-3 rounded-md border border-line p-3 pe-12 sm:grid-cols-2 sm:items-start"
        >
          <FormField control={control} name={`priceBreaks.${index}.from`} label="من كمية">
            {(box) => <NumberInput {...box} decimals={unit === 'piece' ? 0 : 2} min={0} />}
          </FormField>
          <FormField control={control} name={`priceBreaks.${index}.price`} label="سعر القطعة">
            {(box) => <MoneyInput {...box} />}
          </FormField>
          <div className="absolute end-1 top-1">
            <IconButton label={`حذف سعر الكمية ${index + 1}`} icon={Trash2} onClick={() => remove(index)} />
          </div>
        </div>
      ))}
      <Button
        icon={Plus}
        className="w-fit"
        disabledReason={fields.length >= MOST_BREAKS && `أكبر عدد لأسعار الكميات: ${MOST_BREAKS}`}
        onClick={() => append({ from: null, price: null })}
      >
        إضافة سعر كمية
      </Button>
    </FormSection>
  );
}
