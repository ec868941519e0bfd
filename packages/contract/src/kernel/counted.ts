/** The forms of a noun after one, two, three to ten, and eleven to ninety-nine. Hundreds take `one` again. */
export interface Noun {
  one: string;
  two: string;
  few: string;
  many: string;
}

const rules = new Intl.PluralRules('ar');
const digits = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** 0 → 'لا عملاء', 1 → 'عميل واحد', 2 → 'عميلان', 7 → '7 عملاء', 12 → '12 عميلاً', 100 → '100 عميل' */
export function counted(count: number, noun: Noun): string {
  if (count === 0) return `لا ${noun.few}`;
  if (count === 1) return `${noun.one} ${/ة(?= |$)/.test(noun.one) ? 'واحدة' : 'واحد'}`;
  if (count === 2) return noun.two;
  return `${digits.format(count)} ${formAfter(count, noun)}`;
}

/** Returns the form of a noun behind digits: 3 'علب', 12 'علبة'. */
export function formAfter(count: number, noun: Noun): string {
  const rule = rules.select(count);
  return rule === 'few' || rule === 'many' ? noun[rule] : noun.one;
}

/** The same in the genitive or accusative, after a preposition or as an object: 'من عميلين', 'بعد يومين'. */
export function countedAfter(count: number, noun: Noun): string {
  if (count === 0) return `0 ${noun.one}`;
  return count === 2
    ? noun.two.replaceAll(/ان(?= |$)/g, 'ين').replaceAll(/آن(?= |$)/g, 'أين')
    : counted(count, noun);
}
