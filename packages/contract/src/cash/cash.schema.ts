import { z } from 'zod';
import { RialsSum, Usd } from '../kernel/money';
import { keysOf } from '../kernel/keys-of';
import type { Status } from '../kernel/status';
import { Id, line, optionalLine, optionalText } from '../kernel/text';
import { Day, Instant } from '../kernel/time';
import { Amount, CurrencyCode, EnteredAmount, PositiveAmount } from '../currencies/currencies.schema';

export const cashTexts = {
  drawerName: 'اسم الصندوق مطلوب',
  accountName: 'اسم الحساب مطلوب',
  nameTaken: 'يوجد حساب بهذا الاسم',
  accountNotFound: 'حساب النقود غير موجود',
  accountInactive: (name: string) => `الحساب ${name} غير نشط`,
  notDrawer: (name: string) => `${name} ليس صندوقاً`,
  notSafe: (name: string) => `${name} ليس خزنة`,
  lastSafe: 'لا يمكن إيقاف الخزنة الوحيدة، فإليها يذهب النقد الذي يُقبض من دون وردية',
  notOther: 'لا يُستخدم هذا الحساب مقابلاً لإيداع أو سحب',
  branchNotFound: 'المستودع غير موجود',
  supplierNotFound: 'المورد غير موجود',
  notForCash: (name: string) => `${name} لا يُقبض فيه النقد ولا يُصرف منه`,
  notOfMethod: 'ما ليس نقداً يدخل في حساب بنك أو صراف، لا في صندوق',
  currencyNotKept: (account: string, currency: string) => `${account} لا يقبل العملة ${currency}`,
  currencyHeld: (account: string, currency: string) =>
    `توجد نقود بعملة ${currency} في ${account}، حوّلها أولاً`,
  holdsMoney: (name: string) => `توجد نقود في ${name}، حوّلها قبل إيقافه`,
  drawerClosed: (name: string) => `لا توجد وردية مفتوحة على ${name}`,
  drawerOpen: (name: string) => `توجد وردية مفتوحة على ${name}`,
  shiftNotFound: 'الوردية غير موجودة',
  inShift: (drawer: string) => `أنت في وردية مفتوحة على ${drawer}، أقفلها أولاً`,
  noShift: 'افتح وردية على صندوق قبل قبض النقود',
  notYours: 'هذه الوردية ليست لك',
  /** `tills` name each till with its sales. */
  tillsWait: (tills: readonly string[]) =>
    `لم تصل بعد مبيعات من ${tills.join('، ')}. صِلها بالشبكة حتى ترسلها ثم أقفل الوردية، أو يقفلها دونها من يدير الصندوق`,
  /** `tills` name each till with the time of its last contact. */
  tillsAway: (tills: readonly string[]) =>
    `لم تتصل بالخادم ${tills.join('، ')}، وقد تكون فيها مبيعات نقودها في هذا الصندوق. صِلها بالشبكة ثم أقفل الوردية، أو أقفلها رغم ذلك`,
  shiftClosed: 'أُقفلت هذه الوردية',
  shiftOpen: 'الوردية ما زالت مفتوحة',
  allElsewhere: 'كل من كان في هذه الوردية في وردية أخرى مفتوحة الآن، أقفلها أولاً',
  movedSince: 'تحركت نقود الصندوق بعد إقفال الوردية، افتح وردية جديدة',
  reopenLast: 'لا يُعاد فتح إلا آخر وردية على الصندوق',
  countEach: 'عُدّ كل عملة من عملات الصندوق، واكتب 0 إن لم يوجد منها شيء',
  countOnce: 'ذُكرت إحدى العملات مرتين',
  countByShift: 'يُعدّ الصندوق عند فتح ورديته وإقفالها',
  countBelowZero: 'لا يقل المعدود في الخزنة عن صفر',
  tooManyPieces: (note: string, currency: string) => `عدد فئة ${note} ${currency} أكبر من المسموح`,
  countTooLarge: (currency: string) => `مبلغ ${currency} أكبر من المسموح`,
  notesDiffer: 'مجموع الفئات لا يطابق المبلغ المعدود',
  reasonRequired: 'المعدود يختلف عن المسجل. أعد العدّ وصحّحه، أو اكتب سبب الفرق',
  farOff: 'المعدود بعيد جداً عن المسجل. راجع العدّ، وإن كان صحيحاً فاكتب سبب الفرق',
  firstFarOff: 'مبلغ الافتتاح كبير جداً. راجع العدّ، وإن كان صحيحاً فاكتب مصدره',
  noteRequired: 'اكتب البيان',
  categoryRequired: 'اختر نوع المصروف',
  categoryNotFound: 'نوع المصروف غير موجود',
  expenseNotFound: 'المصروف غير موجود',
  expenseCancelled: 'أُلغي هذا المصروف من قبل',
  sameAccount: 'اختر حسابين مختلفين، أو عملتين مختلفتين في الحساب نفسه',
  toAmountRequired: 'اكتب المبلغ المستلم بالعملة الأخرى',
  toAmountSame: 'التحويل بالعملة نفسها لا يغيّر المبلغ',
  moreThanHeld:
    'المبلغ أكبر مما سُجّل في الصندوق من هذه العملة. عُدّ النقود مرة أخرى وتأكد من المبلغ وعملته، ثم أكّد إن كان صحيحاً',
  ofWholeShop: (name: string) =>
    `حساب ${name} للمتجر كله: اصرف من حساب أحد المستودعات المسندة إليك أو من وردية مفتوحة لك`,
  belowZero: (name: string) => `أصبح رصيد ${name} أقل من صفر`,
  tooLarge: 'المبلغ أكبر من المسموح',
  recurringNotFound: 'المصروف المتكرر غير موجود',
  recurringInactive: 'المصروف المتكرر غير نشط',
  notDue: (day: string) => `لم يحن موعد هذا المصروف بعد، وموعده ${day}`,
  future: 'لا يمكن التسجيل بتاريخ لاحق',
} as const;

