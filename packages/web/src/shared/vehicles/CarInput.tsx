import { carText, salesApi, vehiclesApi, type SaleCar } from '@turoos/contract';
import { useRef, useState } from 'react';
import { call } from '@/lib/http/api';
import { useData } from '@/lib/http/use-data';
import { useCan } from '@/lib/session/can';
import { Button } from '@/ui/Button';
import { Code } from '@/ui/Code';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { carInText, carOfVin, vinInText } from './car-in-text';

type CarInputProps = {
  label: string;
  value: SaleCar | null;
  /** The customer, whose cars are offered. */
  customer: string | null;
  onChange: (car: SaleCar | null) => void;
};

/** A car, typed as people write it or by its VIN, or one of the customer's. */
export function CarInput({ label, value, customer, onChange }: CarInputProps) {
  const [typed, setTyped] = useState(value ? carText(value) : '');
  const latest = useRef(typed);
  const maySee = useCan('sales:read');
  const { data: cars = [] } = useData(
    'sales',
    salesApi.carsOfCustomer,
    { params: { id: customer ?? '' } },
    { enabled: customer !== null && maySee },
  );
  const show = (text: string) => {
    setTyped(text);
    latest.current = text;
  };
  const choose = (car: SaleCar) => {
    show(carText(car));
    onChange(car);
  };
  const read = async (text: string) => {
    show(text);
    const vin = vinInText(text);
    onChange(vin ? null : (carInText(text) ?? null));
    if (!vin) return;
    // a number that can't be looked up is one that tells nothing
    const decoded = await call(vehiclesApi.decodeVin, { params: { vin: vin.vin } }).catch(() => undefined);
    if (decoded && latest.current === text) onChange(carOfVin(decoded, vin.year) ?? null);
  };

  return (
    <div className="flex flex-col gap-2">
      <Field label={label} hint={hintOf(typed, value)}>
        <Input
          value={typed}
          maxLength={100}
          placeholder="كامري 2008، أو رقم الهيكل"
          onChange={(event) => void read(event.target.value)}
        />
      </Field>
      {cars.length > 0 && (
        <fieldset className="flex min-w-0 flex-wrap gap-1.5">
          <legend className="sr-only">سيارات العميل</legend>
          {cars.map((car) => (
            <Button key={carText(car)} size="sm" onClick={() => choose(car)}>
              <Code>{carText(car)}</Code>
            </Button>
          ))}
        </fieldset>
      )}
    </div>
  );
}

function hintOf(typed: string, car: SaleCar | null) {
  if (car) return <Code>{carText(car)}</Code>;
  if (typed.trim() === '') return undefined;
  return vinInText(typed) ? 'اكتب سنة الصنع بعد رقم الهيكل' : 'اكتب الموديل والسنة';
}
