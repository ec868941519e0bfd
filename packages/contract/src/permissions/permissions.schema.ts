import { z } from 'zod';
import { permissionActionNames, permissionModuleNames } from '../access/catalogue';
import { Id, line, text } from '../kernel/text';
import { Instant } from '../kernel/time';

export const permissionTexts = {
  required: 'يرجى ملء الحقول المطلوبة',
  notFound: 'الصلاحية غير موجودة',
  nameTaken: (name: string) => `الصلاحية ${name} موجودة من قبل`,
  nameless: 'لا يمكن تسمية الصلاحية من هذا النص، اكتب حروفاً أو أرقاماً',
  system: 'صلاحيات النظام ثابتة لا تُعدّل ولا تُحذف، ويمكن للمدير تفعيلها أو تعطيلها',
  beyond: 'لا يمكنك تعديل صلاحية لا تملكها',
  unusedPermissions: 'لا تُحذف فواتير المبيعات من النظام بل تُلغى، فلا أثر لتفعيل هذه الصلاحية أو تعطيلها',
  adminsOnly: 'تفعيل صلاحيات النظام وتعطيلها للمديرين فقط',
  changesRequired: 'بيانات التحديث مطلوبة',
} as const;

export const permissionActivity = {
  active: { label: 'مفعّلة', tone: 'success' },
  inactive: { label: 'معطّلة', tone: 'danger' },
} as const;

const fields = {
  displayName: line(permissionTexts.required),
  description: text(1000),
  module: z.enum(permissionModuleNames, permissionTexts.required),
  action: z.enum(permissionActionNames, permissionTexts.required),
  /** The last segment of the permission's name; derived from the display name when blank. */
  resource: text(100),
  isActive: z.boolean(),
};

export const PermissionForm = z.object(fields);
export type PermissionForm = z.output<typeof PermissionForm>;

const { displayName, module, action } = fields;
const sent = z.object(fields).partial().shape;

/** The name is composed of module, action and resource. */
export const NewPermission = z.strictObject({ ...sent, displayName, module, action });
export type NewPermission = z.output<typeof NewPermission>;

/** Omitted fields stay unchanged. */
export const PermissionChanges = z
  .strictObject({ ...sent, version: z.int().optional() })
  .refine((changes) => Object.keys(changes).length > 0, permissionTexts.changesRequired);
export type PermissionChanges = z.output<typeof PermissionChanges>;

export const Permission = z.object({
  id: Id,
  _id: Id,
  name: z.string(),
  displayName: z.string(),
  description: z.string(),
  module: z.enum(permissionModuleNames),
  action: z.enum(permissionActionNames),
  resource: z.string(),
  isActive: z.boolean(),
  isSystem: z.boolean(),
  version: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Permission = z.output<typeof Permission>;

export const PermissionSummary = z.object({
  total: z.int(),
  modules: z.int(),
  system: z.int(),
  active: z.int(),
});
export type PermissionSummary = z.output<typeof PermissionSummary>;

/** The number of missing entries that were created, and the number of system entries now. */
export const Initialised = z.object({ created: z.int(), total: z.int() });
export type Initialised = z.output<typeof Initialised>;
