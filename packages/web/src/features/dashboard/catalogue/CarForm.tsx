import { bothNames, catalogueApi } from '@turoos/contract';
import { Search, X } from 'lucide-react';
import { useData } from '@/lib/http/use-data';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Select } from '@/ui/Select';
import { engineChoices, makeChoices, modelChoices, years } from './car-lists';
import type { Car, Catalogue } from './use-catalogue';

/** Year, make, model and engine of the car to find parts for. */
export function CarForm({ catalogue: { car, choose, search, clear, asked } }: { catalogue: Catalogue }) {
  const { makes, models, engines } = useCarChoices(car);
  const begun = asked || Object.values(car).some((value) => value !== '');
  const choice = (field: keyof Car, choices: readonly string[]) => ({
    value: car[field],
    options: (choices.includes(car[field]) || !car[field] ? choices : [car[field], ...choices]).map(
      (value) => ({
        value,
        label: field === 'make' || field === 'model' ? bothNames(value) : value,
      }),
    ),
    onValueChange: (value: string) => choose(field, value),
  });

  return (
    <form
      className="grid grid-cols-2 items-end gap-3 sm:grid-cols-4 xl:grid-cols-[repeat(4,1fr)_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <Field label="السنة">
        <Select placeholder="كل السنوات" {...choice('year', years())} />
      </Field>
      <Field label="الشركة">
        <Select placeholder="كل الشركات" {...choice('make', makes)} />
      </Field>
      <Field label="الموديل">
        <Select
          placeholder={car.make ? 'كل الموديلات' : 'اختر الشركة أولاً'}
          disabled={!car.make}
          {...choice('model', models)}
        />
      </Field>
      <Field label="المحرك">
        <Select placeholder="كل المحركات" {...choice('engine', engines)} />
      </Field>
      <div className="col-span-full flex gap-2 xl:col-span-1">
        <Button type="submit" variant="primary" icon={Search}>
          بحث
        </Button>
        <Button icon={X} disabledReason={!begun && 'لا يوجد ما يُمحى'} onClick={clear}>
          محو
        </Button>
      </div>
    </form>
  );
}

function useCarChoices({ make, model }: Car) {
  const kept = { staleTime: Infinity };
  const stored = useData('products', catalogueApi.cars, {}, kept).data;
  const ofMake = useData(
    'products',
    catalogueApi.cars,
    { query: { make, model } },
    { ...kept, enabled: make !== '' },
  ).data;
  return {
    makes: makeChoices(stored?.makes ?? []),
    models: modelChoices(make, ofMake?.models ?? []),
    engines: engineChoices(make ? (ofMake?.engines ?? []) : []),
  };
}
