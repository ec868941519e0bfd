import { z } from 'zod';
import { optionalLine } from '../kernel/text';

const on = z.boolean().default(true);
const off = z.boolean().default(false);

/** What the shop and its people can set, with what holds until they do. */
export const settingsSections = {
  store: z.object({
    name: optionalLine().default('تروس'),
    address: optionalLine(500).default('تعز، اليمن'),
    phone: optionalLine(40).default(''),
    email: optionalLine().default(''),
    currency: optionalLine(40).default('ريال يمني'),
    taxRate: z.number().min(0).max(100).default(5),
    applyTax: off,
  }),
  backup: z.object({
    autoBackup: off,
    backupFrequency: z.enum(['daily', 'weekly', 'monthly']).default('daily'),
    /** The hour of the day in Yemen. */
    backupHour: z.int().min(0).max(23).default(2),
    /** Older ones go, but never the newest so many. */
    retentionDays: z.int().min(1).max(3650).default(30),
    keepAtLeast: z.int().min(1).max(365).default(7),
  }),
  notifications: z.object({ email: on, sms: off, push: off, lowStock: on, newOrders: on }),
  security: z.object({
    twoFactor: off,
    sessionTimeout: z.int().min(5).max(1440).default(30),
    passwordExpiry: z.int().min(0).max(3650).default(90),
  }),
} as const;

export type SettingsSection = keyof typeof settingsSections;
export type Settings = { [S in SettingsSection]: z.output<(typeof settingsSections)[S]> };

/** The store and its backups are the shop's; the others each user's own. */
export const isPersonal = (section: SettingsSection): boolean =>
  section === 'notifications' || section === 'security';
