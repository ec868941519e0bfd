import { z } from 'zod';
import { counted, formAfter, type Noun } from '../kernel/counted';
import { exact } from '../kernel/exact';
import { nouns } from '../kernel/nouns';
import { quantityTexts } from '../kernel/quantity';
import { roundQuantity } from '../kernel/round-quantity';
import { line } from '../kernel/text';

/** A unit of measure of parts. */
export const Unit = z.object({
  code: z.string(),
  name: z.string(),
  /** The decimals its quantities may have: none, or two. */
  decimals: z.union([z.literal(0), z.literal(2)]),
});
export type Unit = z.output<typeof Unit>;

export const piece: Unit = { code: 'piece', name: 'قطعة', decimals: 0 };

/** The choices for a unit's decimals, with hints. */
export const takesFractions = {
  0: { label: 'أعداد صحيحة', hint: 'لما يُعدّ: قطعة، طقم، كرتون' },
  2: { label: 'كسور حتى خانتين', hint: 'لما يُقاس: لتر، متر، كيلو' },
} as const;

export const unitTexts = {
  name: 'اسم وحدة القياس مطلوب',
  decimals: 'حدّد هل تقبل الوحدة الكسور',
  unknown: 'وحدة القياس غير معروفة',
  notFound: 'وحدة القياس غير موجودة',
  taken: (name: string) => `وحدة القياس «${name}» مسجلة من قبل`,
  system: 'هذه الوحدة من وحدات النظام، ولا يمكن تعديلها أو حذفها',
  inUse: 'تُستخدم هذه الوحدة في منتجات، غيّر وحدتها أولاً',
  /** Shown when a quantity has decimals although the part's unit takes whole numbers only. */
  whole: (part: string, unit: string) => `كمية «${part}» تُحسب بوحدة «${unit}» التي لا تقبل الكسور`,
  fractions: (part: string, unit: string) =>
    `لا يمكن حساب «${part}» بوحدة «${unit}» التي لا تقبل الكسور: في المخزون أو المستندات كميات منها بكسور`,
  fractionsOfAll: (unit: string) => `لا يمكن منع الكسور في وحدة «${unit}»: لبعض منتجاتها كميات بكسور`,
} as const;

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** The built-in units that are counted; what is measured keeps its singular, and of units of a shop only one form is known. */
const unitNouns: Readonly<Record<string, Noun | undefined>> = {
  set: { one: 'طقم', two: 'طقمان', few: 'أطقم', many: 'طقماً' },
  pair: { one: 'زوج', two: 'زوجان', few: 'أزواج', many: 'زوجاً' },
  box: { one: 'علبة', two: 'علبتان', few: 'علب', many: 'علبة' },
};

/** Returns the name of a unit as it stands behind a quantity of it. */
export function unitAfter(quantity: number, { code, name }: Pick<Unit, 'code' | 'name'>): string {
  const noun = unitNouns[code];
  return noun ? formAfter(quantity, noun) : name;
}

/** Formats a quantity with its unit, omitting the default unit (piece): 3, 2.5 لتر. */
export const quantityText = (quantity: number, unit: Pick<Unit, 'code' | 'name'>): string =>
  unit.code === piece.code
    ? number.format(quantity)
    : `${number.format(quantity)} ${unitAfter(quantity, unit)}`;

/** The message when more is requested than is available. */
export const shortText = (requested: number, available: number, unit: Unit): string =>
  `الكمية المطلوبة ${quantityText(requested, unit)} والمتوفر ${quantityText(available, unit)}`;

/** Formats several quantities unit by unit, because litres and pieces have no common sum: 5 قطع، 2.5 لتر. */
export function quantitiesText(lines: readonly { quantity: number; unit: Unit }[]): string {
  const sums = new Map<string, { quantity: number; unit: Unit }>();
  for (const { quantity, unit } of lines) {
    const sum = sums.get(unit.code)?.quantity ?? 0;
    sums.set(unit.code, { quantity: roundQuantity(sum + quantity), unit });
  }
  return [...sums.values()]
    .map(({ quantity, unit }) =>
      unit.code === piece.code ? counted(quantity, nouns.part) : quantityText(quantity, unit),
    )
    .join('، ');
}

export const fitsUnit = (quantity: number, { decimals }: Pick<Unit, 'decimals'>): boolean =>
  exact(quantity).round(decimals) === quantity;

/** Returns why a quantity that does not fit the part's unit is refused. */
export const fractionText = ({
  name,
  unit,
}: {
  name: string;
  unit: Pick<Unit, 'name' | 'decimals'>;
}): string => (unit.decimals === 0 ? unitTexts.whole(name, unit.name) : quantityTexts.decimals);

/** A unit with the details its settings screen shows. */
export const KnownUnit = Unit.extend({
  isSystem: z.boolean(),
  /** The number of parts that use it. */
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
