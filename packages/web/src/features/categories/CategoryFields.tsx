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

const engineChoices = [
  { value: 'true', label: 'نعم، يُراعى المحرك' },
  { value: 'false', label: 'لا، تناسب كل المحركات' },
];

/** What holds as long as nothing is chosen; of a new category it is not known yet. */
const byWords = (inForce: boolean | undefined) =>
  ['حسب الأسماء', inForce !== undefined && (inForce ? '(الآن: نعم)' : '(الآن: لا)')].filter(Boolean).join(' ');

type CategoryFieldsProps = {
  form: CategoryFormState;
  categories: readonly Category[];
  /** The edited category, which can't become its own parent. */
  editing: string | null;
  /** Whether the engine matters to the parts of the edited category, as long as the owner says nothing. */
  inForce: boolean | undefined;
};

export function CategoryFields({ form, categories, editing, inForce }: CategoryFieldsProps) {
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
      <FormField control={form.control} name="engineMatters" label="هل تختلف قطعها باختلاف المحرك؟">
        {({ value, onChange, ...field }) => (
          <Select
            {...field}
            value={value == null ? '' : String(value)}
            onValueChange={(chosen) => onChange(chosen === '' ? null : chosen === 'true')}
            placeholder={byWords(inForce)}
            options={engineChoices}
          />
        )}
      </FormField>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="الوصف بالعربية" error={errors.description_ar?.message}>
          <Textarea rows={1} {...form.register('description_ar')} />
        </Field>
        <Field label="الوصف بالإنجليزية" error={errors.description_en?.message}>
          <Textarea dir="ltr" rows={1} {...form.register('description_en')} />
        </Field>
      </div>
    </>
  );
}
