import { z } from 'zod';
import { MoneyAmount, resentTenderFields, tendered, tenderFields } from '../cash/tender.schema';
import { keysOf } from '../kernel/keys-of';
import { RialsSum, Usd, usdText } from '../kernel/money';
import { Named } from '../kernel/named';
import { PositiveQuantity, Quantity } from '../kernel/quantity';
import { Id, optionalLine, optionalText } from '../kernel/text';
import { Instant } from '../kernel/time';
import { SoldQuotation } from '../quotations/sold-quotation';
import { Unit } from '../units/units.schema';
import { SaleCar } from './sale-car.schema';
import { paymentMethods, paymentStatus, saleStatus, type SaleStatus } from './sales.status';

export const saleTexts = {
  empty: 'الفاتورة فارغة',
  notFound: 'لم يتم العثور على الفاتورة',
  paymentTypeRequired: 'يرجى اختيار نوع الدفع',
  customerRequired: 'البيع الآجل أو الجزئي يتطلب اختيار عميل',
  customerBlocked: (name: string) => `العميل ${name} محظور، لا يمكنه الشراء بالآجل`,
  customerInactive: (name: string) => `العميل ${name} غير نشط، لا يمكنه الشراء بالآجل`,
  partialRequired: 'يرجى إدخال المبلغ المدفوع',
  paidTooMuch: 'المبلغ المدفوع لا يمكن أن يتجاوز إجمالي الفاتورة',
  discountTooBig: 'الخصم لا يمكن أن يتجاوز مجموع الفاتورة',
  refundAmount: 'يرجى إدخال مبلغ المرتجع',
  refundTooBig: 'مبلغ المرتجع لا يمكن أن يتجاوز إجمالي الفاتورة',
  refundBeyondRest: 'أُرجع من هذه الفاتورة من قبل، فلا يتجاوز المرتجع ما بقي منها',
  refundReason: 'مرتجع',
  partMissing: 'إحدى القطع لم تعد موجودة، احذفها من الفاتورة',
  partInactive: (name: string) => `القطعة ${name} غير نشطة ولا يمكن بيعها`,
  moreThanStock: (name: string, quantity: string, stock: string) =>
    `الكمية المطلوبة من ${name} هي ${quantity} والمتوفر ${stock}`,
  priceChanged: (name: string, price: number) => `تغير سعر ${name} إلى ${usdText(price)} دولار`,
  totalTooBig: 'إجمالي الفاتورة أكبر من المسموح',
  overCreditLimit: (name: string) => `هذه الفاتورة تتجاوز حد الائتمان للعميل ${name}`,
  mayNotPrice: 'ليس لديك صلاحية لتغيير سعر البيع',
  mayNotDiscount: 'ليس لديك صلاحية لمنح خصم',
  mayNotSellBelowCost: 'ليس لديك صلاحية للبيع بأقل من التكلفة',
  mayNotOverride: 'ليس لديك صلاحية لتجاوز حد الائتمان',
  notSold: 'إحدى القطع ليست في هذه الفاتورة',
  returnTooMany: (name: string, left: string) => `المتبقي من ${name} في الفاتورة ${left} فقط`,
  notCompleted: (status: SaleStatus) => `لا يمكن ذلك لأن الفاتورة ${saleStatus[status].label}، حدّث الصفحة`,
  immutable: 'لا يمكن تعديل الأصناف والمبالغ والعميل بعد حفظ الفاتورة',
  nothingLeft: 'لا يوجد مبلغ متبقٍ على الفاتورة',
  paidTooLittle: 'المبلغ المدفوع لا يمكن أن يقل عما سُدد من قبل',
} as const;

const price = Usd.refine((cents) => cents >= 0, 'السعر لا يمكن أن يكون سالباً');
const amount = Usd.refine((cents) => cents >= 0, 'يرجى إدخال مبلغ صحيح');
const methods = keysOf(paymentMethods);

const NewSaleItem = z.strictObject({
  product: Id,
  quantity: Quantity,
  /**
   * Defaults to the part's price for this customer and quantity (`appliedPrice`); a price that is neither this nor the
   * selling price requires the right to change prices.
   */
  price: price.optional(),
  /**
   * The price by that rule which the seller saw; if it has changed since, the sale is rejected instead of using a price
   * nobody saw.
   */
  listPrice: price.optional(),
  /** Taken from the part itself; accepted because clients send whole lines. */
  name: optionalText(),
  partNumber: optionalText(),
  total: z.number().optional(),
  returned: z.number().optional(),
  unit: z.unknown().optional(),
});

const items = z
  .array(NewSaleItem, saleTexts.empty)
  .max(500)
  .overwrite((lines) => lines.filter(({ quantity }) => quantity > 0))
  .refine((lines) => lines.length > 0, saleTexts.empty);

const fields = {
  customer: Id.nullish(),
  customerName: optionalLine(),
  /** The seller's discount; a campaign's discount is added to it. */
  discount: amount.optional(),
  /** The code of a campaign; '' removes the code of a held sale. */
  campaignCode: optionalLine(60),
  paymentStatus: z.enum(['paid', 'partial', 'deferred'], saleTexts.paymentTypeRequired),
  /** The amount paid at the till, for a partial payment. */
  partialAmount: amount.optional(),
  paymentMethod: z.enum(methods).optional(),
  notes: optionalText(),
  /** The car that the parts are for; null removes it. */
  car: SaleCar.nullish(),
  /** Sells although the customer's credit limit is exceeded; requires a right of its own. */
  overrideCreditLimit: z.boolean().optional(),
  /** Reservations of people who are no customers, which this sale is made to. */
  reservations: z.array(Id).max(500).optional(),
  /** Reservations of others whose goods are sold all the same; requires a right of its own. */
  breaks: z.array(Id).max(500).optional(),
  /** The quotation that it is made of. */
  quotation: SoldQuotation.nullish(),
  /** The money handed over; payment type and amount follow from it. */
  ...tenderFields,
};