export const moneyAccountKinds = {
  drawer: 'صندوق',
  safe: 'خزنة',
  bank: 'بنك',
  exchanger: 'صراف',
} as const;
export type MoneyAccountKind = keyof typeof moneyAccountKinds;

/** What a movement of money is about. */
export const moneyMovementKinds = {
  tender: 'مقبوض',
  change: 'باقٍ للعميل',
  payment: 'مدفوع',
  refund: 'مرتجع',
  pay_in: 'إيداع',
  pay_out: 'سحب',
  expense: 'مصروف',
  drop: 'توريد إلى الخزنة',
  transfer: 'تحويل',
  exchange: 'مصارفة',
  float: 'فرق عدّ الافتتاح',
  difference: 'فرق عدّ الإقفال',
  count: 'فرق العدّ',
  revaluation: 'إعادة تقييم',
  reversal: 'تراجع',
} as const;
export type MoneyMovementKind = keyof typeof moneyMovementKinds;

const Held = z.object({ currency: z.string(), amount: Amount });

export const MoneyAccount = z.object({
  _id: Id,
  kind: z.enum(keysOf(moneyAccountKinds)),
  code: z.string(),
  name: z.string(),
  branch: z.object({ _id: Id, name: z.string() }).nullable(),
  currencies: z.array(z.string()),
  /** What it holds; null for those who must count a drawer before they see it. */
  balances: z.array(Held.extend({ value: Usd })).nullable(),
  /** When it was last counted, a safe, or compared with its statement, a bank or exchanger. */
  countedAt: Instant.nullable(),
  openShift: z.object({ _id: Id, openedBy: z.string(), openedAt: Instant }).nullable(),
  isActive: z.boolean(),
  version: z.int(),
});
export type MoneyAccount = z.output<typeof MoneyAccount>;

export const MoneyAccountInput = z.strictObject({
  name: line(cashTexts.accountName, 80),
  branch: Id.nullish(),
  currencies: z.array(CurrencyCode).min(1).max(20).optional(),
  isActive: z.boolean().optional(),
  version: z.int().optional(),
});
export type MoneyAccountInput = z.output<typeof MoneyAccountInput>;

export const NewMoneyAccount = MoneyAccountInput.extend({
  kind: z.enum(['safe', 'bank', 'exchanger']),
});
export type NewMoneyAccount = z.output<typeof NewMoneyAccount>;

/** More pieces of one note than any drawer holds. */
export const mostPieces = 1_000_000;

