import { expect, it } from 'vitest';
import { recogniseSheet } from '../reading/recognise-sheet';
import { checkSheet } from './check-sheet';

it('50,000 parts of 30 columns with numbers and fitments are recognised and checked within seconds', () => {
  const headings = [
    'رقم القطعة',
    'اسم الصنف',
    'رقم الصنف',
    'الباركود',
    'الماركة',
    'القسم',
    'الوحدة',
    'سعر الشراء',
    'سعر البيع',
    'الكمية',
    'يناسب',
    'أرقام الوكالة',
  ];
  const models = ['كامري', 'Hilux', 'سوناتا', 'لاندكروزر', 'اكسنت'];
  const spare = Array.from({ length: 18 }, (_, place) => `عمود ${place}`);
  const rows = [
    [...headings, ...spare],
    ...Array.from({ length: 50_000 }, (_, place) => [
      `${place}-YZZ${place % 7}`,
      `فلتر زيت رقم ${place}`,
      String(100_000 + place),
      String(6_291_041_500_000 + place),
      'Denso',
      'فلاتر > زيت',
      'حبة',
      `${place % 90}.${place % 100}`,
      `${(place % 90) + 5},000.5`,
      String(place % 30),
      `${models[place % 5]} ${1998 + (place % 20)}-${2018 + (place % 7)} ${1 + (place % 4)}.${place % 10}، برادو 20${10 + (place % 15)}+`,
      `15601-${place}, 04465-${place}`,
      ...spare,
    ]),
  ];
  const start = process.cpuUsage();
  const choice = recogniseSheet('الأصناف', rows);
  const checked = checkSheet('parts', rows, choice, {
    today: '2026-11-17',
    warehouses: [{ _id: 'w', name: 'الرئيسي' }],
  });
  const { user, system } = process.cpuUsage(start);
  const seconds = (user + system) / 1_000_000;
  expect(checked.rows).toHaveLength(50_000);
  expect(checked.rows[49_999]?.fitments).toHaveLength(2);
  // of the processor's time, because other tests run beside this one, which lengthen that too
  expect(seconds).toBeLessThan(8);
}, 60_000);
