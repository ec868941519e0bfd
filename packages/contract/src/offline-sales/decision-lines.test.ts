import { describe, expect, it } from 'vitest';
import { ltr } from '../kernel/ltr';
import { piece } from '../units/units.schema';
import { decisionLines } from './decision-lines';

const money = (cents: number) => `${cents * 5} ر.ي`;
const part = { product: 'p', name: 'فلتر زيت', partNumber: '90915-YZZD2', problems: [] };
const called = `فلتر زيت (${ltr('90915-YZZD2')})`;

describe('what a decision is about', () => {
  it('names the part and what was missing', () => {
    expect(
      decisionLines(
        {
          kind: 'shortage',
          details: { problems: [], parts: [{ ...part, missing: 2, unit: piece }] },
        },
        money,
      ),
    ).toEqual([`${called}: نقص في المخزون 2`]);
  });

  it('writes all money as the screen does', () => {
    const priced = { ...part, problems: ['priceChanged' as const], price: 100, priceNow: 200 };
    expect(
      decisionLines(
        { kind: 'price', details: { problems: ['discount'], parts: [priced], amount: 10 } },
        money,
      ),
    ).toEqual([
      `${called}: تغير السعر في بطاقة المنتج، بيعت بسعر 500 ر.ي وسعرها 1000 ر.ي`,
      'خصم دون صلاحية: 50 ر.ي',
    ]);
    expect(decisionLines({ kind: 'limit', details: { problems: [], amount: 30, limit: 20 } }, money)).toEqual(
      ['صار على العميل 150 ر.ي وحد ائتمانه 100 ر.ي'],
    );
    expect(
      decisionLines({ kind: 'grant', details: { problems: ['tooLarge'], amount: 30, limit: 20 } }, money),
    ).toEqual(['الفاتورة أكبر من المسموح لنقطة البيع: 150 ر.ي والمسموح 100 ر.ي']);
    expect(decisionLines({ kind: 'total', details: { problems: [], amount: 30, limit: 20 } }, money)).toEqual(
      ['على الإيصال 150 ر.ي ومجموع الأصناف 100 ر.ي'],
    );
  });

  it('writes days and times day first', () => {
    expect(decisionLines({ kind: 'closedDay', details: { problems: [], day: '2026-11-05' } }, money)).toEqual(
      [`سُجل في ${ltr('05/11/2026')} لأن الدفاتر مقفلة قبله`],
    );
    const [, time] = decisionLines(
      { kind: 'clock', details: { problems: ['timeAhead'], time: '2026-11-05T09:00:00Z' } },
      money,
    );
    expect(time).toContain('05/11/2026');
  });
});