/** A count of one currency, by note where the notes were counted: {"1000": 12}. */
export const CountedAmount = z.strictObject({
  currency: CurrencyCode,
  amount: EnteredAmount.min(0, 'يرجى إدخال مبلغ صحيح'),
  notes: z.record(z.string().regex(/^\d{1,9}(\.\d{1,3})?$/), z.int().min(0).max(mostPieces)).optional(),
});
export type CountedAmount = z.output<typeof CountedAmount>;

/** A count of a safe, or the statement of a bank or exchanger, which may be overdrawn. */
export const AccountCounting = z.strictObject({
  counts: z.array(CountedAmount.extend({ amount: EnteredAmount })).max(20),
  reason: optionalLine(500),
});
export type AccountCounting = z.output<typeof AccountCounting>;

export const CountedAccount = MoneyAccount.extend({
  /** Counted less expected, per currency. */
  differences: z.array(Held),
});
export type CountedAccount = z.output<typeof CountedAccount>;

export const shiftStatus = {
  open: { label: 'مفتوحة', tone: 'success' },
  closed: { label: 'مقفلة', tone: 'neutral' },
} as const satisfies Record<string, Status>;
export type ShiftStatus = keyof typeof shiftStatus;

export const ShiftOpening = z.strictObject({
  drawer: Id,
  floats: z.array(CountedAmount).max(20),
  /** Refuses a count that differs from what the drawer should hold and gives no reason, as closing does. */
  ask: z.boolean().optional(),
  reason: optionalLine(500),
});
export type ShiftOpening = z.output<typeof ShiftOpening>;

export const ShiftClosing = z.strictObject({
  counts: z.array(CountedAmount).max(20),
  reason: optionalLine(500),
  /**
   * Closes although a till of its people is out of contact, which is recorded; one that has told of unsent sales is left
   * out by those who manage the cash alone.
   */
  withoutTills: z.boolean().optional(),
});
export type ShiftClosing = z.output<typeof ShiftClosing>;

export const ShiftMovement = z.strictObject({
  kind: z.enum(['pay_in', 'pay_out', 'expense', 'drop']),
  currency: CurrencyCode,
  amount: PositiveAmount,
  /** The category of an expense. */
  category: Id.optional(),
  /** The other side of a pay-in or pay-out (by default the owner's capital or drawings), or the safe of a drop. */
  account: Id.optional(),
  note: optionalLine(500),
  /** Drops more than the drawer holds by the books: the money was counted once more. */
  confirm: z.boolean().optional(),
});
export type ShiftMovement = z.output<typeof ShiftMovement>;

/** A till that may have sales of a shift which the server has not got. */
export const MissingTill = z.object({
  code: z.string(),
  name: z.string(),
  /** Sales that it told of and has not sent. */
  waiting: z.int(),
  lastSeenAt: Instant,
});
export type MissingTill = z.output<typeof MissingTill>;

const Person = z.object({ _id: Id, name: z.string() });

export const Shift = z.object({
  _id: Id,
  drawer: z.object({ _id: Id, name: z.string() }),
  status: z.enum(keysOf(shiftStatus)),
  openedBy: Person.nullable(),
  openedAt: Instant,
  closedBy: Person.nullable(),
  closedAt: Instant.nullable(),
  people: z.array(Person),
  zNumber: z.int().nullable(),
  /** Counted less expected, per currency; null while open. */
  differences: z.array(Held).nullable(),
  reason: z.string(),
  /** Counts at the closing that were sent back for a reason; after three of them even one that fits needs one. */
  refusedCounts: z.int(),
  /**
   * Counted at the opening less what the drawer should have held, per currency; null for those who must count before
   * they see it. The first count of a drawer is its opening balance and differs from nothing.
   */
  openingDifferences: z.array(Held).nullable(),
  openingReason: z.string(),
  /** Tills of its people that may have unsent sales: now, or when it was closed without them. */
  missingTills: z.array(MissingTill),
  version: z.int(),
});
export type Shift = z.output<typeof Shift>;

/**
 * X while the shift is open, Z once it is closed. Those who must count before they see what should be there get an X
 * without movements, because the float and the movements add up to it.
 */
