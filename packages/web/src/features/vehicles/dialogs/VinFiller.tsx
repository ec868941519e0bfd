import { chassisProblem, tidyVin, vehiclesApi, type DecodedVin } from '@turoos/contract';
import { ScanLine } from 'lucide-react';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { call } from '@/lib/http/api';
import { failureText } from '@/lib/http/api-error';
import { VehicleFacts } from '@/shared/vehicles/VehicleFacts';
import { isTelling } from '@/shared/vehicles/vehicle-facts';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { fieldsFromVin, type VehicleDraft } from './vehicle-form';

/** Fills in the form from a VIN or frame number and shows how sure each fact is. */
export function VinFiller<Valid>({ form }: { form: UseFormReturn<VehicleDraft, unknown, Valid> }) {
  const [typed, setTyped] = useState('');
  const [failure, setFailure] = useState<string>();
  const [reading, setReading] = useState(false);
  const [decoded, setDecoded] = useState<DecodedVin>();

  const read = async () => {
    const vin = tidyVin(typed);
    const problem = chassisProblem(vin);
    setDecoded(undefined);
    if (problem) return setFailure(problem);
    setReading(true);
    try {
      const found = await call(vehiclesApi.decodeVin, { params: { vin } });
      for (const [name, value] of Object.entries(fieldsFromVin(found)))
        form.setValue(name as keyof VehicleDraft, value, { shouldDirty: true, shouldValidate: true });
      setDecoded(isTelling(found) ? found : undefined);
      setFailure(isTelling(found) ? undefined : 'لا يُعرف من هذا الرقم شيء عن السيارة');
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setReading(false);
    }
  };

  return (
    <div className="flex flex-col gap-3 rounded-md bg-sunken p-3">
      <div className="flex items-start gap-2">
        <Field
          label="رقم الهيكل (VIN)"
          hint="اختياري: يملأ ما يُعرف منه عن المركبة، ومثله رقم الهيكل الياباني القصير"
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
      {decoded && <VehicleFacts decoded={decoded} />}
    </div>
  );
}
