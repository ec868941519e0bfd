import { z } from 'zod';
import { MoneyAmount, paidWith, tendered } from '../cash/tender.schema';
import { ltr } from '../kernel/ltr';
import { Usd } from '../kernel/money';
import { PositiveQuantity } from '../kernel/quantity';
import { requiredUnless } from '../kernel/required-unless';
import { Id, line, optionalLine, optionalText } from '../kernel/text';
import { Day, Instant } from '../kernel/time';
import { Unit } from '../units/units.schema';
import { purchasePaymentMethodNames } from '../suppliers/suppliers.status';
import { VoucherRef } from '../vouchers/voucher-ref.schema';
import { ArrivedPart, PurchaseReceipt } from './receipts.schema';
import {
  purchasePaymentStatusNames,
  purchaseStatus,
  purchaseStatusNames,
  type PurchaseStatus,
} from './purchases.status';

export const purchaseTexts = {
  dateRequired: 'تاريخ الشراء مطلوب',
  totalRequired: 'المبلغ الإجمالي مطلوب',
  supplierRequired: 'اختر المورد أو اكتب اسمه',
  supplierInactive: (name: string) => `المورد ${name} غير نشط`,
  notFound: 'فاتورة الشراء غير موجودة',
  invoiceTaken: (number: string) => `رقم الفاتورة ${ltr(number)} مسجل لهذا المورد من قبل`,
  wrongAmount: 'يرجى إدخال مبلغ صحيح',
  paidTooMuch: 'المبلغ المدفوع لا يمكن أن يتجاوز إجمالي الفاتورة',
  paidOnPending: 'لا يمكن تسجيل دفعة على فاتورة معلقة قبل استلامها',
  partialNeedsAmount: 'سجّل المبلغ المدفوع حتى تصبح الفاتورة مدفوعة جزئياً',
  totalTooBig: 'إجمالي الفاتورة أكبر من المسموح',
  partMissing: 'إحدى القطع غير موجودة، احذفها من الفاتورة',
  warehouseMissing: 'المستودع غير موجود',
  warehouseClosed: (name: string) => `المستودع ${name} غير نشط`,
  chargesTooBig: 'الشحن والجمارك أكبر من إجمالي الفاتورة',
  immutable: 'لا يمكن تعديل المورد والأصناف والتكاليف بعد استلام الفاتورة، ألغها أو أرجعها ثم سجّل غيرها',
  notOpen: (status: PurchaseStatus) =>
    `لا يمكن ذلك لأن الفاتورة ${purchaseStatus[status].label}، حدّث الصفحة`,
  alreadyReturned: 'أُرجعت الفاتورة بالفعل',
  alreadyCancelled: 'الفاتورة ملغية',
  notReceived: 'الفاتورة معلقة، لم تُستلم بضاعتها بعد',
  nothingArrived: 'لم يصل شيء من الفاتورة، ألغها بدلاً من ذلك',
  nothingToReturn: 'أُرجع كل ما وصل من الفاتورة',
  nothingLeft: 'لا شيء متبقٍ على الفاتورة',
  hasStock: 'لا يمكن حذف فاتورة أدخلت بضاعة أو مبالغ، ألغها أو أرجعها بدلاً من ذلك',
  notBought: 'إحدى القطع ليست في هذه الفاتورة',
  returnTooMany: (name: string, left: string) => `المتبقي من ${name} في الفاتورة ${left} فقط`,
  noLinesToReturn: 'الفاتورة بلا أصناف، تُرجع كاملة فقط',
  partlyReturned: 'أُرجع بعض أصناف الفاتورة، أرجع الباقي بدلاً من إلغائها',
  ofTeardown: 'هذه فاتورة سيارة تُفكك: تراجع عن شرائها من صفحة السيارة',
} as const;

const amount = Usd.refine((cents) => cents >= 0, purchaseTexts.wrongAmount);
const methods = z.enum(purchasePaymentMethodNames);

/** A used vehicle bought for its parts. */
export const SourceVehicleInput = z.object({
  vin: optionalLine(40),
  make: optionalLine(100),
  model: optionalLine(100),
  year: z
    .int('سنة الصنع غير صحيحة')
    .min(1900, 'سنة الصنع غير صحيحة')
    .max(2200, 'سنة الصنع غير صحيحة')
    .nullish(),
  /** The shop's own code of the vehicle. */
  carId: optionalLine(60),
});
export type SourceVehicleInput = z.output<typeof SourceVehicleInput>;

