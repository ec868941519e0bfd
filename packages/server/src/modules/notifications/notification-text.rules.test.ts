import { describe, expect, it } from 'vitest';
import { bundleNews } from './bundle-news.rules';
import type { News } from './news';
import { inWords, type Telling } from './notification-text.rules';

const told = (given: Partial<Telling>): Telling => ({
  kind: 'lowStock',
  subjectId: null,
  count: 1,
  names: ['فلتر'],
  amount: null,
  ...given,
});

describe('the text of a notification', () => {
  it.each([
    [1, 'نفد صنف واحد من المخزون'],
    [2, 'نفد صنفان من المخزون'],
    [3, 'نفد 3 أصناف من المخزون'],
    [10, 'نفد 10 أصناف من المخزون'],
    [11, 'نفد 11 صنفاً من المخزون'],
    [103, 'نفد 103 أصناف من المخزون'],
    [100, 'نفد 100 صنف من المخزون'],
    [120, 'نفد 120 صنفاً من المخزون'],
  ])('%i are counted as Arabic counts', (count, title) => {
    expect(inWords(told({ kind: 'outOfStock', count })).title).toBe(title);
  });

  it('links a single event to its record, several to their list', () => {
    const links = (kind: Telling['kind']) =>
      [told({ kind, subjectId: 'id' }), told({ kind, count: 5 })].map((one) => inWords(one).link);
    expect(links('newOrders')).toEqual(['/sales/id', '/sales']);
    expect(links('lowStock')).toEqual(['/products/id', '/inventory?status=low_stock']);
    expect(links('outOfStock')).toEqual(['/products/id', '/inventory?status=out_of_stock']);
    expect(inWords(told({ kind: 'debts', subjectId: 'id' })).link).toBe('/customers/id');
    expect(inWords(told({ kind: 'failedBackup' })).link).toBe('/settings?tab=backup');
  });

  it('names the first and says that there are more', () => {
    expect(inWords(told({ count: 3, names: ['أ', 'ب', 'ج'] })).message).toBe('أ، ب، ج');
    expect(inWords(told({ count: 9, names: ['أ', 'ب', 'ج'] })).message).toBe('أ، ب، ج وغيرها');
    expect(inWords(told({ kind: 'newOrders', count: 2, amount: 123_456 })).title).toBe(
      'فاتورتان جديدتان بمجموع \u2066$1,234.56\u2069',
    );
    expect(inWords(told({ kind: 'debts', names: ['ورشة السلام'], amount: 5000 }))).toMatchObject({
      title: 'تجاوز ورشة السلام حد الائتمان',
      message: 'المستحق عليه \u2066$50.00\u2069',
    });
  });
});

describe('bundles', () => {
  const news = (kind: News['kind'], subjectId: string, amount: number | null = null): News => ({
    kind,
    subjectId,
    name: subjectId,
    amount,
    doerId: null,
  });
  const now = new Date('2026-11-14T22:30:00Z');

  it('hold a day’s sales and shortages, but each customer separately', () => {
    const bundles = bundleNews(
      [
        news('newOrders', 'a', 100),
        news('newOrders', 'b', 250),
        news('lowStock', 'p'),
        news('debts', 'c', 5),
        news('debts', 'd', 6),
      ],
      now,
    );
    expect(bundles).toEqual([
      { kind: 'newOrders', bundle: '2026-11-15', subjectId: null, count: 2, names: ['b', 'a'], amount: 350 },
      { kind: 'lowStock', bundle: '2026-11-15', subjectId: 'p', count: 1, names: ['p'], amount: null },
      { kind: 'debts', bundle: 'c', subjectId: 'c', count: 1, names: ['c'], amount: 5 },
      { kind: 'debts', bundle: 'd', subjectId: 'd', count: 1, names: ['d'], amount: 6 },
    ]);
  });

  it('name the newest three', () => {
    const [bundle] = bundleNews(
      ['a', 'b', 'c', 'd', 'e'].map((id) => news('outOfStock', id)),
      now,
    );
    expect(bundle).toMatchObject({ count: 5, names: ['e', 'd', 'c'] });
  });
});
