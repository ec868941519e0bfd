import { z } from 'zod';
import { Amount } from '../currencies/currencies.schema';
import { keysOf } from '../kernel/keys-of';
import { Usd } from '../kernel/money';
import { Named } from '../kernel/named';
import { Id, line, optionalLine } from '../kernel/text';
import { Day, Instant } from '../kernel/time';
import { postings } from './posting.rules';

export const accountingTexts = {
  accountNotFound: 'الحساب غير موجود',
  closed: 'الدفاتر مقفلة حتى هذا التاريخ، اختر تاريخاً بعد تاريخ الإقفال',
  closingFuture: 'تاريخ الإقفال يجب أن يكون قبل اليوم',
  reopenReason: 'اكتب سبب فتح الأيام المقفلة',
  closingBusy: 'يجري الآن تسجيل عملية طويلة، حاول بعد لحظات',
  nameRequired: 'اسم الحساب مطلوب',
  nameTaken: 'يوجد حساب بهذا الاسم',
  systemParent: 'حركات هذا الحساب يسجلها النظام، أضف حسابك تحت حساب رئيسي',
  moneyParent: 'أضف الصناديق والبنوك والصرافين من شاشة الصندوق',
  systemAccount: 'هذا من حسابات النظام ولا يمكن تعديله',
  moneyAccount: 'عدّل الصناديق والبنوك والصرافين من شاشة الصندوق',
  hasBalance: 'لهذا الحساب رصيد، لا يمكن إيقافه',
  inactiveParent: 'الحساب الرئيسي غير نشط',
} as const;

export const accountKinds = {
  asset: 'أصول',
  liability: 'خصوم',
  equity: 'حقوق ملكية',
  income: 'إيرادات',
  expense: 'مصروفات',
} as const;
export type AccountKind = keyof typeof accountKinds;

/** Debits above zero and credits below, in the books' dollars. */
export const Account = z.object({
  _id: Id,
  code: z.string(),
  name: z.string(),
  kind: z.enum(keysOf(accountKinds)),
  parent: Id.nullable(),
  /** The depth in the chart. */
  level: z.int(),
  /** The program's own name for it; null for accounts of the shop. */
  key: z.string().nullable(),
  /** A drawer, safe, bank or exchanger. */
  isMoney: z.boolean(),
  /** Contains the accounts below. */
  balance: Usd,
  isActive: z.boolean(),
  version: z.int(),
});
export type Account = z.output<typeof Account>;

export const NewAccount = z.strictObject({
  name: line(accountingTexts.nameRequired, 80),
  /** The account of the chart below which it stands. */
  parent: Id,
});
export type NewAccount = z.output<typeof NewAccount>;

export const AccountChanges = z.strictObject({
  name: line(accountingTexts.nameRequired, 80).optional(),
  isActive: z.boolean().optional(),
  version: z.int().optional(),
});
export type AccountChanges = z.output<typeof AccountChanges>;

const Source = z.object({ type: z.string(), _id: Id.nullable(), number: z.string().nullable() });
export type JournalSource = z.output<typeof Source>;
export const AccountName = z.object({ _id: Id, code: z.string(), name: z.string() });

/** What a journal entry and a line of a statement have in common. */
const entryFacts = {
  number: z.int(),
  date: z.string(),
  at: Instant,
  kind: z.string(),
  label: z.string(),
  source: Source.nullable(),
  note: z.string(),
  /** Rials per dollar of the document. */
  usd_to_yer: z.number().nullable(),
};

export const JournalEntry = z.object({
  _id: Id,
  ...entryFacts,
  user: Named.nullable(),
  /** The sum of the debits, which is that of the credits. */
  total: Usd,
  lines: z.array(
    z.object({
      account: AccountName,
      debit: Usd,
      credit: Usd,
      currency: z.string().nullable(),
      amount: Amount.nullable(),
    }),
  ),
});
export type JournalEntry = z.output<typeof JournalEntry>;
export const journalKinds = keysOf(postings);

export const StatementLine = z.object({
  entry: Id,
  ...entryFacts,
  /** The account of the line: another one in the statement of an account with others below. */
  account: AccountName,
  debit: Usd,
  credit: Usd,
  currency: z.string().nullable(),
  amount: Amount.nullable(),
  /** After the line. */
  balance: Usd,
});
export type StatementLine = z.output<typeof StatementLine>;

export const StatementFigures = z.object({
  account: Account,
  opening: Usd,
  debit: Usd,
  credit: Usd,
  closing: Usd,
  /** Amounts of a money account by currency. */
  currencies: z.array(
    z.object({ currency: z.string(), opening: Amount, in: Amount, out: Amount, closing: Amount }),
  ),
});
export type StatementFigures = z.output<typeof StatementFigures>;

export const ClosingDate = z.object({
  date: z.string().nullable(),
  /** The last day whose entries and audit rows are sealed. */
  sealedUntil: z.string().nullable(),
});
export type ClosingDate = z.output<typeof ClosingDate>;
export const ClosingDateInput = z.strictObject({
  date: Day.nullable(),
  /** Required when closed days are opened again. */
  reason: optionalLine(500),
});
export type ClosingDateInput = z.output<typeof ClosingDateInput>;
