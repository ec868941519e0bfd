import { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { single } from '../kernel/reply';
import { settingsSections } from './settings.schema';

const { store, backup, notifications, security } = settingsSections;

/** What this user may see: the store is on every invoice, backups are for those who make them, the rest is their own. */
export const VisibleSettings = z.object({
  store,
  /** At the foot of invoices; set where the server is started. */
  invoiceVersion: z.string(),
  notifications,
  security,
  backup: backup.optional(),
});
export type VisibleSettings = z.output<typeof VisibleSettings>;

const some = <S extends z.ZodRawShape>(section: z.ZodObject<S>) =>
  z.strictObject(Object.fromEntries(Object.entries(section.shape).map(withoutDefault))).partial();

/** What is not sent stays as it is, it does not fall back to its default. */
const withoutDefault = ([name, field]: [string, unknown]) =>
  [name, field instanceof z.ZodDefault ? field.unwrap() : field] as [string, z.ZodType];

export const SettingsChanges = z
  .strictObject({
    store: some(store),
    backup: some(backup),
    notifications: some(notifications),
    security: some(security),
  })
  .partial();
export type SettingsChanges = z.output<typeof SettingsChanges>;

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
    touches: ['settings'],
  },
});
