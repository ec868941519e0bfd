import { z } from 'zod';
import { latinDigits } from '../kernel/fold';
import { keysOf } from '../kernel/keys-of';
import { RialsSum, Usd } from '../kernel/money';
import { Named } from '../kernel/named';
import { PositiveQuantity } from '../kernel/quantity';
import { requiredUnless } from '../kernel/required-unless';
import { Id, optionalCode, optionalLine, text } from '../kernel/text';
import { addDays, adenDay, Day, Instant } from '../kernel/time';
import { reservationStatus } from '../reservations/reservations.status';
import { saleStatus } from '../sales/sales.status';
import { Unit } from '../units/units.schema';
import { alternativeKinds, lostReasons, quotationStatus } from './quotations.status';
import { MOST_ALTERNATIVES, MOST_QUOTED_DAYS, MOST_QUOTED_LINES, quotationTexts } from './quotations.texts';

const price = Usd.refine((cents) => cents >= 0, 'السعر لا يمكن أن يكون سالباً');
const kinds = z.enum(keysOf(alternativeKinds));

const NewAlternative = z
  .strictObject({
    /** A part of the shop; without one the alternative is described in words. */
    product: Id.nullish(),
    name: optionalLine(200),
    partNumber: optionalCode(60),
    kind: kinds.default('other'),
    quantity: PositiveQuantity,
    /** Defaults to the part's selling price; a different price requires the right to change prices. */
    price: price.optional(),
    /** The price as agreed in rials, which cents can't always hold: the price follows from it at the quotation's rate. */
    priceYer: z.int('الريال مبلغ صحيح بلا كسور').min(0).max(1_000_000_000_000).optional(),
    /** The selling price the seller saw; if it has changed since, nothing is saved at a price nobody saw. */
    listPrice: price.optional(),
  })
  .refine(({ product, name }) => Boolean(product ?? name), {
    path: ['name'],
    error: quotationTexts.whatRequired,
  })
  .refine(({ product, price: asked }) => Boolean(product) || asked !== undefined, {
    path: ['price'],
    error: quotationTexts.priceRequired,
  })
  .meta(requiredUnless(['name', 'price'], ['product']));

const NewLine = z.strictObject({
  /** What was asked for, in words; by default the name of the first alternative. */
  title: optionalLine(200),
  alternatives: z
    .array(NewAlternative, quotationTexts.noAlternative)
    .min(1, quotationTexts.noAlternative)
    .max(MOST_ALTERNATIVES, quotationTexts.tooManyAlternatives),
});

/** The last day of a quotation: not past, and not for ever. */
const ValidUntil = Day.refine((day) => day >= adenDay(), quotationTexts.validUntil).refine(
  (day) => day <= addDays(adenDay(), MOST_QUOTED_DAYS),
  quotationTexts.validTooLong,
);

const fields = {
  customer: Id.nullish(),
  /** Of somebody who is no customer. */
  name: optionalLine(100),
  phone: text(60)
    .overwrite((typed) => latinDigits(typed))
    .optional(),
  make: optionalLine(60),
  model: optionalLine(60),
  year: z.int(quotationTexts.year).min(1900, quotationTexts.year).max(2200, quotationTexts.year).nullish(),
  vin: optionalCode(30),
  lines: z
    .array(NewLine, quotationTexts.empty)
    .min(1, quotationTexts.empty)
    .max(MOST_QUOTED_LINES, quotationTexts.tooManyLines),
  /** Of the first alternatives together. */
  discount: Usd.refine((cents) => cents >= 0, 'يرجى إدخال مبلغ صحيح').optional(),
  note: optionalLine(1000),
  /** Defaults to the shop's usual days. */
  validUntil: ValidUntil.optional(),
};
const hasWho = ({ customer, name }: { customer?: string | null | undefined; name?: string | undefined }) =>
  Boolean(customer ?? name);
const who = { path: ['name'], error: quotationTexts.whoRequired };
const namedOrKnown = requiredUnless(['name'], ['customer']);

export const NewQuotation = z.strictObject(fields).refine(hasWho, who).meta(namedOrKnown);
export type NewQuotation = z.output<typeof NewQuotation>;

/** The whole quotation as it shall be. */
export const QuotationChanges = z
  .strictObject({
    ...fields,
    version: z.int(),
    /** Takes the rate of now; else it keeps the rate that its rials were agreed at. */
    atTodaysRate: z.boolean().optional(),
  })
  .refine(hasWho, who)
  .meta(namedOrKnown);
