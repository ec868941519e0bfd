import { z } from 'zod';
import { Usd } from '../kernel/money';
import { Id, line } from '../kernel/text';
import { Instant } from '../kernel/time';
import { channelNames, messageStatusNames } from '../marketing/marketing.status';

export const debtReminderTexts = {
  messageRequired: 'يرجى كتابة نص الرسالة',
  customersRequired: 'اختر عميلاً واحداً على الأقل',
  nobody: 'لا يمكن تذكير أي من العملاء المختارين: لا دين عليهم أو بلا رقم أو بريد أو ذُكّروا اليوم',
} as const;

/** What a debtor is told unless the shop writes otherwise. */
export const defaultReminder =
  'عزيزنا {الاسم}، نذكّركم بأن المبلغ المستحق عليكم {المبلغ}، وأقدمه منذ {الأيام}. شاكرين تعاونكم.';

/** A customer who owes, and since when. */
export const Debtor = z.object({
  _id: Id,
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  debt: Usd,
  /** Days since the oldest debt still open was made. */
  oldestDays: z.int(),
  /** The debt by its age: up to 30 days, 60, 90, and older. */
  current: Usd,
  days31: Usd,
  days61: Usd,
  days91: Usd,
  lastReminder: z
    .object({ at: Instant, channel: z.enum(channelNames), status: z.enum(messageStatusNames) })
    .nullable(),
});
export type Debtor = z.output<typeof Debtor>;

/** What all who match owe together, by the age of the debts. */
export const DebtTotals = Debtor.pick({
  debt: true,
  current: true,
  days31: true,
  days61: true,
  days91: true,
});
export type DebtTotals = z.output<typeof DebtTotals>;

export const NewReminders = z.strictObject({
  customers: z.array(Id).min(1, debtReminderTexts.customersRequired).max(1000),
  channel: z.enum(channelNames),
  message: line(debtReminderTexts.messageRequired, 2000).optional(),
});
export type NewReminders = z.output<typeof NewReminders>;

/** The outcome of reminding: nobody is reminded twice a day by the same way. */
export const RemindersQueued = z.object({
  queued: z.int(),
  withoutAddress: z.int(),
  alreadyToday: z.int(),
  withoutDebt: z.int(),
});
export type RemindersQueued = z.output<typeof RemindersQueued>;
