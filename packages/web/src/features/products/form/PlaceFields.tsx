import { placeKinds, placeLabels, type PlaceKind } from '@turoos/contract';
import { useFormContext } from 'react-hook-form';
import { optionsOf } from '@/lib/format/options';
import { Field } from '@/ui/Field';
import { Select } from '@/ui/Select';
import type { PartDraft } from './part-draft';

const labels: Record<PlaceKind, string> = { axle: 'المحور', side: 'الجهة', position: 'الموضع' };

/** Where on the car the part goes. */
export function PlaceFields() {
  const { register } = useFormContext<PartDraft>();
  return (
    <div className="grid grid-cols-3 gap-3 sm:col-span-2">
      {placeKinds.map((kind) => (
        <Field key={kind} label={labels[kind]}>
          <Select options={optionsOf(placeLabels(kind))} placeholder="—" {...register(kind)} />
        </Field>
      ))}
    </div>
  );
}
