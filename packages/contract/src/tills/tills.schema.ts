import { z } from 'zod';
import type { Right } from '../access/can';
import { Usd } from '../kernel/money';
import { counted } from '../kernel/counted';
import { nouns } from '../kernel/nouns';
import { Id, line, text } from '../kernel/text';
import { Instant } from '../kernel/time';

export const tillTexts = {
  nameRequired: 'اسم نقطة البيع مطلوب',
  nameTaken: 'توجد نقطة بيع بهذا الاسم',
  largestSale: 'أكبر فاتورة يجب أن تكون أكثر من صفر',
  secret: 'مفتاح نقطة البيع غير صحيح',
  notFound: 'نقطة البيع غير موجودة',
  unknown: 'هذا المتصفح ليس نقطة بيع معروفة لدى الخادم، أعد تجهيزه من الإعدادات',
  withdrawn: 'نقطة البيع مسحوبة',
  missing: (count: number) =>
    `${counted(count, nouns.invoice)} مؤقتة لم تصل إلى الخادم، أو ضاعت باستعادة نسخة احتياطية: ابحث عن إيصالاتها`,
  copied: 'لنقطة البيع هذه نسخة أخرى، أعد تجهيزها برمز جديد من الإعدادات',
} as const;

/** Milliseconds: a till calls once a minute, and one that missed a few calls is out of contact. */
export const outOfContactAfter = 3 * 60_000;

/** 32 random bytes in base64url. The till makes them itself, so that no answer contains a secret. */
const Random = z.string(tillTexts.secret).regex(/^[\w-]{43}$/, tillTexts.secret);

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

const Named = z.object({ _id: Id, name: z.string() });

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

const most = 2_000_000_000;

/**
 * What a till says at each contact. It stores the next token before it sends it and repeats the request unchanged until
 * it is answered; whoever presents an outdated token with another next one is a second copy of the till.
 */
export const TillContact = z.strictObject({
  token: Random,
  next: Random,
  /** The highest number it gave to a sale. */
  seq: z.int().min(0).max(most),
  waiting: z.int().min(0).max(most),
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
