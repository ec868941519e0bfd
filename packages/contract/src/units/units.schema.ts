import { z } from 'zod';
import { exact } from '../kernel/exact';
import { line } from '../kernel/text';

/** What a part is counted or measured in. */
export const Unit = z.object({
  code: z.string(),
  name: z.string(),
  /** How many decimals its quantities may have: none, or two. */
  decimals: z.union([z.literal(0), z.literal(2)]),
});
export type Unit = z.output<typeof Unit>;

export const piece: Unit = { code: 'piece', name: 'قطعة', decimals: 0 };

export const unitTexts = {
  name: 'اسم وحدة القياس مطلوب',
  decimals: 'حدّد هل تقبل الوحدة الكسور',
  unknown: 'وحدة القياس غير معروفة',
  notFound: 'وحدة القياس غير موجودة',
  taken: (name: string) => `وحدة القياس «${name}» مسجلة من قبل`,
  system: 'هذه الوحدة من وحدات النظام، ولا يمكن تعديلها أو حذفها',
  inUse: 'تُستخدم هذه الوحدة في منتجات، غيّر وحدتها أولاً',
  /** A fraction of what is only counted. */
  whole: (part: string, unit: string) => `كمية «${part}» تُحسب بوحدة «${unit}» التي لا تقبل الكسور`,
  fractions: (part: string, unit: string) =>
    `لا يمكن حساب «${part}» بوحدة «${unit}» التي لا تقبل الكسور: في المخزون أو المستندات كميات منها بكسور`,
  fractionsOfAll: (unit: string) => `لا يمكن منع الكسور في وحدة «${unit}»: لبعض منتجاتها كميات بكسور`,
} as const;

/** A quantity with its unit where that is not the piece everyone expects: 3, 2.5 لتر. */
export const quantityText = (quantity: number, { code, name }: Pick<Unit, 'code' | 'name'>): string =>
  code === piece.code ? String(quantity) : `${quantity} ${name}`;

export const fitsUnit = (quantity: number, { decimals }: Pick<Unit, 'decimals'>): boolean =>
  exact(quantity).round(decimals) === quantity;

/** A unit the shop made or knows, as its settings show it. */
export const KnownUnit = Unit.extend({
  isSystem: z.boolean(),
  /** Parts that are kept in it. */
  parts: z.int(),
  version: z.int(),
});
export type KnownUnit = z.output<typeof KnownUnit>;

export const UnitInput = z.strictObject({
  name: line(unitTexts.name, 30),
  decimals: z.union([z.literal(0), z.literal(2)], unitTexts.decimals),
});
export type UnitInput = z.output<typeof UnitInput>;

export const UnitChanges = UnitInput.partial().extend({ version: z.int().optional() });
export type UnitChanges = z.output<typeof UnitChanges>;
