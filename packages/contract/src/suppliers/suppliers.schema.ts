import { z } from 'zod';
import { MoneyAmount, paidWith, tendered } from '../cash/tender.schema';
import { latinDigits } from '../kernel/fold';
import { Usd } from '../kernel/money';
import { Named } from '../kernel/named';
import { requiredUnless } from '../kernel/required-unless';
import { emailShape, Id, line, optionalLine, optionalText } from '../kernel/text';
import { Day, Instant } from '../kernel/time';
import { VoucherRef } from '../vouchers/voucher-ref.schema';
import { supplierPaymentMethodNames, supplierTransactionTypeNames } from './suppliers.status';

export const supplierTexts = {
  required: 'يرجى ملء الحقول المطلوبة',
  notFound: 'المورد غير موجود',
  nameTaken: (name: string) => `يوجد مورد باسم ${name}`,
  linked: 'لا يمكن حذف المورد لارتباطه بعمليات، يمكنك إيقافه بدلاً من ذلك',
  email: 'البريد الإلكتروني غير صحيح',
  creditLimit: 'حد الائتمان لا يمكن أن يكون سالباً',
  paymentTerms: 'مدة السداد عدد صحيح من الأيام',
  wrongAmount: 'يرجى إدخال مبلغ صحيح',
  balanceTooBig: 'الرصيد الناتج أكبر من المسموح',
} as const;

export const defaultPaymentTerms = 30;

const email = z
  .string()
  .trim()
  .max(200)
  .refine((typed) => typed === '' || emailShape.test(typed), supplierTexts.email);
const days = z
  .int(supplierTexts.paymentTerms)
  .min(0, supplierTexts.paymentTerms)
  .max(3650, supplierTexts.paymentTerms);

const required = {
  name: line(supplierTexts.required),
  contactPerson: line(supplierTexts.required),
  phone: line(supplierTexts.required, 60).overwrite((typed) => latinDigits(typed)),
};

const optional = {
  email: email.optional(),
  address: optionalLine(500),
  city: optionalLine(100),
  taxNumber: optionalLine(60),
  creditLimit: Usd.refine((cents) => cents >= 0, supplierTexts.creditLimit).optional(),
  paymentTerms: days.optional(),
  notes: optionalText(),
  isActive: z.boolean().optional(),
};

/** The required fields, also for a supplier created from another form. */
export const SupplierEssentials = z.object(required);
export type SupplierEssentials = z.output<typeof SupplierEssentials>;

/** The fields of the supplier dialog; amounts in cents as its inputs return them, null when empty. */
export const SupplierForm = SupplierEssentials.extend({
  email,
  address: z.string().trim().max(500),
  city: z.string().trim().max(100),
  taxNumber: z.string().trim().max(60),
  creditLimit: z.int(supplierTexts.wrongAmount).min(0, supplierTexts.creditLimit).nullable(),
  paymentTerms: days.nullable(),
  notes: z.string().trim().max(5000),
});
export type SupplierForm = z.output<typeof SupplierForm>;

export const NewSupplier = z.strictObject({ ...required, ...optional });
export type NewSupplier = z.output<typeof NewSupplier>;

/** Omitted fields stay unchanged. With a version, an edit based on a stale copy is rejected. */
export const SupplierChanges = NewSupplier.partial().extend({ version: z.int().optional() });
export type SupplierChanges = z.output<typeof SupplierChanges>;

/** The totals exclude cancelled and fully returned purchases. */
export const Supplier = z.object({
  _id: Id,
  name: z.string(),
  contactPerson: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  city: z.string(),
  taxNumber: z.string(),
  creditLimit: Usd,
  /** In days. */
  paymentTerms: z.int(),
  notes: z.string(),
  isActive: z.boolean(),
  /** Negative when the shop owes the supplier; positive when the shop has credit with the supplier. */
  balance: Usd,
  totalPurchases: Usd,
  totalPaid: Usd,
  totalRemaining: Usd,
  purchaseCount: z.int(),
  /** Whether the supplier can be deleted: no record refers to it. */
  isDeletable: z.boolean(),
  version: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Supplier = z.output<typeof Supplier>;

/** A supplier after a payment, with the money that was paid. */
export const PaidSupplier = Supplier.extend(tendered);
export type PaidSupplier = z.output<typeof PaidSupplier>;

/** The cards of the list, over all matching suppliers. */
export const SupplierSummary = z.object({
  total: z.int(),
  active: z.int(),
  withPurchases: z.int(),
  /** Added within the last 30 days. */
  recent: z.int(),
  totalPurchases: Usd,
  totalPaid: Usd,
  totalRemaining: Usd,
  /**
   * What the shop owes by the suppliers' accounts, including debts without a purchase such as opening
   * balances.
   */
  totalOwed: Usd,
});
export type SupplierSummary = z.output<typeof SupplierSummary>;

export const SupplierTransaction = z.object({
  _id: Id,
  supplier: Id,
  type: z.enum(supplierTransactionTypeNames),
  /** Whether it brought along what was owed before there were other entries. */
  isOpening: z.boolean(),
  /** Signed: negative when the shop owes more. */
  change: Usd,
  /** The absolute value of change. */
  amount: Usd,
  balanceAfter: Usd,
  /** What was handed over for it less the change, if it was all in one currency. */
  money: MoneyAmount.nullable(),
  /** For a debt, the amount still owed; for a payment, the amount not yet applied to a debt. */
  open: Usd,
  purchase: Id.nullable(),
  purchaseNumber: z.string().nullable(),
  supplierInvoiceNumber: z.string().nullable(),
  /** The voucher of a payment. */
  voucher: VoucherRef.nullable(),
  paymentMethod: z.string().nullable(),
  note: z.string(),
  /** The date on the purchase or receipt. */
  date: Day,
  createdBy: Named.nullable(),
  createdAt: Instant,
});
export type SupplierTransaction = z.output<typeof SupplierTransaction>;

const positive = Usd.refine((cents) => cents > 0, supplierTexts.wrongAmount);

/** A payment to a supplier: it settles the oldest open purchases first, and the rest stays as credit. */
export const SupplierPayment = z
  .strictObject({
    /** Defaults to what the tenders are worth. */
    amount: positive.optional(),
    paymentMethod: z.enum(supplierPaymentMethodNames).default('cash'),
    ...paidWith,
    /** Defaults to today. */
    paidAt: Day.optional(),
    note: optionalLine(500),
  })
  .refine(({ amount, tenders }) => amount !== undefined || tenders, {
    message: supplierTexts.wrongAmount,
    path: ['amount'],
  })
  .meta(requiredUnless(['amount'], ['tenders']));
export type SupplierPayment = z.output<typeof SupplierPayment>;

/** Corrects an account, for example by a debt from before the shop used this system. */
export const SupplierAdjustment = z.strictObject({
  /** Negative when the shop owes more. */
  change: Usd.refine((cents) => cents !== 0, supplierTexts.wrongAmount),
  date: Day.optional(),
  note: line('اكتب سبب التسوية', 500),
});
export type SupplierAdjustment = z.output<typeof SupplierAdjustment>;
