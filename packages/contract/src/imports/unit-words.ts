import { fold } from '../kernel/fold';

/** What lists call the units everybody knows, beside their names. */
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

/** The code of a unit that lists call so; a unit the shop itself calls so comes before it. */
export const unitCalled = (text: string): string | undefined => codes.get(fold(text));
