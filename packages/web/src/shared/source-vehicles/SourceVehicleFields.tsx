import { SourceVehicleInput } from '@turoos/contract';
import { useState } from 'react';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { NumberInput } from '@/ui/NumberInput';
import { isVehicleGiven } from './source-vehicle-form';

type SourceVehicleFieldsProps = {
  vehicle: SourceVehicleInput;
  onChange: (vehicle: SourceVehicleInput) => void;
};

const lines = [
  { name: 'vin', label: 'رقم الهيكل (VIN)', most: 40, ltr: true },
  { name: 'make', label: 'شركة الصنع', most: 100, ltr: false },
  { name: 'model', label: 'الموديل', most: 100, ltr: false },
  { name: 'carId', label: 'رمز السيارة', most: 60, ltr: true },
] as const;

/** The used vehicle the parts were taken from (optional). */
export function SourceVehicleFields({ vehicle, onChange }: SourceVehicleFieldsProps) {
  const [open, setOpen] = useState(false);
  return (
    <details open={open || isVehicleGiven(vehicle)} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="w-fit cursor-pointer py-1 font-semibold pointer-coarse:py-2.5">
        بيانات السيارة المستعملة (اختياري)
      </summary>
      <div className="mt-2 grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-5">
        {lines.map(({ name, label, most, ltr }) => (
          <Field key={name} label={label}>
            <Input
              ltr={ltr}
              maxLength={most}
              value={vehicle[name] ?? ''}
              onChange={(event) => onChange({ ...vehicle, [name]: event.target.value })}
            />
          </Field>
        ))}
        <Field label="سنة الصنع" error={yearProblem(vehicle)}>
          <NumberInput value={vehicle.year ?? null} onChange={(year) => onChange({ ...vehicle, year })} />
        </Field>
      </div>
    </details>
  );
}

const yearProblem = ({ year }: SourceVehicleInput) =>
  SourceVehicleInput.shape.year.safeParse(year).error?.issues[0]?.message;
