import { adenDay, fold, makeSpellings } from '@turoos/contract';

/** Makes offered in any shop; further makes of its own parts follow them. */
export const makes = [
  'Toyota',
  'Honda',
  'Ford',
  'Chevrolet',
  'Nissan',
  'BMW',
  'Mercedes-Benz',
  'Audi',
  'Volkswagen',
  'Hyundai',
  'Kia',
  'Mazda',
  'Subaru',
  'Lexus',
];

const models: Readonly<Record<string, readonly string[]>> = {
  toyota: [
    'Corolla',
    'Camry',
    'Yaris',
    'Avalon',
    'Hilux',
    'Hiace',
    'RAV4',
    'Prado',
    'Land Cruiser',
    'Fortuner',
  ],
  honda: ['Civic', 'Accord', 'City', 'CR-V', 'HR-V', 'Pilot', 'Odyssey'],
  ford: [
    'F-150',
    'Ranger',
    'Explorer',
    'Expedition',
    'Edge',
    'Escape',
    'Focus',
    'Fusion',
    'Taurus',
    'Mustang',
  ],
};

const engines = ['1.6L', '2.0L', '2.4L', '3.0L', '3.5L'];

/** Common parts, shown until the shop has sales of its own. */
export const commonParts = [
  'فلتر زيت',
  'فلتر هواء',
  'فحمات فرامل',
  'هوبات',
  'بواجي',
  'بطارية',
  'مساعدات',
  'سير',
  'رديتر',
  'طرمبة ماء',
  'دينمو',
  'سلف',
];

const yearsBack = 30;

/** Returns this year and the years before it, thirty in all. */
export const years = (today = adenDay()): string[] =>
  Array.from({ length: yearsBack }, (_, back) => String(Number(today.slice(0, 4)) - back));

export const makeChoices = (stored: readonly string[]) => withNew(makes, stored, makeSpellings);

/** Returns the models of the shop's own parts; without any, the well-known models. */
export const modelChoices = (make: string, stored: readonly string[]): readonly string[] =>
  stored.length > 0 ? stored : makeSpellings(make).flatMap((name) => models[name] ?? []);

export const engineChoices = (stored: readonly string[]) =>
  withNew(engines, stored, (engine) => [fold(engine)]);

/** Returns the known names, then the new ones that match none of their spellings. */
function withNew(
  known: readonly string[],
  stored: readonly string[],
  namesOf: (one: string) => readonly string[],
): string[] {
  const names = new Set(known.flatMap(namesOf));
  return [...known, ...stored.filter((one) => !namesOf(one).some((name) => names.has(name)))];
}
