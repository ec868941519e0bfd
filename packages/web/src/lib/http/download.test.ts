import { expect, it } from 'vitest';
import { datedName } from './download';

it('names a file after the day in Yemen', () => {
  expect(datedName('inventory', 'csv', new Date('2026-11-15T20:59:00Z'))).toBe('inventory-2026-11-15.csv');
  expect(datedName('inventory', 'csv', new Date('2026-11-15T21:00:00Z'))).toBe('inventory-2026-11-16.csv');
});
