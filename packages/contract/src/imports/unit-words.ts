import { fold } from '../kernel/fold';

/** Words that lists use for the standard units, besides their names. */
const words = {
  piece: ['piece', 'pieces', 'pcs', 'pc', 'ea', 'each', 'قطعة', 'قطع', 'حبة', 'حبه', 'عدد'],
  set: ['set', 'kit', 'طقم', 'أطقم'],
  pair: ['pair', 'زوج', 'جوز'],
  box: ['box', 'carton', 'علبة', 'كرتون', 'صندوق'],
  litre: ['litre', 'liter', 'l', 'ltr', 'لتر', 'ليتر'],
  gallon: ['gallon', 'gal', 'جالون', 'غالون'],
  metre: ['metre', 'meter', 'm', 'متر'],
  kilogram: ['kilogram', 'kg', 'كيلو', 'كيلوجرام', 'كيلوغرام', 'كجم', 'كغ'],
} as const;

const codes = new Map(
  Object.entries(words).flatMap(([code, names]) => names.map((name) => [fold(name), code] as const)),
);

/** Returns the code of the standard unit with this name; callers look for the shop's own units first. */
export const unitCalled = (text: string): string | undefined => codes.get(fold(text));