export const NewSale = z
  .strictObject({
    ...fields,
    /** A held sale ('pending') moves neither stock nor money, and its payment may be left open. */
    status: z.enum(['completed', 'pending']).default('completed'),
    paymentStatus: fields.paymentStatus.optional(),
    items,
  })
  .refine(({ status, paymentStatus: type, tenders }) => status === 'pending' || type || tenders, {
    path: ['paymentStatus'],
    error: saleTexts.paymentTypeRequired,
  })
  // the same for the document of the API
  .meta({
    if: { properties: { status: { const: 'completed' } }, not: { required: ['tenders'] } },
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
    then: { required: ['paymentStatus'] },
  });
export type NewSale = z.output<typeof NewSale>;

/**
 * Notes and payment method at any time, further payments on an open sale, or the completion of a held one.
 */
export const SaleChanges = z
  .strictObject({
    ...fields,
    ...resentTenderFields,
    status: z.enum(keysOf(saleStatus)),
    /** A held sale may be completed with different lines. */
    items,
    version: z.int(),
  })
  .partial()
  .extend({ paymentStatus: z.enum(keysOf(paymentStatus)).optional() });
export type SaleChanges = z.output<typeof SaleChanges>;

export const RefundInput = z.strictObject({
  refundAmount: Usd.refine((cents) => cents > 0, saleTexts.refundAmount),
  refundReason: optionalLine(500),
  /** Omitted: everything not yet returned goes back to stock. Empty: only money is refunded. */
  items: z
    .array(z.strictObject({ product: Id, quantity: PositiveQuantity }))
    .max(500)
    .optional(),
  /** The goods did not fit the car, from which is learned what fits. */
  unfit: z.boolean().optional(),
  /** That car, where the sale does not know it. */
  car: SaleCar.nullish(),
  /** The money paid out, of the part that does not lower the customer's debt. */
  tenders: tenderFields.tenders,
  seenRates: tenderFields.seenRates,
});
export type RefundInput = z.output<typeof RefundInput>;

export const SaleItem = z.object({
  product: Id,
  name: z.string(),
  partNumber: z.string(),
  unit: Unit,
  quantity: z.number(),
  returned: z.number(),
  price: Usd,
  total: Usd,
});
export type SaleItem = z.output<typeof SaleItem>;

export const Sale = z.object({
  _id: Id,
  saleNumber: z.string().nullable(),
  /** The number on its receipt, if a till made it while the server could not be reached. */
  offlineNumber: z.string().optional(),
  /** What that till reported; absent from lists. */
  offlineSale: Id.optional(),
  customer: Id.nullable(),
  customerName: z.string(),
  items: z.array(SaleItem),
  /** The warehouses (branches) that its goods were taken from; none while it is held. */
  warehouses: z.array(Named),
  subtotal: Usd,
  /** The whole discount, and the campaign's part of it. */
  discount: Usd,
  campaignDiscount: Usd,
  campaign: z.object({ _id: Id, name: z.string(), code: z.string() }).nullable(),
  /** After the discount, before tax. */
  total: Usd,
  tax: Usd,
  grandTotal: Usd,
  status: z.enum(keysOf(saleStatus)),
  /** An unknown future value is accepted, so that it does not break the whole list. */
  paymentStatus: z.union([z.enum(keysOf(paymentStatus)), z.string()]),
  paymentMethod: z.union([z.enum(methods), z.string()]),
  /** The amount paid so far, and the part of it paid at the till. */
  partialAmount: Usd,
  tillPaid: Usd,
  /** Later payments in rials: as they were handed over, in lists at the rates of those payments. */
  laterRials: RialsSum,
  remaining: Usd,
  refundAmount: Usd,
  /** The amount paid back in money by refunds and a cancellation. */
  cashReturned: Usd,
  refundReason: z.string().nullable(),
  refundDate: Instant.nullable(),
  /** Rials per dollar when it was made. */
  usd_to_yer: z.number().nullable(),
  notes: z.string(),
  createdBy: Named.nullable(),
  version: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
  /** The quotation that it was made of; absent from lists. */
  quotation: z.object({ _id: Id, number: z.string() }).nullish(),
  /** What was handed over at the sale, in which currency, and the change; absent from lists. */
  ...z.object(tendered).partial().shape,
  /** The car that the parts are for; absent from lists. */
  car: SaleCar.nullish(),
  /** What was handed back by refunds and a cancellation; absent from lists. */
  returned: z.array(MoneyAmount).optional(),
});
export type Sale = z.output<typeof Sale>;

export const Refund = z.object({
  _id: Id,
  amount: Usd,
  cash: Usd,
  /** What was handed back, in its currencies. */
  money: z.array(MoneyAmount),
  reason: z.string(),
  /** The goods did not fit the car. */
  unfit: z.boolean(),
  createdAt: Instant,
  user: Named.nullable(),
  items: z.array(z.object({ product: Id, name: z.string(), unit: Unit, quantity: z.number() })),
});
export type Refund = z.output<typeof Refund>;
