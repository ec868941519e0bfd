import { z } from 'zod';
import { Amount, CurrencyCode, PositiveAmount } from '../currencies/currencies.schema';
import { keysOf } from '../kernel/keys-of';
import { Usd } from '../kernel/money';
import { Named } from '../kernel/named';
import type { Status } from '../kernel/status';
import { Id, idOr, line, optionalText } from '../kernel/text';
import { Day, Instant } from '../kernel/time';
import { cashTexts } from './cash.texts';

export const ExpenseCategory = z.object({
  _id: Id,
  code: z.string(),
  name: z.string(),
  isActive: z.boolean(),
  version: z.int(),
});
export type ExpenseCategory = z.output<typeof ExpenseCategory>;

export const ExpenseCategoryInput = z.strictObject({
  name: line(cashTexts.categoryRequired, 80),
  isActive: z.boolean().optional(),
  version: z.int().optional(),
});
export type ExpenseCategoryInput = z.output<typeof ExpenseCategoryInput>;

/** A mistyped year would put an entry where nobody looks for it. */
const ReasonableDay = Day.refine((day) => day >= '1990-01-01', 'التاريخ غير صحيح');

export const NewExpense = z.strictObject({
  /** By default today. */
  date: ReasonableDay.optional(),
  category: idOr(cashTexts.categoryRequired),
  currency: CurrencyCode,
  amount: PositiveAmount,
  /** The money account it is paid from; by default the drawer of the user's shift, else the safe. */
  account: Id.optional(),
  supplier: Id.nullish(),
  note: optionalText(1000),
  /** The recurring expense that it pays. */
  recurring: Id.optional(),
});
export type NewExpense = z.output<typeof NewExpense>;

export const expenseStatus = {
  paid: { label: 'مدفوع', tone: 'success' },
  cancelled: { label: 'ملغي', tone: 'danger' },
} as const satisfies Record<string, Status>;
export type ExpenseStatus = keyof typeof expenseStatus;

export const Expense = z.object({
  _id: Id,
  expenseNumber: z.string(),
  date: z.string(),
  category: Named,
  currency: z.string(),
  amount: Amount,
  value: Usd,
  usd_to_yer: z.number().nullable(),
  account: Named,
  supplier: Named.nullable(),
  note: z.string(),
  status: z.enum(keysOf(expenseStatus)),
  cancelReason: z.string(),
  createdBy: Named.nullable(),
  createdAt: Instant,
  version: z.int(),
  warnings: z.array(z.string()).optional(),
});
export type Expense = z.output<typeof Expense>;

export const recurrences = {
  week: 'أسبوعياً',
  month: 'شهرياً',
  quarter: 'كل ثلاثة أشهر',
  year: 'سنوياً',
} as const;
export type Recurrence = keyof typeof recurrences;

export const RecurringExpense = z.object({
  _id: Id,
  category: Named,
  currency: z.string(),
  amount: Amount,
  account: Named.nullable(),
  supplier: Named.nullable(),
  every: z.enum(keysOf(recurrences)),
  nextOn: z.string(),
  note: z.string(),
  isActive: z.boolean(),
  version: z.int(),
});
export type RecurringExpense = z.output<typeof RecurringExpense>;

export const RecurringExpenseInput = z.strictObject({
  category: idOr(cashTexts.categoryRequired),
  currency: CurrencyCode,
  amount: PositiveAmount,
  account: Id.nullish(),
  supplier: Id.nullish(),
  every: z.enum(keysOf(recurrences)),
  nextOn: ReasonableDay,
  note: optionalText(1000),
  isActive: z.boolean().optional(),
  version: z.int().optional(),
});
export type RecurringExpenseInput = z.output<typeof RecurringExpenseInput>;
