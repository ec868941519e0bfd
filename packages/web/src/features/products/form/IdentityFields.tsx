import { partTypes, productsApi } from '@turoos/contract';
import { useFormContext, useWatch } from 'react-hook-form';
import { optionsOf } from '@/lib/format/options';
import { useData } from '@/lib/http/use-data';
import { Checkbox } from '@/ui/Checkbox';
import { Combobox } from '@/ui/Combobox';
import { Field } from '@/ui/Field';
import { FormField } from '@/ui/FormField';
import { FormSection } from '@/ui/FormSection';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';
import { matchingOptions, optionNamed, useCategoryOptions } from '@/shared/parts/category-options';
import type { PartDraft } from './part-draft';
import { PlaceFields } from './PlaceFields';

const types = optionsOf(partTypes);

export function IdentityFields() {
  const { control, register, formState } = useFormContext<PartDraft>();
  const { errors } = formState;
  const categories = useCategoryOptions();
  const { data: brands = [] } = useData('products', productsApi.brands, {});
  const type = useWatch({ control, name: 'type' });

  return (
    <FormSection title="بيانات القطعة">
      <Field label="اسم المنتج" required error={errors.name?.message} className="sm:col-span-2">
        <Input {...register('name')} placeholder="فلتر زيت تويوتا كورولا 2015" />
      </Field>
      <Field label="رقم القطعة" required error={errors.partNumber?.message}>
        <Input ltr data-takes-scan="focused" {...register('partNumber')} placeholder="90915-YZZD2" />
      </Field>
      <FormField control={control} name="categoryId" label="الفئة">
        {(field) => (
          <Combobox
            {...field}
            placeholder="ابحث عن فئة أو اكتب فئة جديدة"
            load={async (text) => matchingOptions(categories, text)}
            onCreate={(name) => field.onChange(optionNamed(categories, name) ?? { value: '', label: name })}
            keepsText
          />
        )}
      </FormField>
      <Field label="العلامة التجارية" error={errors.brand?.message}>
        <Input {...register('brand')} list="part-brands" />
      </Field>
      <datalist id="part-brands">
        {brands.map((brand) => (
          <option key={brand}>{brand}</option>
        ))}
      </datalist>
      <Field label="النوع">
        <Select options={types} {...register('type')} />
      </Field>
      {type === 'used' && (
        <Field label="حالة القطعة" error={errors.condition?.message} className="sm:col-span-2">
          <Input {...register('condition')} placeholder="ممتازة، جيدة، تحتاج صيانة…" />
        </Field>
      )}
      <PlaceFields />
      <Field label="الوصف" error={errors.description?.message} className="sm:col-span-2">
        <Textarea rows={2} {...register('description')} />
      </Field>
      <Checkbox label="نشط" hint="يظهر في البيع والبحث" {...register('isActive')} />
    </FormSection>
  );
}
