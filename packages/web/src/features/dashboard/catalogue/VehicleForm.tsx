import { bothNames, catalogueApi } from '@turoos/contract';
import { Search, X } from 'lucide-react';
import { useData } from '@/lib/http/use-data';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Select } from '@/ui/Select';
import { engineChoices, makeChoices, modelChoices, years } from './vehicle-lists';
import type { Vehicle, Catalogue } from './use-catalogue';

/** Year, make, model and engine of the vehicle to find parts for. */
export function VehicleForm({
  catalogue: { vehicle, choose, search, clear, asked },
}: {
  catalogue: Catalogue;
}) {
  const { makes, models, engines } = useVehicleChoices(vehicle);
  const begun = asked || Object.values(vehicle).some((value) => value !== '');
  const choice = (field: keyof Vehicle, choices: readonly string[]) => ({
    value: vehicle[field],
    options: (choices.includes(vehicle[field]) || !vehicle[field]
      ? choices
      : [vehicle[field], ...choices]
    ).map((value) => ({
      value,
      label: field === 'make' || field === 'model' ? bothNames(value) : value,
    })),
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
          placeholder={vehicle.make ? 'كل الموديلات' : 'اختر الشركة أولاً'}
          disabled={!vehicle.make}
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

function useVehicleChoices({ make, model }: Vehicle) {
  const kept = { staleTime: Infinity };
  const stored = useData('products', catalogueApi.vehicles, {}, kept).data;
  const ofMake = useData(
    'products',
    catalogueApi.vehicles,
    { query: { make, model } },
    { ...kept, enabled: make !== '' },
  ).data;
  return {
    makes: makeChoices(stored?.makes ?? []),
    models: modelChoices(make, ofMake?.models ?? []),
    engines: engineChoices(make ? (ofMake?.engines ?? []) : []),
  };
}
