import { keysOf } from '../kernel/keys-of';

/** Components taken from used vehicles, keyed by their names in the specification. */
export const components = {
  Alternator: 'دينمو',
  Battery: 'بطارية',
  'Brake Pads': 'فحمات فرامل',
  'Brake Rotors': 'هوبات فرامل',
  Clutch: 'كلتش',
  Compressor: 'كمبروسر',
  'Fuel Pump': 'طرمبة وقود',
  Headlights: 'كشافات أمامية',
  Radiator: 'رديتر',
  Starter: 'سلف',
  Suspension: 'تعليق',
  Transmission: 'قير',
  'Water Pump': 'طرمبة ماء',
  'Wheel Bearings': 'بلي عجل',
} as const;
export type Component = keyof typeof components;
export const componentNames = keysOf(components);
