import { componentNames } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { componentOf, positionOf } from './components.rules';

describe('a part', () => {
  it('AI-05 is one of fourteen components', () => {
    expect(componentNames).toEqual([
      'Alternator',
      'Battery',
      'Brake Pads',
      'Brake Rotors',
      'Clutch',
      'Compressor',
      'Fuel Pump',
      'Headlights',
      'Radiator',
      'Starter',
      'Suspension',
      'Transmission',
      'Water Pump',
      'Wheel Bearings',
    ]);
  });

  it.each([
    ['دينمو', 'Alternator'],
    ['فحمات فرامل أمامية', 'Brake Pads'],
    ['طرمبه ماء', 'Water Pump'],
    ['Brake Pads Akebono', 'Brake Pads'],
    ['كشاف أمامي يمين', 'Headlights'],
    ['غطاء رديتر', undefined],
    ['سلفر', undefined],
    ['كشاف ضباب', undefined],
  ])('%s is %s', (name, component) => {
    expect(componentOf(name)).toBe(component);
  });

  it('has the position that its name mentions', () => {
    expect(positionOf('مقص أمامي سفلي يمين')).toBe('أمامي سفلي يمين');
    expect(positionOf('دينمو')).toBe('');
  });
});
