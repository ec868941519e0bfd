import { transferTexts } from '@turoos/contract';
import { Plus } from 'lucide-react';
import { useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form';
import { Button } from '@/ui/Button';
import { blankLine, type Stocked, type Typed, type Valid } from './transfer-form';
import { TransferLine } from './TransferLine';

type TransferLinesProps = {
  form: UseFormReturn<Typed, unknown, Valid>;
  onStock: (partId: string, there: Stocked | undefined) => void;
};

/** What is to go: at least one line, each a part that lies in the source. */
export function TransferLines({ form, onStock }: TransferLinesProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'items' });
  const source = useWatch({ control: form.control, name: 'fromWarehouse' });
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 font-semibold">الأصناف</legend>
      {fields.map(({ id }, index) => (
        <TransferLine
          key={id}
          form={form}
          index={index}
          source={source}
          onStock={onStock}
          onRemove={() => remove(index)}
          kept={fields.length === 1 && transferTexts.lines}
        />
      ))}
      <Button
        icon={Plus}
        className="w-fit"
        disabledReason={source === '' && 'اختر المستودع المصدر أولاً'}
        onClick={() => append(blankLine(), { focusName: `items.${fields.length}.part` })}
      >
        إضافة صنف
      </Button>
    </fieldset>
  );
}
