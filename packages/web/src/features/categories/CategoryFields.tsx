import type { Category } from '@turoos/contract';
import { Checkbox } from '@/ui/Checkbox';
import { Field } from '@/ui/Field';
import { FormField } from '@/ui/FormField';
import { Input } from '@/ui/Input';
import { NumberInput } from '@/ui/NumberInput';
import { Select } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';
import { parentOptions } from './category-tree';
import type { CategoryFormState } from './use-category-form';

type CategoryFieldsProps = {
  form: CategoryFormState;
  categories: readonly Category[];
  /** The edited category, which can't become its own parent. */
  editing: string | null;
};

export function CategoryFields({ form, categories, editing }: CategoryFieldsProps) {
  const { errors } = form.formState;
  return (
    <>
      <Field label="الاسم بالعربية" required error={errors.name_ar?.message}>
        <Input placeholder="فلاتر زيت" {...form.register('name_ar')} />
      </Field>
      <Field label="الاسم بالإنجليزية" required error={errors.name_en?.message}>
        <Input ltr placeholder="Oil Filters" {...form.register('name_en')} />
      </Field>
      <FormField control={form.control} name="parentId" label="تحت الفئة">
        {({ value, onChange, ...field }) => (
          <Select
            {...field}
            value={value ?? ''}
            onValueChange={(id) => onChange(id || null)}
            placeholder="بدون (فئة رئيسية)"
            options={parentOptions(categories, editing)}
          />
        )}
      </FormField>
      <div className="grid grid-cols-2 items-end gap-4">
        <FormField control={form.control} name="sortOrder" label="ترتيب العرض">
          {({ value, ...field }) => <NumberInput {...field} value={value ?? null} />}
        </FormField>
        <Checkbox label="فئة نشطة" {...form.register('isActive')} />
      </div>
      <Field label="الوصف بالعربية" error={errors.description_ar?.message}>
        <Textarea rows={1} {...form.register('description_ar')} />
      </Field>
      <Field label="الوصف بالإنجليزية" error={errors.description_en?.message}>
        <Textarea dir="ltr" rows={1} {...form.register('description_en')} />
      </Field>
    </>
  );
}
