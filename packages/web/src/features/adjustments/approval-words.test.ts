import { ltr, type Adjustment } from '@turoos/contract';
import { expect, it } from 'vitest';
import { consequenceOf, totalOf } from './approval-words';

const piece = { code: 'piece', name: 'قطعة', decimals: 0 } as const;
const litre = { code: 'litre', name: 'لتر', decimals: 2 } as const;

const adjustment = (given: Partial<Adjustment>) =>
  ({
    type: 'correction',
    quantity: 31,
    there: 35,
    expected: -4,
    unit: piece,
    reason: 'theft',
    productName: 'فلتر زيت',
    warehouse: { _id: 'w', name: 'الرئيسي' },
    createdBy: { _id: 'u', name: 'سالم' },
    ...given,
  }) as Adjustment;

it('says the quantity now, the difference, the reason and who asked', () => {
  expect(consequenceOf(adjustment({}))).toBe(
    `تصحيح المخزون في الرئيسي إلى 31 من «فلتر زيت». الكمية الآن 35، والفرق ${ltr('-4')}، وتصبح 31. السبب: سرقة، وطلبها سالم.`,
  );
  expect(
    consequenceOf(adjustment({ type: 'addition', quantity: 2.5, there: 0, expected: 2.5, unit: litre })),
  ).toContain(`الكمية الآن 0 لتر، والفرق ${ltr('+2.5')} لتر، وتصبح 2.5 لتر.`);
  expect(consequenceOf(adjustment({ createdBy: null }))).toMatch(/السبب: سرقة\.$/);
});

it('sums up many differences unit by unit', () => {
  const many = [
    adjustment({}),
    adjustment({ expected: 6 }),
    adjustment({ expected: -1 }),
    adjustment({ expected: 0.5, unit: litre }),
  ];
  expect(totalOf(many)).toBe(`مجموع الفروق: ${ltr('+6')}، ${ltr('-5')}، ${ltr('+0.5')} لتر`);
  expect(totalOf([adjustment({ expected: 0 })])).toBe('مجموع الفروق: 0');
});
