import { z } from 'zod';
import { paidWith, tendered } from '../cash/tender.schema';
import { Usd } from '../kernel/money';
import { Named } from '../kernel/named';
import { PositiveQuantity } from '../kernel/quantity';
import { requiredUnless } from '../kernel/required-unless';
import { Id, line, optionalLine, optionalText } from '../kernel/text';
import { Day, Instant, requiredDay } from '../kernel/time';
import { Unit } from '../units/units.schema';
import { purchasePaymentMethodNames } from '../suppliers/suppliers.status';
import { PurchasePayment } from './purchase-payments.schema';
import { PurchaseReturn } from './purchase-returns.schema';
import { purchasePaymentStatusNames, purchaseStatusNames } from './purchases.status';
import { purchaseTexts } from './purchases.texts';
import { ArrivedPart, PurchaseReceipt } from './receipts.schema';

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
    purchaseDate: requiredDay(purchaseTexts.dateRequired),
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
  supplier: Named,
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
  /** Whether goods of it went back, which may have cost nothing. */
  hasReturns: z.boolean(),
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
  createdBy: Named.nullable(),
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

export const CancelInput = z.strictObject({ reason: line('اكتب سبب الإلغاء', 500).optional() });
