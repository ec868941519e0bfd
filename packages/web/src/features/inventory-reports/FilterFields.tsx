import { categoriesApi, type Category, type InventoryReport } from '@turoos/contract';
import { useWatch } from 'react-hook-form';
import { useData } from '@/lib/http/use-data';
import { useCan } from '@/lib/session/can';
import { Checkbox } from '@/ui/Checkbox';
import { DateField } from '@/ui/DateField';
import { Field } from '@/ui/Field';
import { FormField } from '@/ui/FormField';
import { FormSection } from '@/ui/FormSection';
import { NumberInput } from '@/ui/NumberInput';
import { Select } from '@/ui/Select';
import type { ReportFormState } from './report-form';

type Choice = { value: string; label: string };

const choicesOf = (nodes: readonly Category[], above: readonly string[] = []): Choice[] =>
  nodes.flatMap(({ _id: value, name_ar: name, subCategories }) => [
    { value, label: [...above, name].join(' › ') },
    ...choicesOf(subCategories, [...above, name]),
  ]);

function useCategoryChoices(chosen: { _id: string; name: string } | null | undefined): Choice[] {
  const enabled = useCan('products:read');
  const { data = [] } = useData('categories', categoriesApi.tree, {}, { enabled });
  const known = choicesOf(data);
  return chosen && !known.some(({ value }) => value === chosen._id)
    ? [{ value: chosen._id, label: chosen.name }, ...known]
    : known;
}

export function FilterFields({ form, report }: { form: ReportFormState; report: InventoryReport | null }) {
  const { control, register } = form;
  const categories = useCategoryChoices(report?.filters.category);
  const type = useWatch({ control, name: 'type' });
  return (
    <FormSection title="عوامل التصفية" columns={1}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="الفئة" className="sm:col-span-2">
          <Select placeholder="كل الفئات" options={categories} {...register('category')} />
        </Field>
        {quantities.map(({ name, label }) => (
          <FormField key={name} control={control} name={name} label={label}>
            {(field) => <NumberInput {...field} min={0} decimals={2} />}
          </FormField>
        ))}
        {type === 'movement_report' && (
          <>
            <DateField control={control} name="startDate" label="من تاريخ" hint="بدونه: آخر 30 يوماً" />
            <DateField control={control} name="endDate" label="إلى تاريخ" />
          </>
        )}
      </div>
      <div>
        <Checkbox label="تضمين الأصناف ذات الكمية صفر" {...register('includeZeroStock')} />
        <Checkbox label="احتساب دفعات المخزون المنتهية الصلاحية" {...register('includeExpired')} />
      </div>
    </FormSection>
  );
}

const quantities = [
  { name: 'minQuantity', label: 'الكمية من' },
  { name: 'maxQuantity', label: 'الكمية إلى' },
] as const;
