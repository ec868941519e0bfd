import { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { fixedMessage, single, streamed } from '../kernel/reply';
import { settingsSections } from './settings.schema';

const { store, cash, backup, notifications, security } = settingsSections;

/**
 * The settings this user may see: the store's (printed on every invoice), how money is taken, backups for those who
 * make them, and their own.
 */
export const VisibleSettings = z.object({
  /** The hash of the logo, so that a changed one is fetched again; '' without a logo. */
  store: store.extend({ logo: z.string() }),
  /** Printed at the foot of invoices; set in the server's configuration. */
  invoiceVersion: z.string(),
  cash,
  notifications,
  security: security.extend({ twoFactor: z.boolean() }),
  backup: backup.optional(),
});
export type VisibleSettings = z.output<typeof VisibleSettings>;

type Some<S extends z.ZodRawShape> = z.ZodType<Partial<z.output<z.ZodObject<S>>>>;

/**
 * Makes a section's fields optional without their defaults, so that an omitted field stays unchanged. `more`
 * adds fields.
 */
const some = <S extends z.ZodRawShape>(section: z.ZodObject<S>, more: z.ZodRawShape = {}) =>
  z
    .strictObject({ ...Object.fromEntries(Object.entries(section.shape).map(withoutDefault)), ...more })
    // a shape that was taken apart and put together again has lost its type
    .partial() as unknown as Some<S>;

const withoutDefault = ([name, field]: [string, z.core.$ZodType]): [string, z.core.$ZodType] => [
  name,
  field instanceof z.ZodDefault ? field.unwrap() : field,
];

export const SettingsChanges = z
  .strictObject({
    // the logo has a call of its own; clients send its hash back with the other fields
    store: some(store, { logo: z.string() }),
    cash: some(cash),
    backup: some(backup),
    notifications: some(notifications),
    security: some(security, { twoFactor: z.boolean() }),
  })
  .partial();
export type SettingsChanges = z.output<typeof SettingsChanges>;

/** The size limit of the upload; the stored logo is far smaller. */
export const mostLogoBytes = 2 * 1024 * 1024;
export const logoTexts = {
  type: 'الشعار صورة PNG أو JPEG',
  tooLarge: 'حجم صورة الشعار 2 ميجابايت على الأكثر',
  broken: 'تعذّر قراءة الصورة، جرّب صورة أخرى',
  missing: 'لا يوجد شعار للمتجر',
} as const;

export const settingsApi = defineApi({
  get: {
    method: 'GET',
    path: '/settings',
    access: 'signed-in',
    summary: 'إعدادات المتجر وإعدادات المستخدم نفسه',
    reply: single(VisibleSettings),
  },
  update: {
    method: 'PUT',
    path: '/settings',
    access: 'signed-in',
    summary: 'تعديل أقسام من الإعدادات، كل قسم بصلاحيته',
    body: SettingsChanges,
    reply: single(VisibleSettings),
    // the current rate carries the age from which it is old
    touches: ['settings', 'exchange-rates'],
  },
  logo: {
    method: 'GET',
    path: '/settings/logo',
    access: 'signed-in',
    summary: 'صورة شعار المتجر',
    reply: streamed(),
  },
  setLogo: {
    method: 'POST',
    path: '/settings/logo',
    access: 'settings:update',
    summary: 'رفع شعار المتجر، صورة PNG أو JPEG صغيرة في الحقل file',
    upload: { most: mostLogoBytes },
    reply: fixedMessage('تم حفظ شعار المتجر'),
    touches: ['settings'],
  },
  removeLogo: {
    method: 'DELETE',
    path: '/settings/logo',
    access: 'settings:update',
    summary: 'إزالة شعار المتجر',
    reply: fixedMessage('تمت إزالة شعار المتجر'),
    touches: ['settings'],
  },
});
