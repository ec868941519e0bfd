import { SourceVehicle } from '@turoos/contract';
import { useState } from 'react';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { NumberInput } from '@/ui/NumberInput';
import { isVehicleGiven } from './source-vehicle-form';

type SourceVehicleFieldsProps = { car: SourceVehicle; onChange: (car: SourceVehicle) => void };

const lines = [
  { name: 'vin', label: 'رقم الهيكل (VIN)', most: 40, ltr: true },
  { name: 'make', label: 'شركة الصنع', most: 100, ltr: false },
  { name: 'model', label: 'الموديل', most: 100, ltr: false },
  { name: 'carId', label: 'رمز السيارة', most: 60, ltr: true },
] as const;

/** The used car the parts were taken from, if they were. */
export function SourceVehicleFields({ car, onChange }: SourceVehicleFieldsProps) {
  const [open, setOpen] = useState(false);
  return (
    <details open={open || isVehicleGiven(car)} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="w-fit cursor-pointer py-1 font-semibold">
        بيانات السيارة المستعملة (اختياري)
      </summary>
      <div className="mt-2 grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-5">
        {lines.map(({ name, label, most, ltr }) => (
          <Field key={name} label={label}>
            <Input
              ltr={ltr}
              maxLength={most}
              value={car[name] ?? ''}
              onChange={(event) => onChange({ ...car, [name]: event.target.value })}
            />
          </Field>
        ))}
        <Field label="سنة الصنع" error={yearProblem(car)}>
          <NumberInput value={car.year ?? null} onChange={(year) => onChange({ ...car, year })} />
        </Field>
      </div>
    </details>
  );
}

const yearProblem = ({ year }: SourceVehicle) =>
  SourceVehicle.shape.year.safeParse(year).error?.issues[0]?.message;