export type QuotationChanges = z.output<typeof QuotationChanges>;

export const QuotationLoss = z.strictObject({
  reason: z.enum(keysOf(lostReasons), quotationTexts.reason),
  note: optionalLine(500),
});
export type QuotationLoss = z.output<typeof QuotationLoss>;

export const QuotationKeeping = z.strictObject({
  /** Of parts of the shop; all of them are kept, or none. */
  alternatives: z.array(Id).min(1, quotationTexts.nothingChosen).max(MOST_QUOTED_LINES),
  /** The last day; by default that of the quotation. */
  until: ValidUntil.optional(),
});
export type QuotationKeeping = z.output<typeof QuotationKeeping>;

const QuotedSale = z.object({
  _id: Id,
  saleNumber: z.string().nullable(),
  status: z.enum(keysOf(saleStatus)),
});

export const Alternative = z.object({
  _id: Id,
  /** Null if it was described in words, or the part is deleted since. */
  product: Id.nullable(),
  name: z.string(),
  partNumber: z.string(),
  /** Of the part as it is now; '' for one in words. */
  brand: z.string(),
  kind: kinds,
  unit: Unit.nullable(),
  quantity: z.number(),
  price: Usd,
  total: Usd,
  /** Rials as they stand on the paper; null without a rate. */
  priceYer: z.int().nullable(),
  totalYer: z.int().nullable(),
  /** The part's price on that day for this customer and quantity; null for one in words. */
  listPrice: Usd.nullable(),
  /** The sale that took it, held or made; a cancelled one does not count. */
  sale: QuotedSale.nullable(),
  /** How many of it are in that sale. */
  taken: z.number(),
  /** The part as it is now. */
  now: z.object({ price: Usd, stock: z.number(), reserved: z.number(), isActive: z.boolean() }).nullable(),
});
export type Alternative = z.output<typeof Alternative>;

export const QuotedLine = z.object({ title: z.string(), alternatives: z.array(Alternative) });
export type QuotedLine = z.output<typeof QuotedLine>;

/** A quotation in lists. */
export const QuotationRow = z.object({
  _id: Id,
  number: z.string(),
  status: z.enum(keysOf(quotationStatus)),
  customer: Id.nullable(),
  customerName: z.string(),
  /** Empty for those who may not see customers. */
  phone: z.string(),
  make: z.string(),
  model: z.string(),
  year: z.int().nullable(),
  vin: z.string(),
  /** How many things were asked for, and how many of them were sold. */
  lineCount: z.int(),
  soldCount: z.int(),
  /** Of the first alternatives. */
  subtotal: Usd,
  discount: Usd,
  tax: Usd,
  grandTotal: Usd,
  /** Rials as they stand on the paper; null without a rate. */
  subtotalYer: z.int().nullable(),
  grandTotalYer: z.int().nullable(),
  /** Percent. */
  taxRate: z.number(),
  /** Rials per dollar that its amounts were agreed at. */
  usd_to_yer: z.number().nullable(),
  note: z.string(),
  validUntil: z.string(),
  sentAt: Instant.nullable(),
  lostReason: z.enum(keysOf(lostReasons)).nullable(),
  lostNote: z.string(),
  createdBy: Named.nullable(),
  version: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type QuotationRow = z.output<typeof QuotationRow>;

export const Quotation = QuotationRow.extend({
  lines: z.array(QuotedLine),
  /** What is or was kept for it. */
  reservations: z.array(
    z.object({
      _id: Id,
      product: Id,
      quantity: z.number(),
      taken: z.number(),
      until: Instant,
      status: z.enum(keysOf(reservationStatus)),
    }),
  ),
});
export type Quotation = z.output<typeof Quotation>;

const Share = z.object({ count: z.int(), value: Usd, rials: RialsSum });

/** What became of the quotations of a period. */
export const QuotationsReport = z.object({
  /** How many quotations it is about. */
  total: z.int(),
  all: Share,
  open: Share,
  /** Quotations of which at least one piece was sold; their value counts the sold pieces only, at the quoted prices. */
  won: Share,
  lost: Share,
  expired: Share,
  reasons: z.array(Share.extend({ reason: z.enum(keysOf(lostReasons)) })),
  /** Those who made them, the most first. */
  sellers: z.array(
    z.object({
      seller: Named.nullable(),
      count: z.int(),
      value: Usd,
      won: z.int(),
      wonValue: Usd,
      wonRials: RialsSum,
      over: z.int(),
    }),
  ),
});
export type QuotationsReport = z.output<typeof QuotationsReport>;
