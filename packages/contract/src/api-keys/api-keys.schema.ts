import { z } from 'zod';
import { can, isOfWholeShop, type Subject } from '../access/can';
import { levels, resourceNames, type Action, type Resource } from '../access/resources';
import { countedAfter } from '../kernel/counted';
import { keysOf } from '../kernel/keys-of';
import { Named } from '../kernel/named';
import { nouns } from '../kernel/nouns';
import { Id, line } from '../kernel/text';
import { Instant } from '../kernel/time';

/** Every key begins with it, so that a leaked one is recognised wherever it lies. */
export const keyMark = 'trs_';

export const mostKeyDays = 730;
export const usualKeyDays = 365;
export const mostPerMinute = 6000;
export const usualPerMinute = 120;

export const apiKeyTexts = {
  nameRequired: 'اسم المفتاح مطلوب',
  rightsRequired: 'اختر صلاحية واحدة على الأقل',
  days: `مدة المفتاح من يوم إلى ${countedAfter(mostKeyDays, nouns.day)}`,
  perMinute: `عدد الطلبات في الدقيقة من 1 إلى ${mostPerMinute}`,
  passwordRequired: 'كلمة المرور مطلوبة',
  notFound: 'مفتاح الربط غير موجود',
  withdrawn: 'مفتاح الربط مسحوب',
  invalid: 'مفتاح الربط غير صحيح، أو انتهت مدته، أو سُحب',
  forPeople: 'هذا الطلب للمستخدمين وحدهم، لا يُقبل بمفتاح ربط',
  beyond: (rights: string) => `لا يمكنك إعطاء مفتاح صلاحية لا تملكها: ${rights}`,
  above: (rights: string) => `لا يمكنك سحب مفتاح فيه صلاحيات لا تملكها: ${rights}`,
  ofWholeShop: (rights: string) =>
    `هذه صلاحيات على المتجر كله، فلا تُعطى لمفتاح يعمل في مستودعات بعينها: ${rights}`,
  tooFast: 'تجاوز مفتاح الربط عدد طلباته في الدقيقة',
} as const;

/** Keys never manage users, so the level on users would give nothing. */
export const keyResources = resourceNames.filter((name) => name !== 'users');
const keyLevels = keysOf(levels).filter((level): level is Action => level !== 'none');

export type KeyRights = Readonly<Partial<Record<Resource, Action>>>;

const KeyRightsMap = z
  .partialRecord(z.enum(keyResources), z.enum(keyLevels), apiKeyTexts.rightsRequired)
  .refine((rights) => Object.keys(rights).length > 0, apiKeyTexts.rightsRequired);

export const NewApiKey = z.strictObject({
  name: line(apiKeyTexts.nameRequired, 60),
  rights: KeyRightsMap,
  /** The warehouses (branches) it is bound to; none for a key that sees what its maker sees. */
  warehouses: z.array(Id).max(1000).optional(),
  days: z
    .int(apiKeyTexts.days)
    .min(1, apiKeyTexts.days)
    .max(mostKeyDays, apiKeyTexts.days)
    .default(usualKeyDays),
  perMinute: z
    .int(apiKeyTexts.perMinute)
    .min(1, apiKeyTexts.perMinute)
    .max(mostPerMinute, apiKeyTexts.perMinute)
    .default(usualPerMinute),
  /** Of the user who makes the key: a browser left signed in proves nothing. */
  password: z.string(apiKeyTexts.passwordRequired).min(1, apiKeyTexts.passwordRequired).max(200),
});
export type NewApiKey = z.output<typeof NewApiKey>;

export const apiKeyStatus = {
  active: { label: 'يعمل', tone: 'success' },
  withdrawn: { label: 'مسحوب', tone: 'neutral' },
  expired: { label: 'انتهت مدته', tone: 'warning' },
  makerInactive: { label: 'صاحبه معطّل', tone: 'warning' },
} as const;
export type ApiKeyStatus = keyof typeof apiKeyStatus;
const statusNames = keysOf(apiKeyStatus);

export const ApiKey = z.object({
  _id: Id,
  name: z.string(),
  /** The beginning of the key. */
  prefix: z.string(),
  rights: z.partialRecord(z.enum(keyResources), z.enum(keyLevels)),
  /** The warehouses it is bound to; none for a key that sees what its maker sees. */
  warehouses: z.array(Named),
  perMinute: z.int(),
  status: z.enum(statusNames),
  /** Who made it, and in whose name it acts. */
  by: z.object({ _id: Id, name: z.string(), isActive: z.boolean() }),
  createdAt: Instant,
  expiresAt: Instant,
  lastUsedAt: Instant.nullable(),
  lastUsedIp: z.string().nullable(),
  withdrawnAt: Instant.nullable(),
});
export type ApiKey = z.output<typeof ApiKey>;

/** The answer to the making of a key, the only one that contains it. */
export const MadeApiKey = z.object({ key: z.string(), apiKey: ApiKey });
export type MadeApiKey = z.output<typeof MadeApiKey>;

/** Returns the chosen rights that a user lacks and therefore can't give to a key. */
export const ungivableToKey = (who: Subject, rights: KeyRights): Resource[] =>
  keysOf(rights).filter((resource) => !can(who, `${resource}:${rights[resource] ?? 'admin'}`));

/** Returns the chosen rights that a key which is bound to warehouses could never use, because they are about the whole shop. */
export const uselessToBoundKey = (rights: KeyRights): Resource[] =>
  keysOf(rights).filter((resource) => isOfWholeShop(`${resource}:${rights[resource] ?? 'admin'}`));

export function statusOfKey(
  { withdrawnAt, expiresAt, by }: Pick<ApiKey, 'withdrawnAt' | 'expiresAt' | 'by'>,
  now: Date,
): ApiKeyStatus {
  if (withdrawnAt) return 'withdrawn';
  if (expiresAt <= now) return 'expired';
  return by.isActive ? 'active' : 'makerInactive';
}
