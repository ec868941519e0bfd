import { z } from 'zod';
import { latinDigits } from '../kernel/fold';
import { Usd } from '../kernel/money';
import { emailShape, Id, line, optionalLine, optionalText } from '../kernel/text';
import { Day, Instant } from '../kernel/time';
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

/** What cannot be left out, also where a supplier is added in passing. */
export const SupplierEssentials = z.object(required);
export type SupplierEssentials = z.output<typeof SupplierEssentials>;

/** What the supplier dialog asks for; money in cents, as its inputs give it, and null where they are left empty. */
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

/** Only what is given changes. With a version, an edit of someone else in between is noticed. */
export const SupplierChanges = NewSupplier.partial().extend({ version: z.int().optional() });
export type SupplierChanges = z.output<typeof SupplierChanges>;

/** Purchases that were cancelled or went back as a whole count in none of the sums. */
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
  /** Days. */
  paymentTerms: z.int(),
  notes: z.string(),
  isActive: z.boolean(),
  /** Below zero the shop owes the supplier; above, the supplier holds the shop's money. */
  balance: Usd,
  totalPurchases: Usd,
  totalPaid: Usd,
  totalRemaining: Usd,
  purchaseCount: z.int(),
  /** Nothing refers to it, so it can be deleted. */
  isDeletable: z.boolean(),
  version: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Supplier = z.output<typeof Supplier>;

/** The cards of the list, of all suppliers that match. */
export const SupplierSummary = z.object({
  total: z.int(),
  active: z.int(),
  withPurchases: z.int(),
  /** Added within the last 30 days. */
  recent: z.int(),
  totalPurchases: Usd,
  totalPaid: Usd,
  totalRemaining: Usd,
  /** What the shop owes them by their accounts: open purchases, and what no purchase is kept of, such as opening balances. */
  totalOwed: Usd,
});
export type SupplierSummary = z.output<typeof SupplierSummary>;

export const SupplierTransaction = z.object({
  _id: Id,
  supplier: Id,
  type: z.enum(supplierTransactionTypeNames),
  /** Signed: below zero the shop owes more. */
  change: Usd,
  /** The same without its sign. */
  amount: Usd,
  balanceAfter: Usd,
  /** Of a debt what is still owed, of a payment what has paid nothing yet. */
  open: Usd,
  purchase: Id.nullable(),
  purchaseNumber: z.string().nullable(),
  supplierInvoiceNumber: z.string().nullable(),
  paymentMethod: z.string().nullable(),
  note: z.string(),
  /** The day on the purchase or the receipt. */
  date: Day,
  createdBy: z.object({ _id: Id, name: z.string() }).nullable(),
  createdAt: Instant,
});
export type SupplierTransaction = z.output<typeof SupplierTransaction>;

const positive = Usd.refine((cents) => cents > 0, supplierTexts.wrongAmount);

/** Money given to a supplier: it pays the oldest open purchases first, and what is left stays as credit. */
export const SupplierPayment = z.strictObject({
  amount: positive,
  paymentMethod: z.enum(supplierPaymentMethodNames).default('cash'),
  /** Today unless given. */
  paidAt: Day.optional(),
  note: optionalLine(500),
});
export type SupplierPayment = z.output<typeof SupplierPayment>;

/** Corrects an account, for instance by what was owed before the shop began to keep it here. */
export const SupplierAdjustment = z.strictObject({
  /** Below zero the shop owes more. */
  change: Usd.refine((cents) => cents !== 0, supplierTexts.wrongAmount),
  date: Day.optional(),
  note: line('اكتب سبب التسوية', 500),
});
export type SupplierAdjustment = z.output<typeof SupplierAdjustment>;
