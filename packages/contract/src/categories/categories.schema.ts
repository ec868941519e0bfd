import { z } from 'zod';
import { Id, line, optionalText } from '../kernel/text';
import { Instant } from '../kernel/time';

export const categoryTexts = {
  nameAr: 'اسم الفئة بالعربية مطلوب',
  nameEn: 'اسم الفئة بالإنجليزية مطلوب',
  sortOrder: 'ترتيب العرض يجب أن يكون رقماً صحيحاً',
  confirmDelete: 'هل أنت متأكد من حذف هذه الفئة؟',
} as const;

/** A category with all its descendants. */
export const Category = z.object({
  _id: Id,
  id: Id,
  categoryId: Id,
  /** Set on subcategories only. */
  subId: Id.optional(),
  name_ar: z.string(),
  name_en: z.string(),
  description_ar: z.string(),
  description_en: z.string(),
  parentId: Id.nullable(),
  sortOrder: z.int(),
  isActive: z.boolean(),
  /** Whether its parts depend on the engine of the car, as the owner says; null where nothing is said. */
  engineMatters: z.boolean().nullable(),
  /** What holds for its parts, unless their own names say otherwise and the owner says nothing. */
  engineInForce: z.boolean(),
  /** Number of parts in this category and its descendants. */
  productCount: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
  get subCategories() {
    return z.array(Category);
  },
});
export type Category = z.output<typeof Category>;

const SortOrder = z
  .number(categoryTexts.sortOrder)
  .int(categoryTexts.sortOrder)
  .min(-1_000_000)
  .max(1_000_000);

export const NewCategory = z.strictObject({
  name_ar: line(categoryTexts.nameAr),
  name_en: line(categoryTexts.nameEn),
  description_ar: optionalText(),
  description_en: optionalText(),
  parentId: Id.nullable().optional(),
  sortOrder: SortOrder.optional(),
  isActive: z.boolean().optional(),
  engineMatters: z.boolean().nullable().optional(),
});
export type NewCategory = z.output<typeof NewCategory>;

/** Omitted fields stay unchanged. With `updatedAt`, an edit based on a stale copy is rejected. */
export const CategoryChanges = NewCategory.partial().extend({ updatedAt: Instant.optional() });
export type CategoryChanges = z.output<typeof CategoryChanges>;

/** The new parent of a category, and the sibling it is placed before; last without one. */
export const CategoryPlace = z.strictObject({
  parentId: Id.nullable(),
  before: Id.nullable().optional(),
});
export type CategoryPlace = z.output<typeof CategoryPlace>;
