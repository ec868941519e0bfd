import { z } from 'zod';
import { authTexts } from '../auth/auth.schema';
import { counted } from '../kernel/counted';
import { latinDigits } from '../kernel/fold';
import { ltr } from '../kernel/ltr';
import { RialsSum, Usd } from '../kernel/money';
import { Named } from '../kernel/named';
import { nouns } from '../kernel/nouns';
import { requiredUnless } from '../kernel/required-unless';
import type { Status } from '../kernel/status';
import { emailShape, Id, text } from '../kernel/text';
import { Instant } from '../kernel/time';
import { isUsername, passwordTexts, shortestPassword, weaknessOf } from './password.rules';

export const userTexts = {
  fillAll: authTexts.fillAll,
  notFound: 'لم يتم العثور على المستخدم',
  username: 'اسم المستخدم من 2 إلى 60 حرفاً دون مسافات',
  usernameTaken: (username: string) => `اسم المستخدم ${ltr(username)} مسجل لمستخدم آخر`,
  usernameFixed: 'لا يمكن تغيير اسم المستخدم',
  email: 'البريد الإلكتروني غير صحيح',
  noSuchRole: 'الدور المختار غير موجود',
  roleAbove: 'لا يمكنك إسناد دور أعلى من دورك',
  personAbove: 'لا يمكنك تعديل مستخدم دوره أعلى من دورك',
  personBeyond: (names: string) => `لا يمكنك تعديل مستخدم له صلاحيات لا تملكها: ${names}`,
  roleBeyond: (names: string) => `لا يمكنك إسناد دور فيه صلاحيات لا تملكها: ${names}`,
  ownRole: 'لا يمكنك تغيير دورك بنفسك',
  ownActivity: 'لا يمكنك تعطيل حسابك بنفسك',
  ownPermissions: 'لا يمكنك تغيير صلاحياتك بنفسك',
  ownWarehouses: 'لا يمكنك تغيير مستودعاتك بنفسك',
  warehousesBeyond: 'لا يمكنك إسناد مستودعات غير المسندة إليك',
  noSuchWarehouse: 'أحد المستودعات المختارة غير موجود',
  warehouseNeeded: 'اختر مستودعاً نشطاً واحداً على الأقل، أو لا تختر شيئاً فتشمل كل المستودعات',
  personElsewhere: 'لا يمكنك تعديل مستخدم يعمل في مستودعات غير المسندة إليك',
  activityElsewhere: 'لا يظهر لك نشاط مستخدم يعمل في مستودعات غير المسندة إليك',
  ownPassword: 'غيّر كلمة مرورك من «تغيير كلمة المرور» بكلمة المرور الحالية',
  ownDeletion: 'لا يمكنك حذف حسابك بنفسك',
  lastAdmin: 'يجب أن يبقى في النظام مدير نشط واحد على الأقل',
  unknownPermission: (string: string) => `صلاحية غير معروفة: ${string}`,
  beyondReach: (names: string) => `لا يمكنك منح ما لا تملكه: ${names}`,
  changesRequired: 'بيانات التحديث مطلوبة',
  deleted: 'تم حذف المستخدم',
  deactivated: 'للمستخدم سجلات في النظام، لذلك عُطّل حسابه ولم يُحذف',
} as const;

export const userActivity = {
  active: { label: 'نشط', tone: 'success' },
  inactive: { label: 'غير نشط', tone: 'neutral' },
} as const satisfies Record<string, Status>;

/** The default role of a new user, named as one of the four display roles. */
export const defaultRole = 'sales';

const required = (most: number) => z.string(userTexts.fillAll).trim().min(1, userTexts.fillAll).max(most);

const Username = required(60).refine((name) => /^\S{2,}$/.test(name), userTexts.username);
const Password = z
  .string(userTexts.fillAll)
  .min(1, userTexts.fillAll)
  .superRefine((password, context) => {
    const weakness = weaknessOf(password);
    if (weakness) context.addIssue({ code: 'custom', message: weakness });
  });

const contact = {
  email: text(200).refine((email) => email === '' || emailShape.test(email), userTexts.email),
  phone: text(60).overwrite((typed) => latinDigits(typed)),
};

/** The name as a whole, or as its two parts. */
const names = { name: text(200).optional(), firstName: text(100).optional(), lastName: text(100).optional() };
type Names = { name?: string | undefined; firstName?: string | undefined; lastName?: string | undefined };

