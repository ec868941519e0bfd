import type { SourceVehicle } from '@turoos/contract';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { NumberInput } from '@/ui/NumberInput';
import { isYearWrong } from '../import-draft';

type CarFieldsProps = { vehicle: SourceVehicle; onChange: (vehicle: SourceVehicle) => void };

const lines = [
  { name: 'vin', label: 'رقم الهيكل (VIN)', most: 40, ltr: true },
  { name: 'make', label: 'الشركة المصنّعة', most: 100, ltr: false },
  { name: 'model', label: 'الموديل', most: 100, ltr: false },
  { name: 'carId', label: 'رمز السيارة', most: 60, ltr: true },
] as const;

/** The used car the parts were taken from, if they were. */
export const CarFields = ({ vehicle, onChange }: CarFieldsProps) => (
  <details className="mt-4" open={Object.values(vehicle).some(Boolean) || undefined}>
    <summary className="w-fit cursor-pointer py-1 font-semibold">بيانات السيارة المستعملة (اختياري)</summary>
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
      <Field label="سنة الصنع" error={isYearWrong(vehicle) ? 'سنة الصنع غير صحيحة' : undefined}>
        <NumberInput value={vehicle.year ?? null} onChange={(year) => onChange({ ...vehicle, year })} />
      </Field>
    </div>
  </details>
);
