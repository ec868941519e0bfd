import { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { single } from '../kernel/reply';
import { Id } from '../kernel/text';
import { Day, Instant } from '../kernel/time';

/** Replaces the specification's 'Failed to fetch exchange rate', because screens are in Arabic. */
export const rateFetchFailed = 'فشل في جلب سعر الصرف';
export const rateDateRequired = 'تاريخ سعر الصرف مطلوب';

export const DayOrMoment = z.union([Day, z.iso.datetime({ offset: true })], rateDateRequired);

export const ofZone = { zone: Id.optional() };
/** Asks for the rate in force, or for the one that was in force at an earlier moment. */
export const LatestQuery = z.object({ ...ofZone, at: DayOrMoment.optional() });
export type LatestQuery = z.output<typeof LatestQuery>;

export const ExchangeRate = z.object({
  _id: Id,
  usd_to_yer: z.number(),
  sar_to_yer: z.number().nullable(),
  others: z.array(z.object({ currency: z.string(), to_yer: z.number() })),
  zone: Id,
  zoneName: z.string(),
  recorded_at: Instant,
  note: z.string(),
  created_by: z.object({ name: z.string() }).nullable(),
});
export type ExchangeRate = z.output<typeof ExchangeRate>;

export const CurrentRate = ExchangeRate.extend({
  /** Hours after which the shop calls a rate old. */
  max_age: z.int(),
});
export type CurrentRate = z.output<typeof CurrentRate>;

/** Whether a rate is so old that it may be far from today's. */
export const isStale = (
  { recorded_at, max_age }: Pick<CurrentRate, 'recorded_at' | 'max_age'>,
  now: Date = new Date(),
): boolean => now.getTime() - recorded_at.getTime() > max_age * 3_600_000;

/** The rate that every screen shows, in a module of its own because it is part of the first load. */
export const currentRateApi = defineApi({
  latest: {
    method: 'GET',
    path: '/exchange-rate/latest',
    access: 'signed-in',
    summary: 'سعر الصرف الحالي، في منطقة صندوق المستخدم أو المنطقة المطلوبة',
    query: LatestQuery,
    reply: single(CurrentRate),
  },
});
