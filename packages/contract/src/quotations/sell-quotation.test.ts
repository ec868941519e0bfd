import { describe, expect, it } from 'vitest';
import { piece } from '../units/units.schema';
import { toYer } from '../kernel/money';
import type { Alternative } from './quotations.schema';
import { keepRials, planSelling } from './sell-quotation';

const alternative = (price: number, more: Partial<Alternative> = {}): Alternative => ({
  _id: `${price}`,
  product: 'part',
  name: 'فحمات',
  partNumber: '04465',
  brand: '',
  kind: 'original',
  unit: piece,
  quantity: 1,
  price,
  total: price * (more.quantity ?? 1),
  priceYer: null,
  totalYer: null,
  listPrice: price,
  sale: null,
  taken: 0,
  now: { price, stock: 5, reserved: 0, isActive: true },
  ...more,
});
const quotation = (subtotal: number, discount = 0, rate: number | null = 500, sold: Alternative[] = []) => ({
  lines: sold.map((one) => ({ title: '', alternatives: [one] })),
  subtotal,
  discount,
  taxRate: 0,
  usd_to_yer: rate,
});

describe('keeping the rials of a quotation', () => {
  const line = (price: number, quantity: number, priceYer: number | null = null) => ({
    price,
    quantity,
    priceYer,
  });

  it('changes nothing at the same rate, and has none to keep without one', () => {
    const lines = [line(1000, 2)];
    const same = { prices: [1000], discount: 50, rials: 9750 };
    expect(keepRials(lines, 50, { was: 500, now: 500 })).toEqual(same);
    expect(keepRials(lines, 50, { was: null, now: 500 })).toBeNull();
  });

  it('says the very rials of the paper, with each price and the sum at the nearest cent of now', () => {
    const lines = [line(1999, 2), line(333, 3), line(3704, 1, 60_000)];
    for (const [was, now] of [
      [1620, 1700],
      [1700, 1620],
      [530.5, 1630],
      [1630, 250],
    ] as const) {
      const paper = lines.map(({ price, priceYer }) => priceYer ?? toYer(price, was));
      const agreed = paper.reduce((sum, rials, at) => sum + rials * (lines[at]?.quantity ?? 0), 0);
      const kept = keepRials(lines, 120, { was, now });
      expect(kept?.rials).toBe(agreed - toYer(120, was));
      const cent = now / 100;
      for (const [at, rials] of paper.entries())
        expect(Math.abs(toYer(kept?.prices[at] ?? 0, now) - rials)).toBeLessThanOrEqual(1.5 * cent + 1);
      const subtotal = lines.reduce((sum, { quantity }, at) => sum + (kept?.prices[at] ?? 0) * quantity, 0);
      const pays = toYer(subtotal - (kept?.discount ?? 0), now);
      expect(Math.abs(pays - (kept?.rials ?? 0))).toBeLessThanOrEqual(cent / 2 + 1);
    }
  });
});

describe('the plan of a sale from a quotation', () => {
  const today = { basis: 'today', rate: 550, mayPrice: true } as const;

  it('takes the selling price of today, but a price that was agreed on as it is', () => {
    const raised = alternative(1000, { now: { price: 1200, stock: 5, reserved: 0, isActive: true } });
    const agreed = alternative(900, { listPrice: 1000 });
    const plan = planSelling(quotation(1900), [raised, agreed], today);
    expect(plan.lines.map(({ price }) => price)).toEqual([1200, 900]);
    expect(plan.grandTotal).toBe(2100);
    const clerks = planSelling(quotation(1900, 100), [raised, agreed], { ...today, mayPrice: false });
    expect(clerks).toMatchObject({ discount: 0, grandTotal: 1200 + 900 });
  });

  it('keeps the quoted rials when that is agreed on', () => {
    const plan = planSelling(quotation(1000), [alternative(1000)], { ...today, basis: 'agreed' });
    expect(toYer(plan.grandTotal, 550)).toBeCloseTo(toYer(1000, 500), -1);
    expect(plan.lines.map(({ price }) => price)).toEqual([909]);
    expect(plan).toMatchObject({ discount: 0, rials: 5000 });
    const typed = alternative(3704, { priceYer: 60_000 });
    const at = { basis: 'agreed', rate: 1700, mayPrice: true } as const;
    expect(planSelling(quotation(3704, 0, 1620), [typed], at).rials).toBe(60_000);
  });

  it('gives the chosen part its share of the discount, and all of it to the whole', () => {
    const [one, two] = [alternative(1000), alternative(3000)];
    expect(planSelling(quotation(4000, 400), [one, two], today).discount).toBe(400);
    expect(planSelling(quotation(4000, 400), [one], today).discount).toBe(100);
    const sale = { _id: 's', saleNumber: 'INV-1', status: 'completed' } as const;
    const dearer = alternative(6000, { sale, taken: 1 });
    expect(planSelling(quotation(4000, 400, 500, [dearer]), [one], today).discount).toBe(0);
    const before = alternative(3000, { sale, taken: 1 });
    expect(planSelling(quotation(4000, 400, 500, [before]), [one], today).discount).toBe(100);
    expect(planSelling(quotation(0, 0), [], today)).toMatchObject({ lines: [], discount: 0, grandTotal: 0 });
  });
});
