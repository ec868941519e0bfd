import { dateParts, resetPolicies, type DatePart, type ResetPolicy } from '@turoos/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '../../../test/database';
import { transaction } from '../../db/transaction';
import { nextNumber } from './next-number';
import { formatNumber, periodOf } from './number-format.rules';
import { raiseSequence } from './sequence';
import type { CounterKey } from './system-keys';

const database = useDatabase();
const next = (key: CounterKey, options = {}) =>
  transaction(database.db, (tx) => nextNumber(tx, key, options));
const at = (day: string) => ({ at: new Date(`${day}T10:00:00Z`) });

describe('numbering', () => {
  it('counts within the day and restarts on the next', async () => {
    expect(await next('INVOICE', at('2026-11-15'))).toBe('INV-20261115-001');
    expect(await next('INVOICE', at('2026-11-15'))).toBe('INV-20261115-002');
    expect(await next('INVOICE', at('2026-11-16'))).toBe('INV-20261116-001');
  });

  it('uses the day in Yemen', async () => {
    expect(await next('PURCHASE', { at: new Date('2026-01-31T21:30:00Z') })).toBe('PUR-20260201-001');
  });

  it('gives many at once unique numbers, in order and without gaps', async () => {
    const numbers = await Promise.all(Array.from({ length: 40 }, () => next('TRANSFER', at('2026-03-01'))));
    expect(numbers.toSorted()).toEqual(
      Array.from({ length: 40 }, (_, n) => `TRF-20260301-${String(n + 1).padStart(3, '0')}`),
    );
  });

  it('returns a number when the transaction fails', async () => {
    const failed = transaction(database.db, async (tx) => {
      await nextNumber(tx, 'CUSTOMER');
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow();
    expect(await next('CUSTOMER')).toBe('CUST-00001');
  });

  it('has one sequence per warehouse when scoped so', async () => {
    await sql`update counters set scoped_by = 'warehouse' where key = 'TRANSFER'`.execute(database.db);
    const there = { ...at('2026-04-01'), warehouseId: 'a' };
    const elsewhere = { ...at('2026-04-01'), warehouseId: 'b' };
    expect([
      await next('TRANSFER', there),
      await next('TRANSFER', there),
      await next('TRANSFER', elsewhere),
    ]).toEqual(['TRF-20260401-001', 'TRF-20260401-002', 'TRF-20260401-001']);
  });
});

describe('the format of a number', () => {
  const moment = new Date('2026-11-15T10:00:00Z');

  it('grows past three digits', () =>
    expect(formatNumber({ prefix: 'INV', datePart: 'YYYYMMDD', digits: 3 }, moment, 1234)).toBe(
      'INV-20261115-1234',
    ));

  it.each([
    ['YYYY', 'X-2026-01'],
    ['YYYYMM', 'X-202611-01'],
    ['', 'X-01'],
  ])('includes the date part: %s', (datePart, number) =>
    expect(formatNumber({ prefix: 'X', datePart, digits: 2 }, moment, 1)).toBe(number),
  );

  it.each([
    ['daily', '2026-11-15'],
    ['monthly', '2026-11'],
    ['yearly', '2026'],
    ['never', ''],
  ] as const)('%s starts anew with %s', (policy, period) => expect(periodOf(policy, moment)).toBe(period));
});

it('SQL takes numbers from the period and in the form that TypeScript shows beforehand', () =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...(Object.keys(resetPolicies) as ResetPolicy[])),
      fc.constantFrom(...(Object.keys(dateParts) as DatePart[])),
      fc.constantFrom('', 'INV', 'فاتورة', 'A-B/c_1'),
      fc.integer({ min: 1, max: 12 }),
      fc.oneof(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 0, max: 1_000_000_000_000 })),
      fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      (resetPolicy, datePart, prefix, digits, seq, moment) =>
        transaction(database.db, async (tx) => {
          const { id } = await tx
            .updateTable('counters')
            .set({ resetPolicy, datePart, prefix, digits })
            .where('key', '=', 'COUNT')
            .returning('id')
            .executeTakeFirstOrThrow();
          await tx.deleteFrom('counterValues').where('counterId', '=', id).execute();
          await raiseSequence(tx, id, { scope: '', period: periodOf(resetPolicy, moment) }, seq);
          const number = await nextNumber(tx, 'COUNT', { at: moment });
          expect(number).toBe(formatNumber({ prefix, datePart, digits }, moment, seq + 1));
        }),
    ),
    { numRuns: 200 },
  ));
