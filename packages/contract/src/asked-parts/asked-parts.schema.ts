import { z } from 'zod';
import { foldCode, latinDigits, plainCode } from '../kernel/fold';
import { keysOf } from '../kernel/keys-of';
import { Usd } from '../kernel/money';
import { Named } from '../kernel/named';
import { PositiveQuantity } from '../kernel/quantity';
import { requiredUnless } from '../kernel/required-unless';
import { Id, line, optionalCode, optionalLine, text } from '../kernel/text';
import { Instant } from '../kernel/time';
import { channelNames } from '../marketing/marketing.status';
import { Unit } from '../units/units.schema';
import { askedPartStatus, askedTimeStatus, type AskedPartStatus } from './asked-parts.status';

export const askedPartTexts = {
  asked: 'اكتب رقم القطعة أو وصفها',
  noLetters: 'اكتب رقماً أو وصفاً فيه حروف أو أرقام',
  notFound: 'الطلب غير موجود',
  noted: 'سُجّل طلب العميل',
  year: 'السنة غير صحيحة',
  askersRequired: 'اختر من تبلغه',
  nobody: 'لا يمكن إبلاغ أحد ممن اخترتهم: أُبلغوا من قبل، أو بلا رقم أو بريد، أو نفدت القطعة',
} as const;

/** How many of the last times a part was asked for are shown with it. */
export const shownTimes = 5;
/** How many who asked for a part are listed. */
export const MOST_ASKERS = 200;

const car = {
  make: z.string(),
  model: z.string(),
  year: z.int().nullable(),
  vin: z.string(),
};

const AskedTime = z.object({
  _id: Id,
  askedAt: Instant,
  by: z.string(),
  quantity: z.number(),
  /** Null for those who may not see customers, too. */
  customer: Named.nullable(),
  /** Of somebody who is no customer; empty for those who may not see customers. */
  name: z.string(),
  ...car,
  note: z.string(),
  status: z.enum(keysOf(askedTimeStatus)),
});

/** A part that customers asked for and the shop did not have. */
export const AskedPart = z.object({
  _id: Id,
  /** A scanned code, a part number, or words. */
  asked: z.string(),
  times: z.int(),
  /** How many were asked for in all. */
  quantity: z.number(),
  lastAskedAt: Instant,
  status: z.enum(keysOf(askedPartStatus)),
  /** How many wait for the part, and how many of them can be told that it has come. */
  waiting: z.int(),
  arrived: z.int(),
  /** The last times, newest first. */
  recent: z.array(AskedTime),
  /** The shop's part that is meant, or has this number. */
  part: z
    .object({
      _id: Id,
      name: z.string(),
      partNumber: z.string(),
      unit: Unit,
      quantity: z.number(),
      /** What is kept for nobody. */
      free: z.number(),
      sellingPrice: Usd,
    })
    .nullable(),
  /** What was asked for at the part's selling price. */
  value: Usd.nullable(),
});
export type AskedPart = z.output<typeof AskedPart>;

/** Counts of all parts that were asked for. */
export const AskedPartsSummary = z.object({
  open: z.int(),
  ordered: z.int(),
  /** Parts that have come while somebody waits to be told. */
  arrived: z.int(),
  /** Those who wait to be told. */
  toTell: z.int(),
});
export type AskedPartsSummary = z.output<typeof AskedPartsSummary>;

/** Somebody who asked, with what is needed to tell them. */
export const Asker = AskedTime.extend({
  phone: z.string(),
  email: z.string(),
  /** What they pay for a piece of the part, by their tier and quantity; 0 while it has no price. */
  price: Usd,
  toldAt: Instant.nullable(),
});
export type Asker = z.output<typeof Asker>;

export const NewAskedPart = z
  .strictObject({
    /** Words or a code; the number of the part by default. */
    asked: line(askedPartTexts.asked, 200)
      .overwrite(plainCode)
      .refine((typed) => foldCode(typed) !== '', askedPartTexts.noLetters)
      .optional(),
    /** A part of the shop that is out of stock. */
    product: Id.nullish(),
    quantity: PositiveQuantity.optional(),
    customer: Id.nullish(),
    name: optionalLine(100),
    phone: text(60)
      .overwrite((typed) => latinDigits(typed))
      .optional(),
    make: optionalLine(60),
    model: optionalLine(60),
    year: z.int(askedPartTexts.year).min(1900, askedPartTexts.year).max(2200, askedPartTexts.year).nullish(),
    vin: optionalCode(30),
    note: optionalLine(500),
  })
  .refine(({ asked, product }) => Boolean(asked ?? product), {
    path: ['asked'],
    error: askedPartTexts.asked,
  })
  .meta(requiredUnless(['asked'], ['product']));
export type NewAskedPart = z.output<typeof NewAskedPart>;

/** What a buyer decides; the other statuses follow from what happens. */
export const decisions = [
  'open',
  'ordered',
  'ignored',
  'closed',
] as const satisfies readonly AskedPartStatus[];

/** The buyer's decision, the part of the shop that is meant, or both. */
export const AskedPartChange = z.strictObject({
  status: z.enum(decisions).optional(),
  product: Id.nullable().optional(),
});
export type AskedPartChange = z.output<typeof AskedPartChange>;

export const NewTelling = z.strictObject({
  /** Those who asked, by the id of the time they did. */
  askers: z.array(Id).min(1, askedPartTexts.askersRequired).max(MOST_ASKERS),
  channel: z.enum(channelNames),
  /** Keeps what each asked for, for the shop's usual days. */
  reserve: z.boolean().default(true),
});
export type NewTelling = z.output<typeof NewTelling>;

/** How many messages were queued, and why others were not. */
export const Told = z.object({
  told: z.int(),
  reserved: z.int(),
  withoutAddress: z.int(),
  /** Nothing was left to keep for them. */
  withoutStock: z.int(),
  alreadyTold: z.int(),
});
export type Told = z.output<typeof Told>;
