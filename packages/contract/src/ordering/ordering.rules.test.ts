import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  demandDays,
  demandOf,
  movementClassOf,
  orderLevels,
  quantityToOrder,
  runsOutOn,
  urgencyOf,
  valueClassOf,
  type PartHistory,
} from './ordering.rules';

const full = (name: 'recent' | 'middle' | 'far' | 'ahead' | 'before', sold: number) => ({
  sold,
  stocked: demandDays[name],
});
/** A part that sells this many a day, all the time. */
const steady = (perDay: number): PartHistory => ({
  recent: full('recent', 30 * perDay),
  middle: full('middle', 60 * perDay),
  far: full('far', 275 * perDay),
  ahead: full('ahead', 60 * perDay),
  before: full('before', 90 * perDay),
  saleDays: 100,
  asked: 0,
});
const absent = { sold: 0, stocked: 0 };
const days = { lead: 14, safety: 7, cover: 30 };
const pieces = { minLevel: 5, maxLevel: null, decimals: 0 };

describe('the expected demand', () => {
  it('of a steady seller is what it sells', () => {
    expect(demandOf(steady(2))).toMatchObject({ trend: 1 });
    expect(demandOf(steady(2)).perDay).toBeCloseTo(2);
  });

  it('does not fall by days without stock', () => {
    const missed = { ...steady(2), recent: absent };
    expect(demandOf(missed).perDay).toBeCloseTo(2);
    const half = { ...steady(2), recent: { sold: 30, stocked: 15 } };
    expect(demandOf(half).perDay).toBeCloseTo(2);
  });

  it('rises before a season and falls before its end', () => {
    const summer = { ...steady(0.2), ahead: full('ahead', 120), before: full('before', 18) };
    expect(demandOf(summer).perDay).toBeGreaterThan(1);
    const over = { ...steady(2), ahead: full('ahead', 6) };
    expect(demandOf(over).perDay).toBeLessThan(1);
  });

  it('knows no season without a year of stock', () => {
    const young = { ...steady(1), ahead: absent, before: absent };
    expect(demandOf(young).seasonal).toBeNull();
    expect(demandOf(young).perDay).toBeCloseTo(1);
  });

  it('follows a part that nobody wants any more', () => {
    const dying = { ...steady(1), recent: full('recent', 0), middle: full('middle', 6) };
    expect(demandOf(dying).perDay).toBeLessThan(0.35);
    expect(demandOf(dying).trend).toBe(0);
  });

  it('of a new part is not believed from two days', () => {
    const fresh = { ...steady(0), recent: { sold: 2, stocked: 2 }, middle: absent, far: absent };
    expect(demandOf({ ...fresh, ahead: absent, before: absent }).perDay).toBeCloseTo(2 / 30);
  });

  it('of a part that was never there is what customers asked for', () => {
    const none = { recent: absent, middle: absent, far: absent, ahead: absent, before: absent };
    expect(demandOf({ ...none, saleDays: 0, asked: 9 }).perDay).toBeCloseTo(0.1);
  });
});

describe('how many to order', () => {
  const order = (history: PartHistory, available: number, limits = {}) =>
    quantityToOrder(orderLevels(demandOf(history), history, days, { ...pieces, ...limits }), available);

  it('lasts until the goods arrive and for the days of an order', () => {
    expect(order(steady(1), 0)).toBe(51);
    expect(order(steady(1), 21)).toBe(30);
    expect(order(steady(1), 22)).toBe(0);
  });

  it('counts what is on order already', () => expect(order(steady(1), 10 + 41)).toBe(0));

  it('follows the owner’s minimum and maximum, and no minimum that nobody set', () => {
    expect(order(steady(0), 0, { minLevel: 5 })).toBe(0);
    expect(order({ ...steady(0), saleDays: 0 }, 1, { minLevel: 4 })).toBe(3);
    expect(order(steady(1), 0, { maxLevel: 20 })).toBe(20);
    expect(order(steady(1), 40, { minLevel: 60 })).toBe(50);
    expect(order(steady(1), 0, { maxLevel: 0 })).toBe(0);
  });

  it('ignores a single sale', () => {
    expect(order({ ...steady(0.003), saleDays: 1 }, 0)).toBe(0);
    expect(order({ ...steady(0.006), saleDays: 2 }, 0)).toBe(1);
  });
});

const window = fc.record({
  sold: fc.integer({ min: -5, max: 5000 }),
  stocked: fc.integer({ min: 0, max: 275 }),
});
const anyHistory = fc.record({
  recent: window,
  middle: window,
  far: window,
  ahead: window,
  before: window,
  saleDays: fc.nat(365),
  asked: fc.nat(50),
});
const anyDays = fc.record({
  lead: fc.integer({ min: 1, max: 365 }),
  safety: fc.nat(180),
  cover: fc.integer({ min: 1, max: 365 }),
});
const anyLimits = fc.record({
  minLevel: fc.nat(100),
  maxLevel: fc.option(fc.nat(300), { nil: null }),
  decimals: fc.constantFrom(0, 2),
});

describe('any part', () => {
  it('has a finite demand, never below zero', () =>
    fc.assert(
      fc.property(anyHistory, (history) => {
        const { perDay, usual } = demandOf(history);
        expect(Number.isFinite(perDay) && perDay >= 0 && usual >= 0).toBe(true);
      }),
    ));

  it('is ordered up to its level, in whole units, never beyond its maximum', () =>
    fc.assert(
      fc.property(anyHistory, anyDays, anyLimits, fc.nat(400), (history, planned, limits, available) => {
        const levels = orderLevels(demandOf(history), history, planned, limits);
        const quantity = quantityToOrder(levels, available);
        expect(quantity).toBeGreaterThanOrEqual(0);
        expect((quantity * (limits.decimals === 0 ? 1 : 2)) % 1).toBe(0);
        if (quantity > 0) {
          expect(available + quantity).toBeCloseTo(levels.target);
          if (limits.maxLevel !== null) expect(levels.target).toBeLessThanOrEqual(limits.maxLevel);
        }
        // what was ordered is not proposed again
        expect(quantityToOrder(levels, available + quantity)).toBe(0);
      }),
    ));

  it('is never ordered less for having less', () =>
    fc.assert(
      fc.property(anyHistory, anyLimits, fc.nat(200), fc.nat(200), (history, limits, less, more) => {
        const levels = orderLevels(demandOf(history), history, days, limits);
        expect(quantityToOrder(levels, less)).toBeGreaterThanOrEqual(quantityToOrder(levels, less + more));
      }),
    ));
});

it('tells the day on which nothing is left', () => {
  expect(runsOutOn(10, 2, '2026-11-17')).toBe('2026-11-22');
  expect(runsOutOn(0, 2, '2026-11-17')).toBe('2026-11-17');
  expect(runsOutOn(10, 0, '2026-11-17')).toBeNull();
  expect([urgencyOf(0, 1, 9), urgencyOf(8, 1, 9), urgencyOf(9, 1, 9)]).toEqual(['out', 'late', 'due']);
});

it('classes parts by what they bring and how often they are sold', () => {
  expect([0, 0.79, 0.8, 0.95].map((share) => valueClassOf(100, share))).toEqual([
    'high',
    'high',
    'middle',
    'low',
  ]);
  expect(valueClassOf(0, 0)).toBe('none');
  expect([24, 6, 1, 0].map(movementClassOf)).toEqual(['fast', 'steady', 'slow', 'none']);
});
