import { alertSubjects } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { alertsOf, type AlertFacts } from './alerts.rules';

const calm: AlertFacts = {
  outOfStock: 0,
  lowStock: 0,
  overStock: 0,
  belowCost: 0,
  expiredBatches: 0,
  expiringBatches: 0,
  overdue: 0,
  customersOverLimit: 0,
  deadParts: 0,
  deadValue: 0,
  salesGrowthRate: 0,
  rateAge: 0,
};
const subjects = (facts: Partial<AlertFacts>) =>
  alertsOf({ ...calm, ...facts }).map(({ subject }) => subject);

describe('OWN-02: alerts', () => {
  it('are empty when nothing is wrong', () =>
    expect(subjects({ salesGrowthRate: 30, rateAge: 2 })).toEqual([]));

  it.each<[string, Partial<AlertFacts>]>([
    ['outOfStock', { outOfStock: 1 }],
    ['lowStock', { lowStock: 1 }],
    ['overStock', { overStock: 1 }],
    ['belowCost', { belowCost: 1 }],
    ['expired', { expiredBatches: 1 }],
    ['expiring', { expiringBatches: 1 }],
    ['overdue', { overdue: 1 }],
    ['overLimit', { customersOverLimit: 1 }],
    ['deadStock', { deadParts: 1, deadValue: 100 }],
    ['salesDrop', { salesGrowthRate: -20 }],
    ['noRate', { rateAge: null }],
    ['oldRate', { rateAge: 3 }],
  ])('%s by %o', (subject, facts) => expect(subjects(facts)).toEqual([subject]));

  it('state the amounts, sorted by priority', () => {
    const all = alertsOf({
      ...calm,
      deadParts: 12,
      deadValue: 123_456,
      lowStock: 1234,
      overdue: 50_000,
      salesGrowthRate: -33.333,
    });
    expect(all.map(({ priority }) => priority)).toEqual(['high', 'medium', 'medium', 'low']);
    expect(all.map(({ message }) => message).join(' ')).toMatch(/\$500\.00.*1,234.*33\.3%.*12.*\$1,234\.56/);
  });

  it('cover every subject that a screen links to', () => {
    const worst = alertsOf({
      outOfStock: 1,
      lowStock: 1,
      overStock: 1,
      belowCost: 1,
      expiredBatches: 1,
      expiringBatches: 1,
      overdue: 1,
      customersOverLimit: 1,
      deadParts: 1,
      deadValue: 1,
      salesGrowthRate: -50,
      rateAge: 9,
    }).map(({ subject }) => subject);
    expect(new Set([...worst, 'noRate'])).toEqual(new Set(alertSubjects));
  });
});
