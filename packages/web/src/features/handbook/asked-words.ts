import { fold } from '@turoos/contract';

const folded = (words: string) => fold(words).split(' ');

/** Words of a question that say nothing about what is asked for. */
const questionWords = new Set(
  folded(`كيف ما ماذا هل لماذا ليش متى أين وين كم من في على إلى عن مع أن أو ثم هذا هذه ذلك التي الذي لو إذا
    أريد أبغى اشتي أقدر أستطيع يمكن ممكن طريقة شرح لا لم أنا`),
);

/** Words that people use for what the handbook names otherwise. */
const sameAs = new Map(
  [
    ['مرور', 'السر السري باسورد باسوورد'],
    // oxlint-disable-next-line arabic/glossary -- people type it
    ['استعاده', 'استرجاع'],
    ['usb', 'فلاش فلاشة فلاشه فلاشميموري'],
    ['excel', 'إكسل اكسيل ايكسل إكسيل'],
    ['نسخه احتياطيه', 'باكب باكاب'],
    ['عملاء', 'زبائن'],
    ['عميل', 'زبون'],
    ['واتساب', 'واتس'],
  ].flatMap(([meant = '', said = '']) => folded(said).map((word): [string, string] => [word, meant])),
);

const withoutArticle = (word: string) => word.replace(/^(?:وال|بال|لل|ال)(?=.{3})/, '');

/** «أنقل», «أطبع»: the handbook says نقل, طباعة, اطبع. */
const firstPerson = /^ا(?=.{3}$)/;

/**
 * Returns what a text asks for as folded words, without the words of a question. A text of nothing else is taken as it
 * is.
 */
export function askedWords(typed: string): string[] {
  const said = fold(typed.replace(/[؟?!.,،؛:«»"]/g, ' '))
    .split(' ')
    .filter(Boolean);
  const asked = said.filter((word) => !questionWords.has(word));
  return [...new Set((asked.length > 0 ? asked : said).map((word) => word.replace(firstPerson, '')))];
}

/** Returns the handbook's own words for one that people use instead. */
export const meantBy = (word: string): string[] =>
  (sameAs.get(word) ?? sameAs.get(withoutArticle(word)) ?? '').split(' ').filter(Boolean);

/** Returns shorter forms of a word that is found nowhere: «النسخة» asks for نسخة, «أسجل» for سجل, «نسيت» for نسي. */
export const shorterForms = (word: string): string[] => {
  const bare = withoutArticle(word);
  const forms = [bare, bare.replace(/^[اتني](?=.{3})/, ''), bare.replace(/(?:ها|ت|ه|ي)$/, '')];
  return forms.filter((form) => form !== word && form.length >= 3);
};
