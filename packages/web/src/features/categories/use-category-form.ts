import { useEffect } from 'react';
import { categoriesApi, Instant, NewCategory, type Category } from '@turoos/contract';
import type { z } from 'zod';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { childrenOf } from './category-tree';

/** The timestamp of the edited copy is sent along, so that another user's later change is not overwritten. */
const CategoryForm = NewCategory.extend({ updatedAt: Instant.optional() });
type Typed = z.input<typeof CategoryForm>;

export type Target =
  | { category: Category }
  /** `asked` counts the presses of the add button; 0 for the form that is shown by default. */
  | { category: null; parentId: string | null; asked: number };

function startValues(target: Target, tree: readonly Category[]): Typed {
  if (target.category) {
    const {
      name_ar,
      name_en,
      description_ar,
      description_en,
      parentId,
      sortOrder,
      isActive,
      engineMatters,
      updatedAt,
    } = target.category;
    return {
      name_ar,
      name_en,
      description_ar,
      description_en,
      parentId,
      sortOrder,
      isActive,
      engineMatters,
      updatedAt: updatedAt.toISOString(),
    };
  }
  const { parentId } = target;
  const last = Math.max(0, ...childrenOf(tree, parentId).map(({ sortOrder }) => sortOrder));
  return {
    name_ar: '',
    name_en: '',
    description_ar: '',
    description_en: '',
    parentId,
    sortOrder: last + 1,
    isActive: true,
    engineMatters: null,
  };
}

/** Keeps the same input elements, so that they can be focused right after a reset. */
const inPlace = { keepFieldsRef: true };

/** The form of a new or existing category; changes by others appear as long as nothing was typed. */
export function useCategoryForm(
  target: Target,
  tree: readonly Category[],
  onSaved: (category: Category) => void,
) {
  const form = useZodForm(CategoryForm, { defaultValues: startValues(target, tree) });
  const { isDirty } = form.formState;
  const { reset } = form;
  const current = JSON.stringify(startValues(target, tree));
  useEffect(() => {
    if (!isDirty) reset(JSON.parse(current) as Typed, inPlace);
  }, [current, isDirty, reset]);

  const failed = 'فشل في حفظ الفئة';
  const create = useAction(categoriesApi.create, { done: 'تمت إضافة الفئة', failed });
  const update = useAction(categoriesApi.update, { done: 'تم حفظ الفئة', failed });

  const save = async ({ updatedAt, ...fields }: z.output<typeof CategoryForm>) => {
    const saved = target.category
      ? await update.mutateAsync({ params: { id: target.category.id }, body: { ...fields, updatedAt } })
      : await create.mutateAsync({ body: fields });
    reset(startValues(target.category ? { category: saved } : target, tree), inPlace);
    onSaved(saved);
  };
  return { form, save };
}

export type CategoryFormState = ReturnType<typeof useCategoryForm>['form'];