const NewPurchaseItem = z.strictObject({
  product: Id,
  quantity: PositiveQuantity,
  unitCost: amount,
  warehouse: Id,
  /** Taken from the part itself; accepted because clients send whole lines. */
  name: optionalText(),
  partNumber: optionalText(),
  total: z.number().optional(),
  received: z.number().optional(),
  returned: z.number().optional(),
  landedCost: z.number().optional(),
  warehouseName: optionalText(),
  unit: z.unknown().optional(),
});
export type NewPurchaseItem = z.output<typeof NewPurchaseItem>;

const fields = {
  /**
   * A supplier's id (or the supplier object as read), or a name: an existing supplier is matched, otherwise
   * created.
   */
  supplier: z.union([Id, z.object({ _id: Id })]).nullish(),
  supplierName: optionalLine(),
  supplierInvoiceNumber: optionalLine(100),
  purchaseType: optionalLine(40),
  purchaseDate: Day,
  /** Used for a purchase without lines; with lines it is computed. */
  totalAmount: amount.optional(),
  paidAmount: amount.optional(),
  paymentMethod: methods.optional(),
  /** Computed from the payments; accepted because the specified form sends it. */
  paymentStatus: z.enum(purchasePaymentStatusNames).optional(),
  status: z.enum(['completed', 'pending']).optional(),
  notes: optionalText(),
  items: z.array(NewPurchaseItem).max(1000).optional(),
  freight: amount.optional(),
  customs: amount.optional(),
  spreadBy: z.enum(['value', 'quantity']).optional(),
  /** Whether the supplier charges freight and customs; otherwise they were paid to others. */
  chargesOnBill: z.boolean().optional(),
  sourceVehicle: SourceVehicleInput.nullish(),
};

export const NewPurchase = z
  .strictObject({
    ...fields,
    /** The money paid together with the purchase. */
    ...paidWith,
    purchaseDate: z.iso.date({
      error: ({ input }) => (input ? 'التاريخ غير صحيح' : purchaseTexts.dateRequired),
    }),
  })
  .refine(({ supplier, supplierName }) => Boolean(supplier ?? supplierName), {
    message: purchaseTexts.supplierRequired,
    path: ['supplier'],
  })
  .refine(({ items, totalAmount }) => Boolean(items?.length) || totalAmount !== undefined, {
    message: purchaseTexts.totalRequired,
    path: ['totalAmount'],
  })
  .meta(requiredUnless(['supplier'], ['supplierName'], requiredUnless(['totalAmount'], ['items'])));
export type NewPurchase = z.output<typeof NewPurchase>;

/** Omitted fields stay unchanged. With a version, an edit based on a stale copy is rejected. */
export const PurchaseChanges = z
  .strictObject(fields)
  .partial()
  .extend({ status: z.enum(purchaseStatusNames).optional(), version: z.int().optional() });
export type PurchaseChanges = z.output<typeof PurchaseChanges>;

export const PurchaseItem = z.object({
  product: Id,
  name: z.string(),
  partNumber: z.string(),
  warehouse: Id,
  warehouseName: z.string(),
  unit: Unit,
  /** The quantity on the bill. */
  quantity: z.number(),
  /** The quantity that has arrived. */
  received: z.number(),
  returned: z.number(),
  unitCost: Usd,
  /** Unit cost including its share of freight and customs. */
  landedCost: Usd,
  total: Usd,
});
export type PurchaseItem = z.output<typeof PurchaseItem>;

