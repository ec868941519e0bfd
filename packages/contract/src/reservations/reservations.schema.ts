import { z } from 'zod';
import { counted } from '../kernel/counted';
import { latinDigits } from '../kernel/fold';
import { keysOf } from '../kernel/keys-of';
import { Named } from '../kernel/named';
import { nouns } from '../kernel/nouns';
import { PositiveQuantity } from '../kernel/quantity';
import { requiredUnless } from '../kernel/required-unless';
import { Id, optionalLine, text } from '../kernel/text';
import { Instant } from '../kernel/time';
import { Unit } from '../units/units.schema';
import { reservationSources, reservationStatus } from './reservations.status';

/** The most days that goods are kept for somebody. */
export const MOST_RESERVED_DAYS = 90;

export const reservationTexts = {
  notFound: 'الحجز غير موجود',
  nothing: 'اختر قطعة واحدة على الأقل',
  whoRequired: 'اختر العميل أو اكتب اسمه',
  until: 'اختر موعداً لم يمض بعد',
  untilTooLate: `أقصى مدة للحجز ${counted(MOST_RESERVED_DAYS, nouns.day)}`,
  ended: 'انتهى هذا الحجز، حدّث الصفحة',
  keptGoods: (part: string, kept: string) => `${part}: محجوز منها لعملاء ${kept}، ألغِ الحجز أولاً`,
  tooFew: (part: string, available: string) => `المتاح للحجز من ${part} هو ${available}`,
} as const;

const Phone = text(60).overwrite((typed) => latinDigits(typed));

/** The end of a reservation: in the future, and not for ever. */
const Until = Instant.refine((until) => until.getTime() > Date.now(), reservationTexts.until).refine(
  (until) => until.getTime() < Date.now() + (MOST_RESERVED_DAYS + 1) * 86_400_000,
  reservationTexts.untilTooLate,
);

export const NewReservation = z
  .strictObject({
    /** All of them are kept, or none. */
    items: z
      .array(
        z.strictObject({
          product: Id,
          quantity: PositiveQuantity,
          /** Where the goods are put aside; by default they are kept wherever they lie. */
          warehouse: Id.nullish(),
        }),
      )
      .min(1, reservationTexts.nothing)
      .max(100),
    customer: Id.nullish(),
    /** Of somebody who is no customer. */
    name: optionalLine(100),
    phone: Phone.optional(),
    until: Until,
    note: optionalLine(500),
  })
  .refine(({ customer, name }) => Boolean(customer ?? name), {
    path: ['name'],
    error: reservationTexts.whoRequired,
  })
  .meta(requiredUnless(['name'], ['customer']));
export type NewReservation = z.output<typeof NewReservation>;

export const ReservationChange = z.strictObject({ until: Until });

/** Whom goods are kept for; absent for readers who may not see customers. */
const Holder = z.object({ customer: Id.nullable(), name: z.string(), phone: z.string() });

export const Reservation = z.object({
  _id: Id,
  part: z.object({ _id: Id, name: z.string(), partNumber: z.string(), unit: Unit, stock: z.number() }),
  warehouse: Named.nullable(),
  quantity: z.number(),
  /** What its holder has bought of it. */
  taken: z.number(),
  holder: Holder.nullable(),
  until: Instant,
  status: z.enum(keysOf(reservationStatus)),
  note: z.string(),
  source: z.object({ type: z.enum(keysOf(reservationSources)), id: Id }).nullable(),
  /** The sale that took it, or that sold its goods to somebody else. */
  sale: z.object({ _id: Id, saleNumber: z.string().nullable() }).nullable(),
  by: z.string(),
  /** Whether the reader made it. */
  isOwn: z.boolean(),
  createdAt: Instant,
  endedAt: Instant.nullable(),
});
export type Reservation = z.output<typeof Reservation>;

/** A reservation that a sale would break, in the details of its refusal. */
export const ReservedForOther = z.object({
  _id: Id,
  product: Id,
  part: z.string(),
  quantity: z.number(),
  until: Instant,
  /** Null for sellers who may not see customers. */
  name: z.string().nullable(),
  /** Whether the sale can be made to its holder without choosing a customer. */
  isByName: z.boolean(),
});
export type ReservedForOther = z.output<typeof ReservedForOther>;
