import { categoriesApi, fold, type Category } from '@turoos/contract';
import { X } from 'lucide-react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { call } from '@/lib/http/api';
import { findStockedParts } from '@/shared/parts/find-parts';
import { PartNumber } from '@/ui/Code';
import { Combobox, type Option } from '@/ui/Combobox';
import { Field } from '@/ui/Field';
import { FormField } from '@/ui/FormField';
import { IconButton } from '@/ui/IconButton';
import { Input } from '@/ui/Input';
import type { LoadOptions } from '@/ui/use-options';
import type { Typed, Valid } from './count-form';

const branches = (nodes: readonly Category[], above: readonly string[] = []): Option[] =>
  nodes.flatMap(({ _id, name_ar, subCategories }) => [
    { value: _id, label: [...above, name_ar].join(' › ') },
    ...branches(subCategories, [...above, name_ar]),
  ]);

const findCategories: LoadOptions = async (q, signal) => {
  const words = fold(q).split(' ').filter(Boolean);
  const all = branches(await call(categoriesApi.tree, {}, { signal }));
  return all.filter(({ label }) => words.every((word) => fold(label).includes(word))).slice(0, 50);
};

/** The scope of a partial count. With nothing chosen it starts empty and grows with each scan. */
export function PartialScope({
  form: { control, register },
}: {
  form: UseFormReturn<Typed, unknown, Valid>;
}) {
  const { field: parts } = useController({ control, name: 'parts' });
  const chosen = parts.value;
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 rounded-md border border-line p-3">
      <legend className="px-1 text-sm text-muted">ما الذي يُجرد؟ اتركها فارغة لتضيف الأصناف بالمسح</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField control={control} name="category" label="الفئة">
          {(field) => <Combobox {...field} load={findCategories} placeholder="كل الفئات" />}
        </FormField>
        <Field label="الموقع أو الرف">
          <Input {...register('location')} />
        </Field>
      </div>
      <Field label="أصناف محددة" hint="إن اخترت أصنافاً جُردت وحدها">
        <Combobox
          value={null}
          load={findStockedParts}
          placeholder="أضف صنفاً بالاسم أو رقم القطعة"
          onChange={(option) => {
            if (option && !chosen.some(({ value }) => value === option.value))
              parts.onChange([...chosen, option]);
          }}
        />
      </Field>
      {chosen.length > 0 && (
        <ul aria-label="الأصناف المختارة" className="flex flex-col divide-y divide-line">
          {chosen.map(({ value, label, hint }) => (
            <li key={value} className="flex items-center gap-2 py-1">
              <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-2">
                {label} {hint && <PartNumber>{hint}</PartNumber>}
              </span>
              <IconButton
                size="sm"
                label={`إزالة ${label}`}
                icon={X}
                onClick={() => parts.onChange(chosen.filter((one) => one.value !== value))}
              />
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}
