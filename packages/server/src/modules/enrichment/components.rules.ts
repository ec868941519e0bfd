import { entriesOf, fold, type Component } from '@turoos/contract';

/** The words of the trade with which part names of each component begin. */
const words: Readonly<Record<Component, readonly string[]>> = {
  Alternator: ['دينمو', 'دينامو', 'alternator'],
  Battery: ['بطارية', 'battery'],
  'Brake Pads': ['فحمات', 'قماشات', 'سفايف', 'brake pad'],
  'Brake Rotors': ['هوبات', 'هوب', 'ديسكات', 'brake rotor', 'brake disc'],
  Clutch: ['كلتش', 'طقم كلتش', 'صحن كلتش', 'دبرياج', 'clutch'],
  Compressor: ['كمبروسر', 'كمبريسر', 'كمبرسر', 'compressor', 'a/c compressor'],
  'Fuel Pump': ['طرمبة بنزين', 'طرمبة وقود', 'طرمبة ديزل', 'fuel pump'],
  Headlights: ['كشاف أمامي', 'كشافات أمامية', 'شمعة أمامية', 'headlight', 'headlamp'],
  Radiator: ['رديتر', 'راديتر', 'radiator'],
  Starter: ['سلف', 'مارش', 'starter'],
  Suspension: ['مساعد', 'مقص', 'ركبة مقص', 'جلب مقص', 'shock absorber', 'suspension', 'control arm'],
  Transmission: ['قير', 'جير', 'gearbox', 'transmission'],
  'Water Pump': ['طرمبة ماء', 'water pump'],
  'Wheel Bearings': ['بلي عجل', 'رمان بلي', 'فلنجة عجل', 'wheel bearing'],
};

const starts = entriesOf(words).flatMap(([component, names]) =>
  names.map((name) => ({ component, start: fold(name) })),
);

/** Matches whole words only: 'سلف' (starter) must not match 'سلفر'. */
const beginsWith = (name: string, start: string) => name === start || name.startsWith(`${start} `);

/** Returns the component a part is, by its name, or undefined for other parts. */
export function componentOf(name: string): Component | undefined {
  const folded = fold(name);
  return starts.find(({ start }) => beginsWith(folded, start) || beginsWith(folded, `${start}s`))?.component;
}

const places = [
  [/(^| )امامي/, 'أمامي'],
  [/(^| )خلفي/, 'خلفي'],
  [/(^| )علوي/, 'علوي'],
  [/(^| )سفلي/, 'سفلي'],
  [/(^| )(يمين|ايمن)/, 'يمين'],
  [/(^| )(يسار|شمال|ايسر)/, 'يسار'],
] as const;

/** Returns the position on the vehicle that a part's name mentions. */
export const positionOf = (name: string): string =>
  places
    .filter(([word]) => word.test(fold(name)))
    .map(([, place]) => place)
    .join(' ');
