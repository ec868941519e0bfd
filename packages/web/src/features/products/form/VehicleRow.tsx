import { Trash2 } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { Field } from '@/ui/Field';
import { IconButton } from '@/ui/IconButton';
import { Input } from '@/ui/Input';
import type { PartDraft } from './part-draft';

type VehicleRowProps = { index: number; onRemove: () => void };

export function VehicleRow({ index, onRemove }: VehicleRowProps) {
  const { register, formState } = useFormContext<PartDraft>();
  const errors = formState.errors.vehicleCompatibility?.[index];
  return (
    <div className="relative grid grid-cols-2 gap-3 rounded-md border border-line p-3 pe-12 sm:grid-cols-[1fr_1fr_6.5rem_6.5rem_1fr] sm:items-start">
      <Field label="الشركة" required error={errors?.make?.message}>
        <Input {...register(`vehicleCompatibility.${index}.make`)} placeholder="تويوتا" />
      </Field>
      <Field label="الموديل" error={errors?.model?.message}>
        <Input {...register(`vehicleCompatibility.${index}.model`)} placeholder="كورولا" />
      </Field>
      <YearField index={index} name="yearFrom" label="من سنة" />
      <YearField index={index} name="yearTo" label="إلى سنة" />
      <Field label="المحرك" error={errors?.engine?.message} className="max-sm:col-span-2">
        <Input {...register(`vehicleCompatibility.${index}.engine`)} placeholder="1.8" />
      </Field>
      <div className="absolute end-1 top-1">
        <IconButton label={`حذف المركبة ${index + 1}`} icon={Trash2} onClick={onRemove} />
      </div>
    </div>
  );
}

type YearFieldProps = { index: number; name: 'yearFrom' | 'yearTo'; label: string };

/** A year, or a month and a year where the part was not for the whole of it. */
function YearField({ index, name, label }: YearFieldProps) {
  const { register, formState } = useFormContext<PartDraft>();
  const error = formState.errors.vehicleCompatibility?.[index]?.[name]?.message;
  return (
    <Field label={label} error={error}>
      <Input
        ltr
        inputMode="text"
        {...register(`vehicleCompatibility.${index}.${name}`)}
        placeholder={name === 'yearFrom' ? '06/2007' : '2011'}
      />
    </Field>
  );
}
