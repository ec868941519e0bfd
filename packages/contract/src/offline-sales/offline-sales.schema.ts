import { z } from 'zod';
import { moneyText } from '../cash/handed-money';
import { MoneyAmount, TenderInput } from '../cash/tender.schema';
import { CurrencyCode } from '../currencies/currencies.schema';
import { rialRate } from '../exchange-rates/exchange-rates.schema';
import { keysOf } from '../kernel/keys-of';
import { ltr } from '../kernel/ltr';
import { Usd } from '../kernel/money';
import { Named } from '../kernel/named';
import { PositiveQuantity } from '../kernel/quantity';
import { Id, text } from '../kernel/text';
import { Instant } from '../kernel/time';
import { Sale } from '../sales/sales.schema';
import { mostSeq, Random } from '../tills/tills.schema';
import { Unit } from '../units/units.schema';
import { decisionKindNames, decisionProblems, decisionStatusNames } from './decisions.status';

export const offlineSaleTexts = {
  notFound: 'لم يتم العثور على البيع',
  otherNumber: 'رقم الفاتورة المؤقت ليس من أرقام نقطة البيع هذه',
  reused: 'وصلت من قبل فاتورة أخرى بالمعرف نفسه',
  amount: 'يرجى إدخال مبلغ صحيح',
  noRescueFile: 'هذا ليس ملف مبيعات محفوظاً من نقطة بيع، أو هو ناقص',
  newerRescueFile: 'حُفظ الملف بإصدار أحدث من النظام، حدّث الخادم ثم أعد المحاولة',
  damagedRescueFile: 'الملف تالف أو ليس من نقطة البيع المذكورة فيه',
  hugeRescueFile: 'في الملف مبيعات أكثر مما تحفظه نقطة بيع',
  secretElsewhere: 'لا يعرف هذا الخادم مفتاح نقطة البيع بعد: صِلها به مرة ثم أعد المحاولة',
  noteRequired: 'اكتب سبب القرار',
  nothingOpen: 'لا يوجد في هذا البيع ما يحتاج قراراً، حدّث الصفحة',
  bookFirst: 'لم تُسجل الفاتورة بعد: سجّلها أو ألغها أولاً',
  booked: 'سُجلت الفاتورة من قبل، حدّث الصفحة',
  noLateCash: 'لا نقود لهذا البيع خارج ورديته المقفلة',
  countedElsewhere: 'أُقفلت بعدها الوردية التي سُجلت فيها نقوده، وظهر الفرق في عدّها',
  /** `found` is what the count of the shift found too much, below zero too little; `needed` is the cash of the sale. */
  notFoundInCount: (close: string, found: MoneyAmount, needed: MoneyAmount) =>
    `عدّ ${ltr(close)} ${differenceText(found)}، ونقود هذا البيع ${moneyText(needed)}`,
  stillUnbookable: (reasons: readonly string[]) => `ما زال تسجيل الفاتورة متعذّراً: ${reasons.join('، ')}`,
} as const;

const differenceText = ({ currency, amount: found }: MoneyAmount): string =>
  found === 0
    ? 'لم يجد فرقاً في هذه العملة'
    : `وجد ${found > 0 ? 'زيادة' : 'عجزاً'} ${moneyText({ currency, amount: Math.abs(found) })}`;

const amount = Usd.refine((cents) => cents >= 0, offlineSaleTexts.amount);

/**
 * A sale that a till made while the server could not be reached. It is a fact: the goods are gone and the money was
 * taken, so it is booked as it was made, and what does not fit is put before a manager.
 */
export const NewOfflineSale = z.strictObject({
  /** Chosen by the till; the same one however often the sale is sent. */
  id: Id,
  seq: z.int().min(1).max(mostSeq),
  /** As on the receipt: K3-000123. */
  number: text(40),
  /** Who had unlocked the till. */
  user: Id,
  /**
   * Whether it was sent as an ordinary sale before, without an answer, under its id as the idempotency key: the server may
   * have booked it already.
   */
  wasTried: z.boolean(),
  /** By the till's clock; sentAt may differ when it is sent again. */
  madeAt: Instant,
  sentAt: Instant,
  /** The till's token as of its last contact, by which a second copy of it is found out. */
  token: Random,
  /** Made with the key of the seller; null if the till did not have it. A sale in another name needs it. */
  proof: z.string().max(100).nullable().default(null),
  shift: Id.nullable(),
  customer: Id.nullable(),
  customerName: text(200),
  items: z
    .array(
      z.strictObject({
        product: Id,
        quantity: PositiveQuantity,
        price: amount,
        /** The selling price in the till's copy. */
        listPrice: amount,
      }),
    )
    .min(1)
    .max(500),
  discount: amount,
  /** The money handed over; empty: nothing was paid. */
  tenders: z.array(TenderInput.omit({ drawer: true })).max(10),
  change: MoneyAmount.extend({ rest: MoneyAmount.optional() }).nullable(),
  /** The rates it was counted with. */
  rates: z.strictObject({
    usdToYer: rialRate(2).nullable(),
    toYer: z.record(CurrencyCode, rialRate(4)),
  }),
  /** Percent; 0 in a shop that charges no tax. */
  taxRate: z.number().min(0).max(100),
  /** As on the receipt. */
  grandTotal: amount,
  rounding: Usd,
  notes: text(5000),
  /** What the till believed that it may sell. */
  grant: z.strictObject({
    until: Instant.nullable(),
    largestSale: Usd.nullable(),
    mayCredit: z.boolean(),
  }),
});
export type NewOfflineSale = z.output<typeof NewOfflineSale>;

