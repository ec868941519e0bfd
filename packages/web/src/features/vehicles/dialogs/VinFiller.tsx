import { vehiclesApi, vinProblem, tidyVin } from '@turoos/contract';
import { ScanLine } from 'lucide-react';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { call } from '@/lib/http/api';
import { failureText } from '@/lib/http/api-error';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { fieldsFromVin, type VehicleDraft } from './vehicle-form';

/** Fills in the form from a VIN. */
export function VinFiller<Valid>({ form }: { form: UseFormReturn<VehicleDraft, unknown, Valid> }) {
  const [typed, setTyped] = useState('');
  const [failure, setFailure] = useState<string>();
  const [reading, setReading] = useState(false);

  const read = async () => {
    const vin = tidyVin(typed);
    const problem = vinProblem(vin);
    if (problem) return setFailure(problem);
    setReading(true);
    try {
      const fields = fieldsFromVin(await call(vehiclesApi.decodeVin, { params: { vin } }));
      for (const [name, value] of Object.entries(fields))
        form.setValue(name as keyof VehicleDraft, value, { shouldDirty: true, shouldValidate: true });
      setFailure(Object.keys(fields).length > 0 ? undefined : 'لا يُعرف من هذا الرقم شيء عن السيارة');
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setReading(false);
    }
  };

  return (
    <div className="flex items-start gap-2 rounded-md bg-sunken p-3">
      <Field
        label="رقم الهيكل (VIN)"
        hint="اختياري: يملأ ما يُعرف منه عن المركبة"
        error={failure}
        className="grow"
      >
        <Input
          ltr
          maxLength={30}
          value={typed}
          onChange={(event) => setTyped(event.target.value.toUpperCase())}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void read();
          }}
        />
      </Field>
      <Button icon={ScanLine} busy={reading} onClick={() => void read()} className="mt-6">
        قراءة الرقم
      </Button>
    </div>
  );
}
