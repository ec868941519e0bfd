import { readFileSync } from 'node:fs';
import { calledName, forEachInsert, forEachText } from './texts.mjs';

/** The nouns declared in the contract, one per line, with the forms one, two, few and many. */
const nouns = [
  ...readFileSync(new URL('../../packages/contract/src/kernel/nouns.ts', import.meta.url), 'utf8').matchAll(
    /one: '([^']+)', two: '([^']+)', few: '([^']+)', many: '([^']+)'/g,
  ),
].map(([, one, two, few, many]) => ({ one, two, few, many }));

/**
 * Nouns that are not declared because nothing counts them yet; the first text that does must declare them.
 */
const undeclared = [
  ['بطاقة', 'بطاقات'],
  ['حركة', 'حركات'],
  ['دفعة', 'دفعات'],
  ['شهر', 'شهراً', 'أشهر'],
  ['سنة', 'سنوات'],
  ['سطر', 'سطراً', 'أسطر'],
  ['صفحة', 'صفحات'],
  ['طلب', 'طلباً', 'طلبات'],
  ['عملية', 'عمليات'],
  ['مركبة', 'مركبات'],
  ['مستخدم', 'مستخدماً', 'مستخدمين'],
  ['مستودع', 'مستودعاً', 'مستودعات'],
  ['مورد', 'مورداً', 'موردين'],
  ['موقع', 'موقعاً', 'مواقع'],
  ['نسخة', 'نسخ'],
];

const end = '(?![\u0621-\u0652])';
const anyForm = [...new Set([...nouns.flatMap(Object.values), ...undeclared.flat()])].join('|');
/** Adverbs: words with the ending of a counted noun that do not name what is counted. */
const adverbs = 'تقريباً|أيضاً|معاً|جميعاً|نقداً|سلفاً|لاحقاً|تنازلياً|يومياً|شهرياً|سنوياً|أسبوعياً|نهائياً';
const accusative = `(?!(?:${adverbs})${end})[\u0621-\u064a]{2,}[اأ]\u064b`;
const afterValue = new RegExp(`^ ?(${anyForm}|${accusative})${end}`);
const afterDigits = new RegExp(
  `(?<![\\d.,])(\\d[\\d,]*) (${nouns.flatMap(Object.values).join('|')})${end}`,
  'g',
);
const rules = new Intl.PluralRules('ar');

const message = (noun) => `«${noun}» follows its number through counted() or countedAfter().`;

const isRight = (digits, word) => {
  const rule = rules.select(Number(digits.replaceAll(',', '')));
  const form = rule === 'few' || rule === 'many' ? rule : 'one';
  return nouns.some((noun) => noun[form] === word);
};

/** Forbids a number beside a bare noun: Arabic has four forms for 2, 3, 11 and 100 of a noun. */
export const countedNouns = {
  create: (context) => ({
    ...forEachInsert((value, after) => {
      const [, noun] = afterValue.exec(after) ?? [];
      if (noun && !calledName(value)?.startsWith('counted'))
        context.report({ node: value, message: message(noun) });
    }),
    ...forEachText((node, text) => {
      for (const [all, digits, word] of text.matchAll(afterDigits))
        if (!isRight(digits, word)) context.report({ node, message: `«${all}»: ${message(word)}` });
    }),
  }),
};
