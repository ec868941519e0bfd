import { expect, it } from 'vitest';
import { partsOf } from './candidate-rows';

const vehicle = { make: 'Toyota', model: 'Corolla', year: 2010, engine: '1.8L' };

it('TOOL-20 a candidate becomes a row of the import, without prices', () => {
  const [row] = partsOf({
    vehicle,
    candidates: [
      {
        component: 'Suspension',
        confidence: 0.9,
        position: 'أمامي',
        oemNumbers: ['48510', '48511'],
        notes: '',
      },
    ],
  });
  expect(row).toMatchObject({
    partNumber: '48510',
    name: 'تعليق أمامي',
    description: '48510، 48511',
    vehicleCompatibility: vehicle,
    sellingPrice: 0,
    quantity: 1,
  });
});
