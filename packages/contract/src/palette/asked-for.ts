import { fold } from '../kernel/fold';

/** What a question is about: a part, an account, a payment or a document. */
type About = 'part' | 'account' | 'payment' | 'document';

/** Words before the thing that a question asks for; longer ones come before those they begin with. */
const leads: readonly [string, About][] = [
  ['هل موجود', 'part'],
  ['هل يوجد', 'part'],
  ['هل عندك', 'part'],
  ['هل عندكم', 'part'],
  ['كم سعر', 'part'],
  ['بكم', 'part'],
  ['سعر', 'part'],
  ['موجود', 'part'],
  ['يوجد', 'part'],
  ['عندك', 'part'],
  ['عندكم', 'part'],
  ['كم على', 'account'],
  ['كم عليه', 'account'],
  ['كم رصيد', 'account'],
  ['كم لـ', 'account'],
  ['كم له', 'account'],
  ['كم', 'account'],
  ['رصيد', 'account'],
  ['حساب', 'account'],
  ['قبض من', 'payment'],
  ['قبض', 'payment'],
  ['فاتورة', 'document'],
];
const begins = leads.map(([words, about]) => ({ words: fold(words).split(' '), about }));
const ends: readonly string[] = ['بكم', 'موجود'].map(fold);

export interface Asked {
  /** The name or number without the words of the question. */
  subject: string;
  about: About | undefined;
}

/** Reads a text as it is asked at the counter: «بكم فلتر زيت؟» asks for the part «فلتر زيت». */
export function askedFor(text: string): Asked {
  const typed = text.replace(/[?؟]/g, ' ').split(/\s+/).filter(Boolean);
  const folded = typed.map(fold);
  const lead = begins.find(
    ({ words }) => words.length < typed.length && words.every((word, index) => folded[index] === word),
  );
  if (lead) {
    const [first = '', ...more] = typed.slice(lead.words.length);
    const name = lead.words.at(-1) === 'كم' ? withoutFor(first) : first;
    return { subject: [name, ...more].join(' '), about: lead.about };
  }
  if (typed.length > 1 && ends.includes(folded.at(-1) ?? ''))
    return { subject: typed.slice(0, -1).join(' '), about: 'part' };
  return { subject: typed.join(' '), about: undefined };
}

/** «كم للقدسي» means «القدسي»: the preposition is written onto the article. */
const withoutFor = (word: string): string => word.replace(/^لل(?=..)/, 'ال');
