import { actionPhrase, everyRight, type Right } from './can';
import { permissionActions, permissionModules, userModules } from './catalogue';
import { resourceOf } from './permissions';
import { actions, levels, resourceNames, resources, type Level, type Resource } from './resources';

export const levelLabels: Readonly<Record<Level, string>> = {
  none: 'بدون',
  read: 'عرض',
  create: 'إنشاء',
  update: 'تعديل',
  delete: 'حذف',
  approve: 'اعتماد',
  admin: 'إدارة كاملة',
};

const namedLabels: Readonly<Record<string, string>> = {
  all: 'كل الصلاحيات',
  'customers.manage_balance': 'تعديل رصيد العملاء',
  'customers.manage_loyalty': 'تعديل نقاط العملاء',
  'inventory.manage_stock': 'تعديل كميات المخزون',
  'warehouses.view_inventory': 'عرض مخزون المستودعات',
  'transfers.start': 'شحن التحويلات',
  'transfers.complete': 'استلام التحويلات',
  'scraps.execute': 'تنفيذ الإتلاف',
  'inventory_reports.export': 'تصدير تقارير المخزون',
  'inventory_reports.share': 'مشاركة تقارير المخزون',
};

const verbLabels: Readonly<Record<string, string>> = {
  ...levelLabels,
  manage: permissionActions.manage.label,
};

const own = (labels: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(labels, key) ? labels[key] : undefined;

/** The Arabic name of a resource or module as the object of a verb: 'عرض المستخدمين'. */
const objectWord = (prefix: string): string | undefined => {
  const resource = resourceOf(prefix);
  return resource ? resources[resource].many : (own(permissionModules, prefix) ?? own(userModules, prefix));
};

/** Names whose nominative (standing alone: 'المستخدمون') differs from the form that follows a verb. */
const nominatives: Readonly<Record<string, string>> = { users: 'المستخدمون', suppliers: 'الموردون' };
const word = (prefix: string): string | undefined => own(nominatives, prefix) ?? objectWord(prefix);

/**
 * Returns the Arabic label of a rights key or permission string; permissions the shop defined keep their own
 * name.
 */
export function permissionLabel(string: string): string {
  const known = own(namedLabels, string);
  if (known) return known;
  const [prefix = '', action, ...rest] = string.split('.');
  const noun = objectWord(prefix);
  if (!noun || rest.length > 0) return string;
  if (action === undefined) return word(prefix) ?? noun;
  const verb = own(verbLabels, action);
  return verb ? `${verb} ${noun}` : string;
}

/** Returns the highest level per resource that these permission strings add up to, for display. */
export function levelsHeld(permissions: readonly string[]): { resource: Resource; level: Level }[] {
  const all = permissions.includes('all');
  const held = (resource: Resource): Level =>
    all
      ? 'admin'
      : (actions
          .filter((action) => permissions.includes(`${resource}.${action}`))
          .toSorted((one, two) => levels[two] - levels[one])[0] ?? 'none');
  return resourceNames
    .map((resource) => ({ resource, level: held(resource) }))
    .filter(({ level }) => level !== 'none');
}

const isRight = (name: string): name is Right => everyRight.some((right) => right === name);

/** The number of names listed in a message before it is cut short with 'وغيرها'. */
const mostNamed = 3;

/**
 * Lists rights and permission strings in words, for a denial message: 'تعديل فاتورة مبيعات، عرض سجل التدقيق
 * وغيرها'.
 */
export function rightsInWords(names: readonly string[]): string {
  const words = names.map((name) => (isRight(name) ? actionPhrase(name).slice(1) : permissionLabel(name)));
  return `${words.slice(0, mostNamed).join('، ')}${words.length > mostNamed ? ' وغيرها' : ''}`;
}
