import { fold } from '../../kernel/fold';

const currencyWords = new Set(
  [
    'ريال',
    'بالريال',
    'ريالات',
    'يمني',
    'اليمني',
    'ر',
    'ي',
    'yer',
    'yr',
    'دولار',
    'بالدولار',
    'الدولار',
    'امريكي',
    'الامريكي',
    'usd',
    'us',
    'سعودي',
    'س',
    'sar',
    'يورو',
    'eur',
    'درهم',
    'aed',
  ].map(fold),
);
const remarks = /\([^)]*\)|\[[^\]]*\]/g;
const notWord = /[^0-9a-zء-ي#%]+/;

/**
 * Returns the form in which headings are compared: «سعر البيع (ريال)», «سعر بيع» and «سعر البيع $» are one, with and
 * without the article. A heading of nothing but a currency stands for itself.
 */
export function headingKey(heading: string): string {
  const text = fold(heading);
  const words = wordsOf(text.replace(remarks, ' '));
  const meant = words.filter((word) => !currencyWords.has(word));
  if (meant.length > 0) return meant.join('');
  return wordsOf(text).join('');
}

const wordsOf = (text: string): string[] =>
  text
    .split(notWord)
    .filter((word) => word !== '')
    .map((word) => (word.length > 3 && word.startsWith('ال') ? word.slice(2) : word));
