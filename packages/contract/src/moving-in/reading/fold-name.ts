import { fold } from '../../kernel/fold';

const titles = new Set(
  [
    'الاخ',
    'اخ',
    'الحاج',
    'حاج',
    'الشيخ',
    'شيخ',
    'المهندس',
    'مهندس',
    'م',
    'الاستاذ',
    'استاذ',
    'أ',
    'السيد',
    'سيد',
    'الدكتور',
    'دكتور',
    'د',
    'العميل',
    'عميل',
    'الزبون',
    'المورد',
    'مورد',
    'mr',
    'mrs',
    'eng',
    'dr',
  ].map(fold),
);
const fillers = new Set(['بن', 'ابن', 'حق']);

/**
 * Returns the form in which names of customers and suppliers are compared: without titles, articles, marks and double
 * spaces, «عبد الله» like «عبدالله».
 */
export function foldName(name: string): string {
  const words = fold(name)
    .replace(/[^0-9a-zء-ي]+/g, ' ')
    .trim()
    .replace(/(?<=^| )(عبد|ابو|ام|بيت) (?=\S)/g, '$1')
    .split(' ');
  while (words.length > 1 && titles.has(words[0] ?? '')) words.shift();
  const meant = words.filter((word) => !fillers.has(word));
  return (meant.length > 0 ? meant : words)
    .map((word) => (word.length > 4 && word.startsWith('ال') ? word.slice(2) : word))
    .join(' ');
}
