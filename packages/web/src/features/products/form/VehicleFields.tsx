import { Plus } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '@/ui/Button';
import { FormSection } from '@/ui/FormSection';
import { emptyFitment, type PartDraft } from './part-draft';
import { VehicleRow } from './VehicleRow';

/** The compatible vehicles, one per row. */
export function VehicleFields() {
  const { control } = useFormContext<PartDraft>();
  const { fields, append, remove } = useFieldArray({ control, name: 'vehicleCompatibility' });

  return (
    <FormSection title="المركبات المتوافقة" columns={1}>
      {fields.map((field, index) => (
        <VehicleRow key={field.id} index={index} onRemove={() => remove(index)} />
      ))}
      <Button icon={Plus} onClick={() => append(emptyFitment)} className="w-fit">
        إضافة مركبة
      </Button>
    </FormSection>
  );
}
