import type { PartKind } from './part-kinds';

/** Goods sold by volume, length or weight, for any vehicle. */
interface Supply {
  kind: PartKind;
  /** The grade or size after its name. */
  grades: readonly string[];
}

type Row = readonly [
  name: string,
  category: string,
  subCategory: string,
  brands: PartKind['brands'],
  unit: 'litre' | 'metre' | 'kilogram' | 'box',
  low: number,
  high: number,
  grades: string,
];

const rows: readonly Row[] = [
  ['زيت محرك', 'زيوت وفلاتر', 'زيوت محرك', 'oils', 'litre', 4, 9, '5W-30|10W-40|15W-40|20W-50'],
  ['زيت جير أوتوماتيك', 'زيوت وفلاتر', 'زيوت ناقل الحركة', 'oils', 'litre', 6, 11, 'ATF III|CVT'],
  ['زيت دفرنس', 'زيوت وفلاتر', 'زيوت ناقل الحركة', 'oils', 'litre', 5, 8, '80W-90|85W-140'],
  ['شحم', 'زيوت وفلاتر', 'شحوم ومواد تشحيم', 'oils', 'kilogram', 4, 9, 'ليثيوم|حراري'],
  ['ماء رديتر', 'تبريد', 'ماء رديتر', 'oils', 'litre', 2, 5, 'أخضر|أحمر'],
  ['لي ماء بالمتر', 'تبريد', 'ليات ماء', 'hoses', 'metre', 3, 7, '16 مم|19 مم'],
  ['سلك كهرباء', 'كهرباء وإنارة', 'فيوزات وريليهات', 'electrical', 'metre', 1, 3, '1.5 مم|2.5 مم|4 مم'],
  ['فيوزات مشكلة', 'كهرباء وإنارة', 'فيوزات وريليهات', 'electrical', 'box', 3, 6, 'صغيرة|كبيرة'],
];

export const supplies: readonly Supply[] = rows.map(
  ([name, category, subCategory, brands, unit, low, high, grades]) => ({
    kind: {
      name,
      category,
      subCategory,
      brands,
      unit,
      price: [low, high],
      demand: 60,
      groups: ['00279', '05100', 'KE900'],
      sided: false,
      used: false,
      original: false,
      engine: false,
      fuel: undefined,
    },
    grades: grades.split('|'),
  }),
);
