import { z } from 'zod';
import { foldCode, plainCode } from '../kernel/fold';
import { keysOf } from '../kernel/keys-of';
import { Id, line, optionalLine } from '../kernel/text';
import { Instant } from '../kernel/time';
import { askedPartStatus } from './asked-parts.status';

export const askedPartTexts = {
  asked: 'اكتب رقم القطعة أو وصفها',
  noLetters: 'اكتب رقماً أو وصفاً فيه حروف أو أرقام',
  notFound: 'الطلب غير موجود',
  noted: 'سُجّل طلب العميل',
} as const;

/** How many of the last times a part was asked for are shown with it. */
export const shownTimes = 5;

const AskedTime = z.object({
  askedAt: Instant,
  by: z.string(),
  /** Null for those who may not see customers, too. */
  customer: z.object({ _id: Id, name: z.string() }).nullable(),
  note: z.string(),
});

/** A part that customers asked for and the shop did not have. */
export const AskedPart = z.object({
  _id: Id,
  /** A scanned code, a part number, or words. */
  asked: z.string(),
  times: z.int(),
  lastAskedAt: Instant,
  status: z.enum(keysOf(askedPartStatus)),
  /** The last times, newest first. */
  recent: z.array(AskedTime),
  /** The shop's part with this number, if there is one by now. */
  part: z.object({ _id: Id, name: z.string(), partNumber: z.string(), quantity: z.number() }).nullable(),
});
export type AskedPart = z.output<typeof AskedPart>;

export const NewAskedPart = z.strictObject({
  asked: line(askedPartTexts.asked, 200)
    .overwrite(plainCode)
    .refine((text) => foldCode(text) !== '', askedPartTexts.noLetters),
  customer: Id.nullish(),
  note: optionalLine(500),
});
export type NewAskedPart = z.output<typeof NewAskedPart>;

export const AskedPartChange = z.strictObject({ status: z.enum(keysOf(askedPartStatus)) });
