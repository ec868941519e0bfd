import { arabicDigits, diceOf } from './dice';
import { workbookOf, type Cell } from './workbook';

export const oldWarehouses = ['مخزن صنعاء', 'مخزن عدن', 'معرض تعز'] as const;

const things = [
  'فلتر زيت',
  'فلتر هواء',
  'فحمات فرامل أمامية',
  'طرمبة ماء',
  'دينمو شحن',
  'سلف',
  'كاوتش مقص',
  'سير مكيف',
];
const groups = ['فلاتر', 'فرامل', 'تبريد', 'كهرباء', 'عفشة', 'محرك'];
const makers = ['Toyota', 'Denso', 'Aisin', 'Bosch', 'NGK', '555'];
const fits = [
  'كامري 2007-2011',
  'هايلوكس 2005-2015 2.7',
  'كورولا 2009-2013',
  'لاندكروزر 98-07، برادو 2010+',
  'سوناتا من 2011 الى 2014',
  '',
];

const headings: Cell[] = [
  'م',
  'رقم الصنف',
  'رقم القطعة',
  'اسم الصنف',
  'الوحدة',
  'المجموعة',
  'الماركة',
  'سعر التكلفة $',
  'سعر البيع $',
  'يناسب السيارات',
  ...oldWarehouses,
  'إجمالي الرصيد',
];

export interface PartsList {
  file: Buffer;
  /** The numbers of the parts with their cost in cents, in the order of the list. */
  parts: { number: string; cost: number }[];
  pieces: number;
  /** Cents. */
  stockValue: number;
  /** Rows that cannot be brought. */
  badRows: number;
}

/**
 * The list of parts as Onyx prints it to Excel: titles above, a line over the warehouses, subtotals, the headings again on
 * each page, one quantity a warehouse and their sum, and what years of work leave behind.
 */
export function partsListOf(count: number, seed = 7): PartsList {
  const dice = diceOf(seed);
  const rows: Cell[][] = [
    ['مؤسسة السعيد لقطع غيار السيارات'],
    ['تقرير أرصدة الأصناف حسب المخازن'],
    ['حتى تاريخ 31/12/2025'],
    [null, null, null, null, null, null, null, null, null, null, 'الكميات'],
    headings,
  ];
  const list: PartsList = { file: Buffer.alloc(0), parts: [], pieces: 0, stockValue: 0, badRows: 0 };
  let group = 0;

  for (let index = 1; index <= count; index++) {
    const cost = dice.between(50, 4000);
    const quantities = oldWarehouses.map(() => (dice.chance(0.35) ? 0 : dice.between(1, 40)));
    const number = `${dice.between(10_000, 99_999)}-${String(index).padStart(5, '0')}`;
    const row: Cell[] = [
      index,
      `10${String(index).padStart(6, '0')}`,
      number,
      `${dice.of(things)} ${index}`,
      'حبة',
      dice.of(groups),
      dice.of(makers),
      cost / 100,
      Math.round(cost * 1.4) / 100,
      dice.of(fits),
      ...quantities.map((quantity) => written(quantity, dice)),
      quantities.reduce((sum, one) => sum + one, 0),
    ];
    list.parts.push({ number, cost });
    for (const quantity of quantities) {
      list.pieces += quantity;
      list.stockValue += quantity * cost;
      group += quantity;
    }
    rows.push(row);
    if (index % 997 === 0) rows.push([...row]);
    if (index % 500 === 0) {
      rows.push([
        null,
        null,
        null,
        'إجمالي المجموعة',
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        group,
      ]);
      group = 0;
    }
    if (index % 2000 === 0) rows.push(headings);
  }
  for (const wrong of ['اتصل بالمورد', 'غير محدد', '???']) {
    rows.push([
      null,
      `99${list.badRows}`,
      `BAD-${list.badRows}`,
      'قطعة بلا سعر مفهوم',
      'حبة',
      'محرك',
      'NGK',
      wrong,
      5,
    ]);
    list.badRows++;
  }
  rows.push([
    null,
    null,
    null,
    'الإجمالي العام',
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    list.pieces,
  ]);
  list.file = workbookOf([{ name: 'أرصدة الأصناف', rows, merged: ['A1:N1', 'A2:N2', 'A3:N3', 'K4:M4'] }]);
  return list;
}

/** A quantity as it is found in such lists: a number, nothing for none, a text, Arabic digits, below zero. */
function written(quantity: number, dice: ReturnType<typeof diceOf>): Cell {
  if (quantity === 0) return dice.of([null, 0, '-', -dice.between(1, 3)]);
  return dice.chance(0.1) ? dice.of([`${quantity}.00`, ` ${quantity} `, arabicDigits(quantity)]) : quantity;
}
