import { Plus } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '@/ui/Button';
import { emptyFitment, type PartDraft } from './part-draft';
import { VehicleRow } from './VehicleRow';

/** The vehicles it fits, one a row. */
export function VehicleFields() {
  const { control } = useFormContext<PartDraft>();
  const { fields, append, remove } = useFieldArray({ control, name: 'vehicleCompatibility' });

  return (
    <fieldset className="min-w-0 border-t border-line pt-3">
      <legend className="float-start mb-3 w-full text-lg font-semibold">المركبات المتوافقة</legend>
      <div className="clear-both flex flex-col gap-3">
        {fields.map((field, index) => (
          <VehicleRow key={field.id} index={index} onRemove={() => remove(index)} />
        ))}
        <Button icon={Plus} onClick={() => append(emptyFitment)} className="self-start">
          إضافة مركبة
        </Button>
      </div>
    </fieldset>
  );
}
