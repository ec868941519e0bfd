import { expect, it } from 'vitest';
import { counted, nouns } from './counted';

it('puts the noun after the number as Arabic does', () => {
  const said = [0, 1, 2, 3, 10, 11, 99, 100, 103, 320, 1002, 12_345].map((count) =>
    counted(count, nouns.customer),
  );
  expect(said).toEqual([
    'لا عملاء',
    'عميل واحد',
    'عميلان',
    '3 عملاء',
    '10 عملاء',
    '11 عميلاً',
    '99 عميلاً',
    '100 عميل',
    '103 عملاء',
    '320 عميلاً',
    '1,002 عميل',
    '12,345 عميلاً',
  ]);
});
