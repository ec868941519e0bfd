import { z } from 'zod';
import { foldCode, latinDigits } from '../kernel/fold';
import { ltr } from '../kernel/ltr';
import { RialsSum, Usd } from '../kernel/money';
import { emailShape, Id, line, optionalLine, optionalText, text } from '../kernel/text';
import { Instant } from '../kernel/time';
import { balanceOperations, transactionTypes, type TransactionType } from './customers.status';

export const customerTexts = {
  nameRequired: 'خطأ في البيانات: اسم العميل مطلوب',
  notFound: 'العميل غير موجود',
  codeTaken: (code: string) => `رمز العميل ${ltr(code)} مسجل لعميل آخر`,
  wrongCode: 'رمز العميل غير صحيح',
  wrongOperation: 'عملية غير صحيحة',
  wrongAmount: 'يرجى إدخال مبلغ صحيح',
  wrongPoints: 'يرجى إدخال عدد نقاط صحيح',
  creditLimit: 'حد الائتمان لا يمكن أن يكون سالباً',
  email: 'البريد الإلكتروني غير صحيح',
  balanceTooBig: 'الرصيد الناتج أكبر من المسموح',
  pointsTooMany: 'عدد النقاط الناتج أكبر من المسموح',
} as const;

export const defaultCreditLimit = 100_000;
/** Points are kept below what the database's whole numbers hold. */
export const mostPoints = 1_000_000_000;

/** A text, or an object of its parts, kept as it was given. */
const Address = z.union([
  text(500),
  z.record(z.string().max(50), text(200)).refine((parts) => Object.keys(parts).length <= 20),
]);

const fields = {
  name: line(customerTexts.nameRequired),
  phone: text(60).overwrite((typed) => latinDigits(typed)),
  email: text(200).refine((email) => email === '' || emailShape.test(email), customerTexts.email),
  /** Made by the server when empty. */
  customerCode: text(40).refine((code) => code === '' || foldCode(code) !== '', customerTexts.wrongCode),
};

/** What the customer dialog and page ask for; money in cents, as their inputs give it. */
export const CustomerForm = z.object({
  ...fields,
  address: text(500),
  notes: text(5000),
  creditLimit: z.int(customerTexts.wrongAmount).min(0, customerTexts.creditLimit),
  isActive: z.boolean(),
  noMarketing: z.boolean(),
});
export type CustomerForm = z.output<typeof CustomerForm>;

const Points = z
  .int(customerTexts.wrongPoints)
  .min(0, customerTexts.wrongPoints)
  .max(mostPoints, customerTexts.pointsTooMany);

const sent = {
  ...z.object(fields).partial().shape,
  address: Address.optional(),
  creditLimit: Usd.refine((cents) => cents >= 0, customerTexts.creditLimit).optional(),
  notes: optionalText(),
  isBlocked: z.boolean().optional(),
  isActive: z.boolean().optional(),
  /** Asked to be left alone: no campaign reaches them. */
  noMarketing: z.boolean().optional(),
  /** Written to the ledger as an entry of its own. */
  balance: Usd.optional(),
  loyaltyPoints: Points.optional(),
};

export const NewCustomer = z.strictObject({ ...sent, name: line(customerTexts.nameRequired) });
export type NewCustomer = z.output<typeof NewCustomer>;

/** Only what is given changes. With a version, an edit of someone else in between is noticed. */
export const CustomerChanges = z.strictObject({ ...sent, version: z.int().optional() });
export type CustomerChanges = z.output<typeof CustomerChanges>;

const Operation = z
  .enum(Object.keys(balanceOperations) as ['add', 'subtract', 'set'], customerTexts.wrongOperation)
  .default('add');

/** 'add' is money the customer brings, and pays the oldest open invoices first. */
export const BalanceChange = z
  .strictObject({
    amount: Usd,
    operation: Operation,
    paymentMethod: z.enum(['cash', 'card', 'bank_transfer']).optional(),
    note: optionalLine(500),
  })
  .refine(({ amount, operation }) => operation === 'set' || amount > 0, {
    message: customerTexts.wrongAmount,
    path: ['amount'],
  });
export type BalanceChange = z.output<typeof BalanceChange>;

export const PointsChange = z.strictObject({
  points: Points,
  operation: Operation,
});
export type PointsChange = z.output<typeof PointsChange>;

export const Customer = z.object({
  _id: Id,
  customerCode: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  address: Address,
  notes: z.string(),
  balance: Usd,
  creditLimit: Usd,
  loyaltyPoints: z.int(),
  isBlocked: z.boolean(),
  isActive: z.boolean(),
  noMarketing: z.boolean(),
  version: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Customer = z.output<typeof Customer>;

/** The six cards of the list, of all customers. */
export const CustomerSummary = z.object({
  total: z.int(),
  active: z.int(),
  blocked: z.int(),
  totalBalance: Usd,
  debtors: z.int(),
  positive: z.int(),
  /** Created within the last 30 days. */
  new: z.int(),
  /** What all debtors owe together. */
  receivables: Usd,
});
export type CustomerSummary = z.output<typeof CustomerSummary>;

const Month = z.object({ month: z.string(), count: z.int(), total: Usd });
const ByStatus = z.object({ paymentStatus: z.string(), count: z.int(), total: Usd });

export const CustomerSales = z.object({
  count: z.int(),
  total: Usd,
  paid: Usd,
  outstanding: Usd,
  refunded: Usd,
  rials: z.object({ total: RialsSum, paid: RialsSum, refunded: RialsSum }),
  lastPurchase: Instant.nullable(),
  /** The last twelve months, oldest first, also those without a sale. */
  byMonth: z.array(Month),
  byPaymentStatus: z.array(ByStatus),
});
export type CustomerSales = z.output<typeof CustomerSales>;

/** Open debt by its age in days. */
export const Ageing = z.object({ current: Usd, days31: Usd, days61: Usd, over90: Usd, total: Usd });
export type Ageing = z.output<typeof Ageing>;

/** An account over a period: where it stood before, what it was charged and credited, where it stands after. */
export const AccountPeriod = z.object({ opening: Usd, debt: Usd, credit: Usd, closing: Usd });
export type AccountPeriod = z.output<typeof AccountPeriod>;

export const CustomerTransaction = z.object({
  _id: Id,
  customer: Id,
  type: z.enum(Object.keys(transactionTypes) as [TransactionType, ...TransactionType[]]),
  operation: z.enum(Object.keys(balanceOperations) as ['add', 'subtract', 'set']),
  /** Signed: below zero the customer owes more. */
  change: Usd,
  /** The same without its sign. */
  amount: Usd,
  balanceAfter: Usd,
  /** Rials per dollar: the invoice's where it is about one, else that of its day. */
  usd_to_yer: z.number().nullable(),
  /** Of a debt what is still owed, of a payment what has paid nothing yet. */
  open: Usd,
  /** The sale it belongs to. */
  reference: Id.nullable(),
  saleNumber: z.string().nullable(),
  paymentMethod: z.string().nullable(),
  note: z.string(),
  createdBy: z.object({ _id: Id, name: z.string() }).nullable(),
  createdAt: Instant,
});
export type CustomerTransaction = z.output<typeof CustomerTransaction>;
