import { z } from 'zod';
import { Usd } from '../kernel/money';
import { Id, messageText } from '../kernel/text';
import { Instant } from '../kernel/time';
import { channelNames, messageStatusNames } from '../marketing/marketing.status';

export const debtReminderTexts = {
  messageRequired: 'يرجى كتابة نص الرسالة',
  customersRequired: 'اختر عميلاً واحداً على الأقل',
  nobody: 'لا يمكن تذكير أي من العملاء المختارين: لا دين عليهم أو بلا رقم أو بريد أو ذُكّروا اليوم',
} as const;

/** The reminder text unless the shop writes its own. */
export const defaultReminder =
  'عزيزنا {الاسم}، نذكّركم بأن المبلغ المستحق عليكم {المبلغ}، وأقدمه منذ {الأيام}. شاكرين تعاونكم.';

/** The ages by which debts are summed: up to 30 days, 60, 90, and older. */
export const debtAges = ['current', 'days31', 'days61', 'days91'] as const;
export type DebtAge = (typeof debtAges)[number];

/** A customer in debt, with the age of the debt. */
export const Debtor = z.object({
  _id: Id,
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  debt: Usd,
  /** Age in days of the oldest open debt. */
  oldestDays: z.int(),
  /** The debt by its age. */
  current: Usd,
  days31: Usd,
  days61: Usd,
  days91: Usd,
  lastReminder: z
    .object({ at: Instant, channel: z.enum(channelNames), status: z.enum(messageStatusNames) })
    .nullable(),
});
export type Debtor = z.output<typeof Debtor>;

/** The total debt of all matching customers, by age. */
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
  message: messageText(debtReminderTexts.messageRequired, 2000).optional(),
});
export type NewReminders = z.output<typeof NewReminders>;

/** The result of sending reminders: a customer is reminded at most once a day per channel. */
export const RemindersQueued = z.object({
  queued: z.int(),
  withoutAddress: z.int(),
  alreadyToday: z.int(),
  withoutDebt: z.int(),
});
export type RemindersQueued = z.output<typeof RemindersQueued>;