/** What is kept of it for ever, and proven by the seller; the rest belongs to the delivery. */
export const OfflineSaleFact = NewOfflineSale.omit({ sentAt: true, token: true, proof: true });
export type OfflineSaleFact = z.output<typeof OfflineSaleFact>;

const problem = z.enum(keysOf(decisionProblems));

/** A line of the sale that a decision is about. */
const DecisionPart = z.object({
  product: Id,
  /** Empty: a part that is gone. */
  name: z.string(),
  partNumber: z.string(),
  problems: z.array(problem),
  unit: Unit.optional(),
  /** Pieces that were sold but not in stock, and the adjustment that brought them in. */
  missing: z.number().optional(),
  adjustment: z.object({ _id: Id, number: z.string() }).optional(),
  price: Usd.optional(),
  listPrice: Usd.optional(),
  /** The selling price when the sale arrived. */
  priceNow: Usd.optional(),
});
export type DecisionPart = z.output<typeof DecisionPart>;

/** What a manager needs to know; each kind has its own fields. */
export const DecisionDetails = z.object({
  problems: z.array(problem).default([]),
  parts: z.array(DecisionPart).optional(),
  /** Rials for one of the currency, at the till and by the shop's rates of that moment. */
  rates: z
    .array(z.object({ currency: z.string(), at: z.number().nullable(), shop: z.number().nullable() }))
    .optional(),
  /** The amount in question, and the one it is compared with. */
  amount: Usd.optional(),
  limit: Usd.optional(),
  /** Percent, of the tax. */
  percents: z.object({ at: z.number(), shop: z.number() }).optional(),
  /** A person or a number. */
  name: z.string().optional(),
  /** The time by the till's clock, as text. */
  time: z.string().optional(),
  /** The day it was booked on instead. */
  day: z.string().optional(),
  /** Invoices of the seller that may be this sale. */
  sales: z.array(z.object({ _id: Id, number: z.string(), at: z.string() })).optional(),
  /** Why money or a total could not be booked. */
  reason: z.string().optional(),
});
export type DecisionDetails = z.output<typeof DecisionDetails>;

export const SaleDecision = z.object({
  _id: Id,
  kind: z.enum(decisionKindNames),
  details: DecisionDetails,
  status: z.enum(decisionStatusNames),
  note: z.string(),
  decidedBy: Named.nullable(),
  decidedAt: Instant.nullable(),
});
export type SaleDecision = z.output<typeof SaleDecision>;

/** The answer to the till: its sale is kept and it may forget it. */
export const BookedOfflineSale = z.object({
  id: Id,
  /** With a suffix if the number had come before. */
  number: z.string(),
  /** Null while a manager must decide before it can be booked. */
  sale: Id.nullable(),
  saleNumber: z.string().nullable(),
  /** The stock of a copy that is newer contains it. */
  receivedAt: Instant,
  decisions: z.array(z.enum(decisionKindNames)),
});
export type BookedOfflineSale = z.output<typeof BookedOfflineSale>;

export const OfflineSale = z.object({
  _id: Id,
  number: z.string(),
  till: Named.extend({ code: z.string() }),
  sale: z.object({ _id: Id, saleNumber: z.string().nullable(), status: z.string() }).nullable(),
  customerName: z.string(),
  grandTotal: Usd,
  usd_to_yer: z.number().nullable(),
  /** In whose name it is booked. */
  seller: Named.nullable(),
  /** By the corrected clock of the till, and when it arrived. */
  madeAt: Instant,
  receivedAt: Instant,
  decisions: z.array(SaleDecision),
});
export type OfflineSale = z.output<typeof OfflineSale>;

const PartName = z.object({ product: Id, name: z.string(), partNumber: z.string(), unit: Unit });

/** Cash that lay in a drawer when its shift was closed, and was booked elsewhere when its sale arrived later. */
export const LateCash = z.object({
  shift: z.object({ _id: Id, drawer: z.string(), zNumber: z.int(), closedAt: Instant }),
  /** Where it was booked: a safe, or the drawer of a later shift. */
  booked: z.array(MoneyAmount.extend({ account: Named })),
  /** What the count found too much, below zero too little, less what other sales explained. */
  found: z.array(MoneyAmount),
  /** Why it cannot be taken off where it was booked; null: it can. */
  blocked: z.string().nullable(),
});
export type LateCash = z.output<typeof LateCash>;

export const OfflineSaleDetail = OfflineSale.extend({
  fact: OfflineSaleFact,
  /** The user who had unlocked the till, also if the sale is booked in another name; null for a deleted user. */
  reportedSeller: Named.nullable(),
  /** The parts in the lines of the fact, as far as they still exist. */
  parts: z.array(PartName),
  /** Where the parts that were short may lie, and the quantity that is booked there now. */
  shelves: z.array(PartName.extend({ warehouse: Named, quantity: z.number() })),
  /** The last sale of each part that was short before this one arrived: it took the pieces. */
  soldBefore: z.array(
    z.object({
      product: Id,
      sale: Id,
      number: z.string(),
      offlineNumber: z.string().nullable(),
      at: z.string(),
    }),
  ),
  /** The invoice as it is now; null while it is not booked. */
  booked: Sale.nullable(),
  /** The cash of a sale whose shift was closed before it arrived; null for any other. */
  lateCash: LateCash.nullable(),
  /** Whom to call; null: a walk-in, or gone. */
  customer: Named.extend({ phone: z.string() }).nullable(),
});
export type OfflineSaleDetail = z.output<typeof OfflineSaleDetail>;
