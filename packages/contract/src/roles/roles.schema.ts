import { z } from 'zod';
import { resourceOf } from '../access/permissions';
import { levels, type Level } from '../access/resources';
import { highestLevel } from '../access/manage-role';
import type { Rights } from '../access/role-matrix';
import { keysOf } from '../kernel/keys-of';
import { Id, line, text } from '../kernel/text';
import { Instant } from '../kernel/time';

export const roleTexts = {
  nameRequired: 'اسم الدور مطلوب',
  notFound: 'الدور غير موجود',
  nameTaken: (name: string) => `يوجد دور آخر باسم «${name}»`,
  system: 'أدوار النظام ثابتة لا تُعدّل ولا تُحذف',
  level: `المستوى عدد صحيح من 1 إلى ${highestLevel}`,
  above: 'لا يمكنك إدارة دور أعلى من دورك',
  beyond: (names: string) => `لا يمكنك إدارة دور فيه صلاحيات لا تملكها: ${names}`,
  levelAbove: 'لا يمكنك رفع الدور فوق مستوى دورك',
  unknownPermission: (key: string) => `صلاحية غير معروفة: ${key}`,
  inUse: (name: string, users: number) =>
    `لا يمكن حذف الدور «${name}» لأنه مسند إلى مستخدمين (${users}). أسند إليهم دوراً آخر أولاً`,
  changesRequired: 'بيانات التحديث مطلوبة',
} as const;

export const roleKinds = {
  system: { label: 'نظام', tone: 'info' },
  custom: { label: 'مخصص', tone: 'neutral' },
} as const;

const levelNames = keysOf(levels);

/** A level per resource or permission string of the catalogue; for a string, any level but none grants it. */
const RightsMap = z
  .record(z.string().trim().min(1).max(200), z.enum(levelNames))
  .refine((map) => Object.keys(map).length <= 500)
  .refine((map) => Object.keys(map).every((key) => key.includes('.') || resourceOf(key)), {
    error: ({ input }) =>
      roleTexts.unknownPermission(
        Object.keys(input ?? {}).find((key) => !key.includes('.') && !resourceOf(key)) ?? '',
      ),
  });

/** Returns the rights of a role with resource aliases replaced by the product's own names. */
export const rightsOf = (map: Record<string, Level>): Rights =>
  Object.fromEntries(Object.entries(map).map(([key, level]) => [resourceOf(key) ?? key, level]));

const fields = {
  name: line(roleTexts.nameRequired, 100),
  description: text(1000),
  level: z.int(roleTexts.level).min(1, roleTexts.level).max(highestLevel, roleTexts.level),
  permissions: RightsMap,
};

export const RoleForm = z.object(fields);
export type RoleForm = z.output<typeof RoleForm>;

const sent = z.object(fields).partial().shape;

export const NewRole = z.strictObject({ ...sent, name: fields.name });
export type NewRole = z.output<typeof NewRole>;

/** Omitted fields stay unchanged. With a version, an edit based on a stale copy is rejected. */
export const RoleChanges = z
  .strictObject({ ...sent, version: z.int().optional() })
  .refine((changes) => Object.keys(changes).length > 0, roleTexts.changesRequired);
export type RoleChanges = z.output<typeof RoleChanges>;

export const Role = z.object({
  id: Id,
  _id: Id,
  name: z.string(),
  /** The display name. */
  label: z.string(),
  description: z.string(),
  /** Higher levels manage lower ones. */
  level: z.int(),
  permissions: z.record(z.string(), z.enum(levelNames)),
  userCount: z.int(),
  isSystem: z.boolean(),
  version: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Role = z.output<typeof Role>;

export const RoleSummary = z.object({ total: z.int(), users: z.int(), system: z.int(), custom: z.int() });
export type RoleSummary = z.output<typeof RoleSummary>;
