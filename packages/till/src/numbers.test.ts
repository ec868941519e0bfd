import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextSeq, provisionalNumber, readProvisionalNumber } from './numbers';

it('a provisional number has six digits, and more when they are used up', () => {
  expect(provisionalNumber('K3', 123)).toBe('K3-000123');
  expect(provisionalNumber('K12', 1_234_567)).toBe('K12-1234567');
});

it('a provisional number is read as it was written', () =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 1, max: 2e9 }), (till, seq) => {
      expect(readProvisionalNumber(provisionalNumber(`K${till}`, seq))).toEqual({ till: `K${till}`, seq });
    }),
  ));

it.each(['', 'K3', 'K3-12', 'S-000123', 'K0-000123', 'K3-00012x'])('«%s» is no provisional number', (text) =>
  expect(readProvisionalNumber(text)).toBeUndefined(),
);

it('a till restored from an old image goes on behind its last number', () => {
  expect(nextSeq(7, 12)).toBe(13);
  expect(nextSeq(12, 7)).toBe(13);
  expect(nextSeq(0, 0)).toBe(1);
});