export const Purchase = z.object({
  _id: Id,
  purchaseNumber: z.string(),
  supplier: z.object({ _id: Id, name: z.string() }),
  supplierName: z.string(),
  supplierInvoiceNumber: z.string(),
  purchaseType: z.string(),
  purchaseDate: Day,
  /** The due date of payment by the supplier's terms. */
  dueDate: Day,
  status: z.enum(purchaseStatusNames),
  paymentStatus: z.enum(purchasePaymentStatusNames),
  paymentMethod: methods,
  goods: Usd,
  freight: Usd,
  customs: Usd,
  spreadBy: z.enum(['value', 'quantity']),
  chargesOnBill: z.boolean(),
  totalAmount: Usd,
  /** What the supplier asks for what has arrived: the total unless some goods are still on order. */
  receivedAmount: Usd,
  paidAmount: Usd,
  returnedAmount: Usd,
  remainingAmount: Usd,
  /** Rials per dollar when it was entered. */
  usd_to_yer: z.number().nullable(),
  sourceVehicle: z
    .object({
      _id: Id,
      vin: z.string(),
      make: z.string(),
      model: z.string(),
      year: z.int().nullable(),
      carId: z.string(),
    })
    .nullable(),
  /** Of a car that is taken apart piece by piece. */
  forTeardown: z.boolean(),
  notes: z.string(),
  itemCount: z.int(),
  /** In a list of the purchases of one part: the quantity of that part and its unit cost on the purchase. */
  bought: z.object({ quantity: z.number(), unitCost: Usd }).optional(),
  createdBy: z.object({ _id: Id, name: z.string() }).nullable(),
  version: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Purchase = z.output<typeof Purchase>;

/** Returns the display number of a purchase: the supplier's invoice number, else the shop's own. */
export const purchaseName = ({
  supplierInvoiceNumber,
  purchaseNumber,
}: Pick<Purchase, 'supplierInvoiceNumber' | 'purchaseNumber'>): string =>
  supplierInvoiceNumber || purchaseNumber;

const PurchasePayment = z.object({
  _id: Id,
  /** The amount of the payment applied to this purchase. */
  amount: Usd,
  /** The full amount of the payment. */
  given: Usd,
  /** What was handed over for the payment, if it was all in one currency. */
  money: MoneyAmount.nullable(),
  paymentMethod: z.string().nullable(),
  paidAt: Day,
  voucher: VoucherRef.nullable(),
  note: z.string(),
  createdBy: z.object({ _id: Id, name: z.string() }).nullable(),
});
export type PurchasePayment = z.output<typeof PurchasePayment>;

const PurchaseReturn = z.object({
  _id: Id,
  amount: Usd,
  reason: z.string(),
  createdAt: Instant,
  createdBy: z.object({ _id: Id, name: z.string() }).nullable(),
  items: z.array(z.object({ product: Id, name: z.string(), unit: Unit, quantity: z.number() })),
});
export type PurchaseReturn = z.output<typeof PurchaseReturn>;

/** A purchase with its lines, receipts, payments and returns. */
export const PurchaseDetail = Purchase.extend({
  items: z.array(PurchaseItem),
  /** The receipts of an order, the latest first; none of a purchase that was entered as received. */
  receipts: z.array(PurchaseReceipt),
  payments: z.array(PurchasePayment),
  returns: z.array(PurchaseReturn),
});
export type PurchaseDetail = z.output<typeof PurchaseDetail>;

/** A purchase after a receipt, with what arrived and what it did to the costs. */
export const ReceivedPurchase = PurchaseDetail.extend({ arrived: z.array(ArrivedPart) });
export type ReceivedPurchase = z.output<typeof ReceivedPurchase>;

/** A purchase after a change that may have paid money. */
export const PaidPurchase = PurchaseDetail.extend(z.object(tendered).partial().shape);
export type PaidPurchase = z.output<typeof PaidPurchase>;

/**
 * The figures above the list, over all matching purchases; amounts cover received purchases, minus returns.
 */
export const PurchaseSummary = z.object({
  count: z.int(),
  /** The total, with its paid and remaining parts. */
  totalAmount: Usd,
  paid: Usd,
  remaining: Usd,
  /** The total of what is on order and has not arrived yet. */
  ordered: Usd,
  /** Counts over all matches: received and paid, received and open, not yet fully received, returned, cancelled. */
  paidCount: z.int(),
  pendingCount: z.int(),
  orderedCount: z.int(),
  returnedCount: z.int(),
  cancelledCount: z.int(),
});
export type PurchaseSummary = z.output<typeof PurchaseSummary>;

export const NewPurchasePayment = z
  .strictObject({
    /** Defaults to what the tenders are worth. */
    amount: Usd.refine((cents) => cents > 0, purchaseTexts.wrongAmount).optional(),
    paymentMethod: methods.optional(),
    ...paidWith,
    /** Defaults to today. */
    paidAt: Day.optional(),
    note: optionalLine(500),
  })
  .refine((payment) => payment.amount !== undefined || payment.tenders, {
    message: purchaseTexts.wrongAmount,
    path: ['amount'],
  })
  .meta(requiredUnless(['amount'], ['tenders']));
export type NewPurchasePayment = z.output<typeof NewPurchasePayment>;

export const ReturnInput = z.strictObject({
  /** Without lines, everything not yet returned goes back, and the whole purchase is returned. */
  items: z
    .array(z.strictObject({ product: Id, quantity: PositiveQuantity, warehouse: Id.optional() }))
    .min(1)
    .max(1000)
    .optional(),
  reason: optionalLine(500),
});
export type ReturnInput = z.output<typeof ReturnInput>;

export const CancelInput = z.strictObject({ reason: line('اكتب سبب الإلغاء', 500).optional() });
