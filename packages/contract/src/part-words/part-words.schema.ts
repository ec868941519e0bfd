import { z } from 'zod';
import { ltr } from '../kernel/ltr';
import { Id, line } from '../kernel/text';
import { Instant } from '../kernel/time';

export const partWordTexts = {
  word: 'اكتب الكلمة كما يقولها الناس',
  means: 'اكتب كلمة واحدة على الأقل تعني القطعة نفسها',
  mostMeans: 'لا يمكن أن تعني الكلمة أكثر من 20 كلمة',
  mostWords: 'لا تزيد العبارة على أربع كلمات',
  notFound: 'هذه الكلمة غير موجودة في القاموس، حدّث الصفحة',
  unknownGroup: 'هذه المجموعة غير موجودة في القاموس',
  taken: (word: string) => `«${word}» مسجلة من قبل، عدّلها بدلاً من إضافتها`,
  itself: (word: string) => `«${word}» لا تُشرح بنفسها، اكتب كلمة أخرى تعني القطعة`,
  circle: (path: readonly string[]) =>
    `هذه الكلمات تدور حول نفسها: ${path.map((word) => `«${word}»`).join(' ثم ')}، احذف إحداها`,
  noSuggestion: 'هذا الاقتراح لم يعد موجوداً، حدّث الصفحة',
  decided: 'سبق البتّ في هذا الاقتراح، حدّث الصفحة',
  noPart: (part: string) => `القطعة ${ltr(part)} غير موجودة`,
} as const;

/** The longest phrase that a search looks up as one. */
const mostWords = 4;

const phrase = (missing: string) =>
  line(missing, 60).refine((text) => text.trim().split(/\s+/).length <= mostWords, partWordTexts.mostWords);

export const PartWordInput = z.strictObject({
  word: phrase(partWordTexts.word),
  means: z
    .array(phrase(partWordTexts.means), partWordTexts.means)
    .min(1, partWordTexts.means)
    .max(20, partWordTexts.mostMeans),
});
export type PartWordInput = z.output<typeof PartWordInput>;

export const PartWordChanges = PartWordInput.partial().extend({ version: z.int().optional() });
export type PartWordChanges = z.output<typeof PartWordChanges>;

export const wordSources = { own: 'كلمات المتجر', builtIn: 'القاموس المدمج', off: 'غير نشطة' } as const;
export type WordSource = keyof typeof wordSources;

/** A line of the dictionary: a word of the shop, or a built-in group, whose words all mean the same. */
export const PartWordEntry = z.object({
  /** The id of an own word, the English name of a built-in group. */
  _id: z.string(),
  source: z.enum(['own', 'builtIn']),
  word: z.string(),
  means: z.array(z.string()),
  /** A built-in group may be switched off. */
  isOn: z.boolean(),
  /** Of an own word. */
  version: z.int().nullable(),
  userName: z.string(),
});
export type PartWordEntry = z.output<typeof PartWordEntry>;

export const wordSuggestionStatuses = ['waiting', 'accepted', 'dismissed'] as const;
export type WordSuggestionStatus = (typeof wordSuggestionStatuses)[number];

/** What was typed in vain and the part that was chosen afterwards. */
export const WordSuggestion = z.object({
  _id: Id,
  word: z.string(),
  part: z.object({ _id: Id, name: z.string(), partNumber: z.string() }),
  /** The words of the part's name that the searched word may mean. */
  means: z.array(z.string()),
  times: z.int(),
  users: z.array(z.string()),
  lastAt: Instant,
});
export type WordSuggestion = z.output<typeof WordSuggestion>;

/** A text that found nothing, and the part that was chosen soon afterwards at the same counter. */
export const LearnedPick = z.strictObject({
  typed: line(partWordTexts.word, 60),
  product: Id,
});
export type LearnedPick = z.output<typeof LearnedPick>;
