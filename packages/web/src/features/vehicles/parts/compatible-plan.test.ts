import type { CompatiblePart } from '@turoos/contract';
import { describe, expect, it, vi } from 'vitest';
import { applyPlan, planParts } from './compatible-plan';

const part = (partNumber: string): CompatiblePart => ({
  _id: `id of ${partNumber}`,
  name: 'فلتر',
  partNumber,
});
const shop = [part('90915-YZZD2'), part('90915-YZZD20'), part('KE01'), part('BP-7')];
const find = vi.fn(async (number: string) =>
  shop.filter(({ partNumber }) => partNumber.toLowerCase().startsWith(number.toLowerCase().slice(0, 2))),
);

describe('a list of part numbers', () => {
  it('VEH-09 adds listed parts and removes unlisted ones', async () => {
    const plan = await planParts([part('KE01'), part('BP-7')], ['ke 01', '90915-yzzd2'], find);
    expect(plan).toEqual({ add: [part('90915-YZZD2')], remove: [part('BP-7')], unknown: [] });
  });

  it('VEH-16 is matched in any case, and only as a whole', async () => {
    expect((await planParts([], ['90915yzzd2'], find)).add).toEqual([part('90915-YZZD2')]);
    expect((await planParts([], ['90915-YZZ'], find)).unknown).toEqual(['90915-YZZ']);
  });

  it('TOOL-02 reports unknown numbers, in the order they were typed', async () => {
    const plan = await planParts([], ['x9', 'KE01', 'x1', 'x5', 'x7', 'x3'], find);
    expect(plan.unknown).toEqual(['x9', 'x1', 'x5', 'x7', 'x3']);
  });

  it('looks up no number the vehicle already has', async () => {
    find.mockClear();
    await planParts([part('KE01')], ['KE01', 'ke-01'], find);
    expect(find).not.toHaveBeenCalled();
  });
});

describe('applying the plan', () => {
  it('TOOL-02 continues after a failure and reports each result', async () => {
    const plan = { add: [part('KE01'), part('BP-7')], remove: [part('X')], unknown: [] };
    const outcome = await applyPlan(plan, {
      add: async ({ partNumber }) => {
        if (partNumber === 'KE01') throw new Error('لا يمكن');
      },
      remove: async () => undefined,
      reasonOf: (error) => (error as Error).message,
    });
    expect(outcome).toEqual({
      added: [part('BP-7')],
      removed: [part('X')],
      failed: [{ part: part('KE01'), reason: 'لا يمكن' }],
    });
  });
});
