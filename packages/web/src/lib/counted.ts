/** How a noun follows a number; the first three stand for the number too. */
export type Noun = Readonly<Record<Intl.LDMLPluralRule, string>>;

const rules = new Intl.PluralRules('ar');
const digits = new Intl.NumberFormat('en-US');

/** 0 → 'لا عملاء', 2 → 'عميلان', 7 → '7 عملاء', 320 → '320 عميلاً' */
export function counted(count: number, noun: Noun): string {
  const rule = rules.select(count);
  const word = noun[rule];
  return count < 3 ? word : `${digits.format(count)} ${word}`;
}

export const nouns = {
  customer: {
    zero: 'لا عملاء',
    one: 'عميل واحد',
    two: 'عميلان',
    few: 'عملاء',
    many: 'عميلاً',
    other: 'عميل',
  },
  message: {
    zero: 'لا رسائل',
    one: 'رسالة واحدة',
    two: 'رسالتان',
    few: 'رسائل',
    many: 'رسالة',
    other: 'رسالة',
  },
  smsPiece: {
    zero: 'لا رسائل نصية',
    one: 'رسالة نصية واحدة',
    two: 'رسالتان نصيتان',
    few: 'رسائل نصية',
    many: 'رسالة نصية',
    other: 'رسالة نصية',
  },
  letter: {
    zero: 'لا أحرف',
    one: 'حرف واحد',
    two: 'حرفان',
    few: 'أحرف',
    many: 'حرفاً',
    other: 'حرف',
  },
} as const satisfies Record<string, Noun>;