export const ShiftReport = z.object({
  shift: Shift,
  kind: z.enum(['X', 'Z']),
  zNumber: z.int().nullable(),
  currencies: z.array(
    z.object({
      currency: z.string(),
      float: Amount,
      /** The float less what the drawer should have held then; null for a clerk before the count is sent. */
      openingDifference: Amount.nullable(),
      /** Sums of the shift's movements by kind; above zero came in. */
      movements: z.array(
        z.object({ kind: z.enum(keysOf(moneyMovementKinds)), count: z.int(), amount: Amount }),
      ),
      /** Null for a clerk before the count is sent. */
      expected: Amount.nullable(),
      counted: Amount.nullable(),
      difference: Amount.nullable(),
      notes: z.record(z.string(), z.int()).nullable(),
    }),
  ),
  /**
   * The sales of the shift, what customers still owed for them when they left the till, and the refunds, in dollars;
   * then what was paid by other means than cash.
   */
  sales: z.object({ count: z.int(), total: Usd, credit: Usd }),
  refunds: z.object({ count: z.int(), total: Usd }),
  /** The same in rials, each document at its own rate; null in reports that were stored without them. */
  rials: z.object({ total: RialsSum, credit: RialsSum, refunds: RialsSum }).nullable(),
  methods: z.array(z.object({ method: z.string(), currency: z.string(), count: z.int(), amount: Amount })),
});
export type ShiftReport = z.output<typeof ShiftReport>;

export const MoneyMovement = z.object({
  _id: Id,
  at: Instant,
  kind: z.enum(keysOf(moneyMovementKinds)),
  account: z.object({ _id: Id, name: z.string() }),
  shift: Id.nullable(),
  currency: z.string(),
  amount: Amount,
  value: Usd,
  /** What the account held of the currency afterwards; null for those who must count first. */
  balanceAfter: Amount.nullable(),
  method: z.string(),
  reference: z.string(),
  source: z.object({ type: z.string(), _id: Id, number: z.string().nullable() }).nullable(),
  note: z.string(),
  user: Person.nullable(),
  warnings: z.array(z.string()).optional(),
});
export type MoneyMovement = z.output<typeof MoneyMovement>;

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
  category: z.uuid(cashTexts.categoryRequired),
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
  category: z.object({ _id: Id, name: z.string() }),
  currency: z.string(),
  amount: Amount,
  value: Usd,
  usd_to_yer: z.number().nullable(),
  account: z.object({ _id: Id, name: z.string() }),
  supplier: z.object({ _id: Id, name: z.string() }).nullable(),
  note: z.string(),
  status: z.enum(keysOf(expenseStatus)),
  cancelReason: z.string(),
  createdBy: Person.nullable(),
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
  category: z.object({ _id: Id, name: z.string() }),
  currency: z.string(),
  amount: Amount,
  account: z.object({ _id: Id, name: z.string() }).nullable(),
  supplier: z.object({ _id: Id, name: z.string() }).nullable(),
  every: z.enum(keysOf(recurrences)),
  nextOn: z.string(),
  note: z.string(),
  isActive: z.boolean(),
  version: z.int(),
});
export type RecurringExpense = z.output<typeof RecurringExpense>;

export const RecurringExpenseInput = z.strictObject({
  category: z.uuid(cashTexts.categoryRequired),
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

export const NewMoneyTransfer = z.strictObject({
  from: Id,
  to: Id,
  currency: CurrencyCode,
  amount: PositiveAmount,
  /** For an exchange: the other currency and the amount that arrives in it. */
  toCurrency: CurrencyCode.optional(),
  toAmount: PositiveAmount.optional(),
  note: optionalLine(500),
});
export type NewMoneyTransfer = z.output<typeof NewMoneyTransfer>;

export const MoneyTransfer = z.object({
  _id: Id,
  transferNumber: z.string(),
  from: z.object({ _id: Id, name: z.string() }),
  to: z.object({ _id: Id, name: z.string() }),
  currency: z.string(),
  amount: Amount,
  toCurrency: z.string(),
  toAmount: Amount,
  /** The gain (above zero) or loss of an exchange, at the day's rates. */
  gain: Usd,
  note: z.string(),
  createdBy: Person.nullable(),
  createdAt: Instant,
  warnings: z.array(z.string()).optional(),
});
export type MoneyTransfer = z.output<typeof MoneyTransfer>;