/** Returns the full name from either form; undefined when neither is present. */
export function fullName({ name, firstName, lastName }: Names): string | undefined {
  if (name !== undefined || (firstName === undefined && lastName === undefined)) return name;
  return [firstName, lastName].filter(Boolean).join(' ');
}

/** Splits a name after its first word. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.split(' ');
  return { firstName, lastName: rest.join(' ') };
}

const nameGiven = { message: userTexts.fillAll, path: ['name'] };
const contactSent = z.object(contact).partial().shape;
/** Ids, or the warehouses as an answer has them, which some clients send back. */
const WarehouseList = z.codec(z.array(z.union([Id, z.looseObject({ _id: Id })])).max(200), z.array(Id), {
  decode: (given) => given.map((one) => (typeof one === 'string' ? one : one._id)),
  encode: (ids) => ids,
});
const PermissionList = z.array(text(200).min(1)).max(500);
const rank = {
  role: text(100).min(1).optional(),
  permissions: PermissionList.optional(),
  isActive: z.boolean().optional(),
  /** The warehouses the user is bound to; none for a user of the whole shop. */
  warehouses: WarehouseList.optional(),
};

export const NewUser = z
  .strictObject({ username: Username, password: Password, ...names, ...contactSent, ...rank })
  .refine((user) => Boolean(fullName(user)), nameGiven)
  .meta(requiredUnless(['name'], ['firstName', 'lastName']));
export type NewUser = z.output<typeof NewUser>;

/**
 * Omitted fields stay unchanged, and a blank password is ignored. With a version, an edit based on a stale
 * copy is rejected.
 */
export const UserChanges = z
  .strictObject({
    username: text(60).optional(),
    password: z.union([z.literal(''), Password]).optional(),
    ...names,
    ...contactSent,
    ...rank,
    version: z.int().optional(),
  })
  .refine((changes) => fullName(changes) !== '', nameGiven)
  .refine((changes) => Object.keys(changes).length > 0, userTexts.changesRequired);
export type UserChanges = z.output<typeof UserChanges>;

/** The fields users may change about themselves. */
export const ProfileChanges = z
  .strictObject({ ...names, ...contactSent })
  .refine((changes) => fullName(changes) !== '', nameGiven);
export type ProfileChanges = z.output<typeof ProfileChanges>;

/** Changing one's own password requires the current one; it is ignored when changing another user's. */
export const PasswordChange = z.strictObject({
  userId: Id,
  newPassword: Password,
  currentPassword: z.string().max(200).optional(),
});
export type PasswordChange = z.output<typeof PasswordChange>;

const permissionList = { permissions: PermissionList };

/** The fields of the user dialog; on an edit, a blank password keeps the old one. */
export const userForm = (isNew: boolean) =>
  z
    .object({
      username: isNew ? Username : z.string(),
      password: isNew ? Password : z.union([z.literal(''), Password]),
      name: required(200),
      ...contact,
      role: required(100),
      ...permissionList,
      isActive: z.boolean(),
      warehouses: z.array(Id),
    })
    .refine(({ username, password }) => !isUsername(password, username), {
      message: passwordTexts.username,
      path: ['password'],
    });
export type UserForm = z.output<ReturnType<typeof userForm>>;

export const passwordHint = `${counted(shortestPassword, nouns.letter)} على الأقل، تمزج بين الحروف والأرقام`;

export const User = z.object({
  _id: Id,
  username: z.string(),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  role: z.string(),
  roleLabel: z.string(),
  /** Granted to this user alone. */
  permissions: z.array(z.string()),
  /** The permissions of the role and the user's own together. */
  effectivePermissions: z.array(z.string()),
  isActive: z.boolean(),
  /** The warehouses the user is bound to; none for a user of the whole shop. */
  warehouses: z.array(Named),
  lastLogin: Instant.nullable(),
  loginCount: z.int(),
  version: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type User = z.output<typeof User>;

export const UserDetail = User.extend({
  /** The total of this user's invoices, without cancelled ones and after refunds. */
  totalSales: Usd,
  rials: RialsSum,
  totalOrders: z.int(),
});
export type UserDetail = z.output<typeof UserDetail>;

/** The cards of the role assignment screen. */
export const UserSummary = z.object({ total: z.int(), active: z.int(), admins: z.int(), roles: z.int() });
export type UserSummary = z.output<typeof UserSummary>;
