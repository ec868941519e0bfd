import { useEffect } from 'react';
import type { Category } from '@turoos/contract';
import { usePermit } from '@/lib/session/can';
import { Button } from '@/ui/Button';
import { Form } from '@/ui/Form';
import { CategoryFields } from './CategoryFields';
import { useCategoryForm, type Target } from './use-category-form';

type CategoryFormProps = {
  target: Target;
  categories: readonly Category[];
  onSaved: (category: Category) => void;
  onCancel: (() => void) | undefined;
  /** Reports unsaved changes, so that the form is not replaced without a confirmation. */
  onDirty: (dirty: boolean) => void;
};

export function CategoryForm({ target, categories, onSaved, onCancel, onDirty }: CategoryFormProps) {
  const permit = usePermit(target.category ? 'products:update' : 'products:create');
  const { form, save } = useCategoryForm(target, categories, onSaved);
  const { isDirty, isSubmitting } = form.formState;

  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);

  const { setFocus } = form;
  const wanted = target.category === null && target.asked > 0;
  useEffect(() => {
    if (wanted) setFocus('name_ar');
  }, [wanted, setFocus]);

  return (
    <Form
      form={form}
      onSubmit={async (fields) => {
        await save(fields);
        if (!target.category) setFocus('name_ar');
      }}
    >
      <CategoryFields
        form={form}
        categories={categories}
        editing={target.category?.id ?? null}
        inForce={target.category?.engineMatters === null ? target.category.engineInForce : undefined}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={isSubmitting} disabledReason={permit.reason}>
          {target.category ? 'حفظ التعديلات' : 'إضافة الفئة'}
        </Button>
        {onCancel && <Button onClick={onCancel}>رجوع</Button>}
      </div>
    </Form>
  );
}
