import { describe, expect, it } from 'vitest';
import { piece } from '../units/units.schema';
import { orderListText, orderReasons, shortReason, type Explained } from './ordering.reasons';

const part: Explained = {
  unit: piece,
  stock: 3,
  onOrder: 5,
  quantity: 20,
  target: 28,
  minLevel: 5,
  maxLevel: null,
  perDay: 0.5,
  usual: 0.5,
  seasonal: null,
  trend: 1,
  history: {
    recent: { sold: 15, stocked: 30 },
    middle: { sold: 30, stocked: 60 },
    far: { sold: 100, stocked: 275 },
    ahead: { sold: 40, stocked: 60 },
    before: { sold: 0, stocked: 0 },
    saleDays: 80,
    asked: 0,
  },
  days: { lead: 9, safety: 7, cover: 30 },
  receipts: 4,
};

describe('the reason for a quantity', () => {
  it('names the figures it follows from', () => {
    expect(shortReason(part)).toBe('يُباع منها نحو 15 في الشهر، والموجود يكفي 6 أيام، والتوريد يستغرق 9 أيام');
    expect(orderReasons(part)).toEqual([
      'بيع منها 15 في آخر 30 يوماً، و30 في 60 يوماً قبلها.',
      'المتوقع بيعه نحو 15 في الشهر.',
      'المورد يوصل خلال 9 أيام عادةً، حسب ما وصل من طلبات سابقة.',
      'المستوى المطلوب 28: ما يكفي حتى وصول الطلب، ثم 30 يوماً، ومعه احتياط 7 أيام.',
      'الموجود 3، وطُلب من قبل ولم يصل 5، فالمقترح 20.',
    ]);
  });

  it('tells of absence, season, trend, requests and limits only where there are any', () => {
    const told = orderReasons({
      ...part,
      seasonal: 2,
      trend: 1.6,
      minLevel: 8,
      maxLevel: 40,
      receipts: 0,
      history: { ...part.history, recent: { sold: 15, stocked: 18 }, asked: 3 },
    }).join('\n');
    expect(told).toContain('لم تكن موجودة 12 يوماً من هذه الأيام');
    expect(told).toContain('في مثل هذه الأسابيع من العام الماضي بيع 40 في 60 يوماً، فرُفع التوقع');
    expect(told).toContain('الطلب عليها في ازدياد');
    expect(told).toContain('سأل عنها العملاء ولم توجد: 3 في آخر 90 يوماً');
    expect(told).toContain('حدها الأدنى 8');
    expect(told).toContain('حدها الأعلى 40');
    expect(told).toContain('مدة التوريد 9 أيام من الإعدادات');
  });

  it('says which limit of the owner decides', () => {
    const level = (more: Partial<Explained>) => orderReasons({ ...part, ...more }).at(-2);
    expect(level({ minLevel: 12 })).toBe('المستوى المطلوب 28: حدها الأدنى ومعه ما يكفي 30 يوماً.');
    expect(level({ minLevel: 28, perDay: 0 })).toBe('المستوى المطلوب 28: حدها الأدنى.');
    expect(level({ maxLevel: 28 })).toBe('المستوى المطلوب 28: لا يزيد على حدها الأعلى.');
  });

  it('says that there is enough', () =>
    expect(orderReasons({ ...part, quantity: 0, onOrder: 0 }).at(-1)).toBe('الموجود 3، وهذا يكفي الآن.'));
});

it('the list for a supplier has numbers, names and quantities, and no prices', () =>
  expect(
    orderListText('تروس', [
      { name: 'فلتر زيت', partNumber: '90915-YZZD2', unit: piece, quantity: 12 },
      { name: 'زيت', partNumber: 'OIL-5', unit: { code: 'litre', name: 'لتر', decimals: 2 }, quantity: 4.5 },
    ]).split('\n'),
  ).toEqual([
    'تروس: نرجو توفير القطع الآتية',
    '1. فلتر زيت (\u206690915-YZZD2\u2069): 12',
    '2. زيت (\u2066OIL-5\u2069): 4.5 لتر',
  ]));
