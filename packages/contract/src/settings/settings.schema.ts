import { z } from 'zod';
import { latinDigits } from '../kernel/fold';
import { keysOf } from '../kernel/keys-of';
import { belowReplacementModes } from '../prices/replacement.rules';
import { emailShape, idOr, line, optionalLine } from '../kernel/text';
import { setupSteps } from './setup-steps';

const on = z.boolean().default(true);
const off = z.boolean().default(false);

export const settingsTexts = {
  storeNameRequired: 'اسم المتجر مطلوب',
  email: 'البريد الإلكتروني غير صحيح',
  taxRate: 'نسبة الضريبة من 0 إلى 100',
  reservationDays: 'مدة الحجز من 1 إلى 90 يوماً',
  quotationDays: 'مدة عرض السعر من 1 إلى 90 يوماً',
  sessionTimeout: 'مهلة الجلسة من 5 إلى 1440 دقيقة',
  passwordExpiry: 'مدة صلاحية كلمة المرور من 1 إلى 365 يوماً',
  tillCurrency: 'اختر عملة من العملات النشطة',
  methodAccount: 'اختر حساب بنك أو صراف نشطاً لكل طريقة دفع',
  rateGuard: 'نسبة التنبيه من 0.1 إلى 100',
  rateMaxAge: 'عمر سعر الصرف من 1 إلى 720 ساعة',
  archiveDays: 'مدة النسخ المستمر من 1 إلى 365 يوماً',
  archiveGigabytes: 'مساحة النسخ المستمر من 1 إلى 1000 جيجابايت',
  standbyWait: 'مدة الانتظار من 2 إلى 20 ثانية',
  changesRequired: 'بيانات التحديث مطلوبة',
  twoFactorElsewhere: 'تُفعَّل المصادقة الثنائية برمز من تطبيق المصادقة، وتُلغى بكلمة المرور',
} as const;

/** A whole number between two others. */
const whole = (what: keyof typeof settingsTexts, least: number, most: number) =>
  z.int(settingsTexts[what]).min(least, settingsTexts[what]).max(most, settingsTexts[what]);

const account = idOr(settingsTexts.methodAccount);

/** The settings of the shop and its users, with their defaults. */
export const settingsSections = {
  store: z.object({
    name: line(settingsTexts.storeNameRequired).default('تروس'),
    address: optionalLine(500).default('تعز، اليمن'),
    phone: optionalLine(40)
      .unwrap()
      .overwrite((typed) => latinDigits(typed))
      .default(''),
    email: optionalLine()
      .unwrap()
      .refine((email) => email === '' || emailShape.test(email), settingsTexts.email)
      .default(''),
    currency: optionalLine(40).default('ريال يمني'),
    taxRate: z
      .number(settingsTexts.taxRate)
      .min(0, settingsTexts.taxRate)
      .max(100, settingsTexts.taxRate)
      .default(5),
    applyTax: off,
    /** How long goods are kept for a customer, unless somebody says otherwise. */
    reservationDays: whole('reservationDays', 1, 90).default(3),
    /** What happens when a part is sold below its last purchase price. */
    belowReplacement: z.enum(keysOf(belowReplacementModes)).default('warn'),
    /** How long a quotation holds, unless somebody says otherwise. */
    quotationDays: whole('quotationDays', 1, 90).default(7),
    /** Whether users who are bound to warehouses see the names of other branches that have a part. */
    showElsewhere: off,
  }),
  backup: z.object({
    autoBackup: on,
    backupFrequency: z.enum(['daily', 'weekly', 'monthly']).default('daily'),
    /** The hour of the day in Yemen. */
    backupHour: z.int().min(0).max(23).default(2),
    /** Older backups are deleted, but the newest `keepAtLeast` always stay. */
    retentionDays: z.int().min(1).max(3650).default(30),
    keepAtLeast: z.int().min(1).max(365).default(7),
    /** Whether changes are copied into the places for copies as they happen. */
    archive: on,
    /** How far back the shop can be brought from there, as long as that fits. */
    archiveDays: whole('archiveDays', 1, 365).default(14),
    archiveGigabytes: whole('archiveGigabytes', 1, 1000).default(5),
    /** Whether a sale waits until a computer that stands by has it too, and for how many seconds at most. */
    standbyMode: z.enum(['async', 'sync']).default('async'),
    standbyWait: whole('standbyWait', 2, 20).default(10),
  }),
  /** How money is taken. */
  cash: z.object({
    /** Whether cash (or every sale) needs an open shift of the user. */
    requireShift: z.enum(['off', 'cash', 'always']).default('off'),
    /** The currency of payments that name none. */
    tillCurrency: z
      .string(settingsTexts.tillCurrency)
      .regex(/^[A-Z]{3}$/, settingsTexts.tillCurrency)
      .default('YER'),
    /** The money accounts of payments that are not cash; by default the first bank and exchanger. */
    methodAccounts: z
      .strictObject({ card: account, bank_transfer: account, check: account, exchanger: account })
      .partial()
      .default({}),
    /** Percent by which a new rate may differ from the last before the screen asks again. */
    rateGuard: z
      .number(settingsTexts.rateGuard)
      .min(0.1, settingsTexts.rateGuard)
      .max(100, settingsTexts.rateGuard)
      .default(10),
    /** Hours after which the counter shows that the rate is old. */
    rateMaxAge: whole('rateMaxAge', 1, 720).default(24),
  }),
  /** The setup guide of a new shop. */
  setup: z.object({ dismissed: off, skipped: z.array(z.enum(setupSteps)).default([]) }),
  /** The channels of notifications besides the bell, and their subjects. */
  notifications: z.object({
    email: on,
    sms: off,
    push: off,
    lowStock: on,
    outOfStock: on,
    newOrders: on,
    debts: on,
    dueExpenses: on,
    cashDifferences: on,
    undecidedSales: on,
    arrivedParts: on,
    reservations: on,
    transferRequests: on,
    failedBackup: on,
    stoppedWebhook: on,
    system: on,
    security: on,
  }),
  security: z.object({
    /** Minutes of inactivity until the user is signed out. */
    sessionTimeout: whole('sessionTimeout', 5, 1440).default(30),
    /** Days until a password must be changed. */
    passwordExpiry: whole('passwordExpiry', 1, 365).default(90),
  }),
} as const;

export type SettingsSection = keyof typeof settingsSections;
export type Settings = { [S in SettingsSection]: z.output<(typeof settingsSections)[S]> };

/** Whether a section belongs to each user; the other sections belong to the shop. */
export const isPersonal = (section: SettingsSection): boolean =>
  section === 'notifications' || section === 'security';
