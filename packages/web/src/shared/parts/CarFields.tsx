import { catalogueApi } from '@turoos/contract';
import { useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useData } from '@/lib/http/use-data';
import { useCan } from '@/lib/session/can';
import { FormField } from '@/ui/FormField';
import { Input } from '@/ui/Input';
import { NumberInput } from '@/ui/NumberInput';
import { SuggestInput } from '@/ui/SuggestInput';
import { VinReader, type Car } from './VinReader';

type CarFieldsProps<Typed extends FieldValues & Car, Valid> = { control: Control<Typed, unknown, Valid> };

/** Asks for a car: make, model and year with the shop's own names suggested, or its VIN. */
export function CarFields<Typed extends FieldValues & Car, Valid>({ control }: CarFieldsProps<Typed, Valid>) {
  const enabled = useCan('products:read');
  const name = (field: keyof Car) => field as FieldPath<Typed>;
  const make = useWatch({ control, name: name('make') }) as string;
  const kept = { staleTime: Infinity, enabled };
  const { data: all } = useData('products', catalogueApi.vehicles, {}, kept);
  const isKnown = all?.makes.includes(make) ?? false;
  const { data: ofMake } = useData(
    'products',
    catalogueApi.vehicles,
    { query: { make } },
    { ...kept, enabled: enabled && isKnown },
  );
  return (
    <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-[1fr_1fr_6rem_1.5fr]">
      <FormField control={control} name={name('make')} label="شركة الصنع">
        {(field) => <SuggestInput {...field} suggestions={all?.makes ?? []} maxLength={60} />}
      </FormField>
      <FormField control={control} name={name('model')} label="الموديل">
        {(field) => (
          <SuggestInput {...field} suggestions={(isKnown && ofMake?.models) || []} maxLength={60} />
        )}
      </FormField>
      <FormField control={control} name={name('year')} label="السنة">
        {(field) => <NumberInput {...field} min={0} />}
      </FormField>
      <div className="flex min-w-0 flex-wrap items-end gap-2 max-sm:col-span-2">
        <FormField control={control} name={name('vin')} label="رقم الهيكل (VIN)" className="min-w-40 grow">
          {(field) => <Input {...field} ltr maxLength={30} data-takes-scan="any" />}
        </FormField>
        <VinReader control={control} />
      </div>
    </div>
  );
}
