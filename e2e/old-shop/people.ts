import { arabicDigits, diceOf } from './dice';
import { workbookOf, type Cell } from './workbook';

const given = [
  'محمد',
  'أحمد',
  'علي',
  'عبدالله',
  'صالح',
  'ياسر',
  'فؤاد',
  'نبيل',
  'خالد',
  'هاني',
  'وليد',
  'منصور',
];
const fathers = ['سعيد', 'قاسم', 'ناجي', 'حسن', 'عبده', 'غالب', 'مهيوب', 'ثابت', 'سيف', 'دحان'];
const families = ['الصبري', 'العريقي', 'المخلافي', 'الشرعبي', 'القدسي', 'الحكيمي', 'الأهدل', 'البعداني'];
const places = ['صنعاء', 'عدن', 'تعز', 'إب', 'الحديدة'];

/** Every combination is another man, so that no two rows mean the same one by accident. */
const nameOf = (index: number) =>
  [
    given[index % given.length],
    fathers[Math.floor(index / given.length) % fathers.length],
    families[Math.floor(index / (given.length * fathers.length)) % families.length],
  ].join(' ');

export interface Accounts {
  file: Buffer;
  /** How many records come of the rows, when the pair with one phone are two men. */
  count: number;
  /** Cents: what they owe, and what they are owed; for suppliers the other way round. */
  owed: number;
  owedBack: number;
}

/** Rials per dollar in the old shop; amounts are multiples of ten dollars, so that both currencies are exact. */
export const oldRate = 530;
const tenDollars = 10 * oldRate;

/** Customers with «عليه» and «له» in rials, phones as people type them, one man in three spellings, two with one phone. */
export function customersOf(count: number, seed = 11): Accounts {
  const dice = diceOf(seed);
  const rows: Cell[][] = [
    ['مؤسسة السعيد لقطع غيار السيارات'],
    ['كشف أرصدة العملاء (ريال يمني)'],
    [],
    ['رقم الحساب', 'اسم العميل', 'رقم الجوال', 'العنوان', 'عليه', 'له', 'ملاحظات'],
  ];
  const accounts: Accounts = { file: Buffer.alloc(0), count: 0, owed: 0, owedBack: 0 };
  const add = (name: string, phone: Cell, tens: number) => {
    const rials = Math.abs(tens) * tenDollars;
    rows.push([
      1000 + rows.length,
      name,
      phone,
      dice.of(places),
      tens > 0 ? amount(rials, dice) : null,
      tens < 0 ? rials : null,
      '',
    ]);
  };
  const plain = count - 5;
  for (let index = 0; index < plain; index++) {
    const tens = dice.chance(0.2) ? 0 : dice.chance(0.1) ? -dice.between(1, 9) : dice.between(1, 60);
    add(nameOf(index), phoneOf(index, dice), tens);
    if (tens > 0) accounts.owed += tens * 1000;
    else accounts.owedBack -= tens * 1000;
  }
  for (const name of ['ورشة الإخلاص', 'ورشه الاخلاص', 'ورشة  الإخـلاص']) add(name, '771999001', 10);
  add('مهيوب سلام الأكحلي', '733888002', 20);
  add('سلام مهيوب الأكحلي', '733888002', 5);
  accounts.owed += 55_000;
  accounts.count = plain + 3;
  rows.push([
    null,
    'الإجمالي',
    null,
    null,
    (accounts.owed / 1000) * tenDollars,
    (accounts.owedBack / 1000) * tenDollars,
  ]);
  accounts.file = workbookOf([{ name: 'العملاء', rows, merged: ['A1:G1', 'A2:G2'] }]);
  return accounts;
}

/** A phone as it is found in such lists: nine digits, with the country, with dashes, in Arabic digits. */
function phoneOf(index: number, dice: ReturnType<typeof diceOf>): Cell {
  const digits = 770_000_000 + index * 37;
  return dice.of([digits, String(digits), `+967${digits}`, `00967 ${digits}`, arabicDigits(digits)]);
}

const amount = (rials: number, dice: ReturnType<typeof diceOf>): Cell =>
  dice.chance(0.2) ? `${new Intl.NumberFormat('en-US').format(rials)} ر.ي` : rials;

export interface Supply extends Accounts {
  /** How many parts get another selling price, and how many rows name no part of the shop. */
  prices: number;
  unknown: number;
}

/** Suppliers with debit and credit in dollars, and the price list of one of them in a second sheet. */
export function suppliersOf(
  count: number,
  parts: readonly { number: string; cost: number }[],
  seed = 13,
): Supply {
  const dice = diceOf(seed);
  const suppliers: Cell[][] = [['رقم المورد', 'اسم المورد', 'الهاتف', 'مدين', 'دائن']];
  const supply: Supply = {
    file: Buffer.alloc(0),
    count,
    owed: 0,
    owedBack: 0,
    prices: parts.length,
    unknown: 3,
  };
  for (let index = 0; index < count; index++) {
    const dollars = dice.between(1, 900) * 5;
    const back = dice.chance(0.15);
    suppliers.push([
      200 + index,
      `مؤسسة ${nameOf(index)} للتجارة`,
      String(710_000_000 + index * 41),
      back ? dollars : null,
      back ? null : dollars,
    ]);
    supply[back ? 'owedBack' : 'owed'] += dollars * 100;
  }
  const prices: Cell[][] = [
    ['قائمة أسعار 2026'],
    ['رقم القطعة', 'البيان', 'سعر البيع'],
    ...parts.map(({ number, cost }): Cell[] => [number, 'سعر جديد', (cost * 2) / 100]),
    ...Array.from({ length: supply.unknown }, (_, index): Cell[] => [`UNKNOWN-${index}`, '', 10]),
  ];
  supply.file = workbookOf([
    { name: 'الموردين', rows: suppliers },
    { name: 'قائمة الأسعار', rows: prices },
  ]);
  return supply;
}
