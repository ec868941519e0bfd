import { z } from 'zod';
import type { Right } from '../access/can';
import { Usd } from '../kernel/money';
import { counted } from '../kernel/counted';
import { Named } from '../kernel/named';
import { nouns } from '../kernel/nouns';
import { Id, line, text } from '../kernel/text';
import { Instant } from '../kernel/time';

export const tillTexts = {
  nameRequired: 'اسم نقطة البيع مطلوب',
  nameTaken: 'توجد نقطة بيع بهذا الاسم',
  largestSale: 'أكبر فاتورة يجب أن تكون أكثر من صفر',
  secret: 'مفتاح نقطة البيع غير صحيح',
  notFound: 'نقطة البيع غير موجودة',
  unknown:
    'هذا المتصفح ليس نقطة بيع معروفة لدى الخادم. إن جُهزت قبل استعادة نسخة احتياطية فليعتمدها المدير على هذا المتصفح من الإعدادات، وإلا فأعد تجهيزها',
  codeOfAnother: 'رمز نقطة البيع هذه لنقطة بيع أخرى الآن، فلا يمكن اعتمادها',
  codeNeverGiven: 'لم يكن ليُعطى رمز نقطة البيع هذا من هذا المتجر',
  withdrawn: 'نقطة البيع مسحوبة',
  missing: (count: number) =>
    `${counted(count, nouns.invoice)} مؤقتة لم تصل إلى الخادم، أو ضاعت باستعادة نسخة احتياطية: ابحث عن إيصالاتها`,
  copied: 'لنقطة البيع هذه نسخة أخرى، أعد تجهيزها برمز جديد من الإعدادات',
} as const;

/** Milliseconds: a till calls once a minute, and one that missed a few calls is out of contact. */
export const outOfContactAfter = 3 * 60_000;

/** The highest number that a till gives to a sale. */
export const mostSeq = 999_999_999;

/** 32 random bytes in base64url. The till makes them itself, so that no answer contains a secret. */
export const Random = z.string(tillTexts.secret).regex(/^[\w-]{43}$/, tillTexts.secret);

/** What a till may sell while the server cannot be reached. */
const grant = {
  /** Null: without an end. */
  grantUntil: Instant.nullable().default(null),
  /** Null: of any amount. */
  largestSale: Usd.refine((cents) => cents > 0, tillTexts.largestSale)
    .nullable()
    .default(null),
  mayCredit: z.boolean().default(false),
};

export const TillInput = z.strictObject({
  name: line(tillTexts.nameRequired, 60),
  ...grant,
  version: z.int().optional(),
});
export type TillInput = z.output<typeof TillInput>;

export const NewTill = TillInput.omit({ version: true }).extend({ secret: Random, token: Random });
export type NewTill = z.output<typeof NewTill>;

/** A till that the server has forgotten, as it knows itself; after a restored backup that was made before it. */
export const ForgottenTill = NewTill.extend({
  id: Id,
  code: z.string(tillTexts.secret).regex(/^K[1-9]\d{0,8}$/, tillTexts.secret),
  /** The highest number it gave to a sale. */
  seq: z.int().min(0).max(mostSeq),
});
export type ForgottenTill = z.output<typeof ForgottenTill>;

const granted = {
  code: z.string(),
  name: z.string(),
  grantUntil: Instant.nullable(),
  largestSale: Usd.nullable(),
  mayCredit: z.boolean(),
};

export const Till = z.object({
  _id: Id,
  ...granted,
  /** The number of the last sale it made without the server, as far as the server knows. */
  lastSeq: z.int(),
  /** How many of its numbers neither arrived nor wait on it: sales of a lost disk, or from after a restored backup. */
  missing: z.int(),
  /** Sales that were waiting on it at its last contact, and since when. */
  waiting: z.int(),
  waitingSince: Instant.nullable(),
  lastSeenAt: Instant.nullable(),
  /** Milliseconds by which its clock is ahead of the server's; null before the first contact. */
  clockOff: z.int().nullable(),
  appVersion: z.string(),
  /** Bytes that the browser still has for it, and whether it may not delete them by itself; null: unknown. */
  freeStorage: z.int().nullable(),
  isPersistent: z.boolean().nullable(),
  /** When a second copy of its profile was found out. */
  copiedAt: Instant.nullable(),
  withdrawnAt: Instant.nullable(),
  /** When it had sent all sales and deleted its copy after it was withdrawn. */
  emptiedAt: Instant.nullable(),
  people: z.array(Named.extend({ lastSeenAt: Instant })),
  createdBy: Named.nullable(),
  createdAt: Instant,
  version: z.int(),
});
export type Till = z.output<typeof Till>;

/**
 * What a till says at each contact. It stores the next token before it sends it and repeats the request unchanged until
 * it is answered; whoever presents an outdated token with another next one is a second copy of the till.
 */
export const TillContact = z.strictObject({
  token: Random,
  next: Random,
  /** The highest number it gave to a sale. */
  seq: z.int().min(0).max(mostSeq),
  waiting: z.int().min(0).max(mostSeq),
  waitingSince: Instant.nullable().default(null),
  /** Its clock. */
  now: Instant,
  appVersion: text(60),
  freeStorage: z.int().min(0).nullable().default(null),
  isPersistent: z.boolean().nullable().default(null),
  /** Says that a withdrawn till has sent everything and deleted its copy. */
  emptied: z.boolean().default(false),
});
export type TillContact = z.output<typeof TillContact>;

/** The rights that the counter asks for while the server cannot be reached. */
export const counterRights = [
  'sales:create',
  // prices of one's own and discounts
  'sales:update',
  'sales:below_cost',
  'customers:read',
] as const satisfies readonly Right[];

/** Someone who used the till in contact and may unlock it without. */
const TillPerson = Named.extend({
  rights: z.array(z.enum(counterRights)),
  shift: z.object({ _id: Id, drawer: Named }).nullable(),
});

export const TillState = z.object({
  state: z.enum(['active', 'withdrawn', 'copied']),
  ...granted,
  lastSeq: z.int(),
  serverNow: Instant,
  people: z.array(TillPerson),
});
export type TillState = z.output<typeof TillState>;

/** The answer to a contact. */
export const TillAnswer = TillState.extend({
  /** By which the signed-in user proves sales on this till; it is not stored with the rest. Null: no sales any more. */
  sellerKey: z.object({ user: Id, key: z.string() }).nullable(),
});
export type TillAnswer = z.output<typeof TillAnswer>;
