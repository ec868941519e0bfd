import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apis } from '../apis';
import type { Api } from '../kernel/endpoint';
import { keysOf } from '../kernel/keys-of';
import { levelsHeld, permissionLabel, rightsInWords } from './access-words';
import { can, everyRight, type Right, type Subject } from './can';
import {
  isKnownPermission,
  permissionSlug,
  systemPermissions,
  unusedPermissions,
  userModules,
} from './catalogue';
import { beyondReach, holderOf, mayGivePermission, reaches, ungrantableRights } from './reach';
import { levelOfRank, rankOfLevel, roleRank } from './manage-role';
import { effectivePermissions } from './permissions';
import { levels, resourceNames } from './resources';
import { roleMatrix, roleNames, type RoleName } from './role-matrix';

const subject = (role: RoleName, own: string[] = []): Subject => ({
  role,
  permissions: effectivePermissions({ rights: roleMatrix[role], own }),
});

describe('giving permissions', () => {
  it.each<[RoleName, string, boolean]>([
    ['super_admin', 'all', true],
    ['super_admin', 'backup.admin', true],
    ['admin', 'all', false],
    ['admin', 'backup.create', true],
    ['admin', 'backup.delete', false],
    ['admin', 'sales.manage', true],
    ['admin', 'audit.manage', false],
    ['admin', 'users.admin', true],
    ['admin', 'settings.admin', false],
    ['admin', 'vehicles.delete', true],
    ['admin', 'products.read.wholesale', true],
    ['manager', 'users', true],
    ['manager', 'users.create', false],
    ['manager', 'sales.admin', false],
    ['manager', 'scraps.approve', true],
    ['manager', 'products.read.wholesale', false],
    ['viewer', 'sales', true],
  ])('%s gives %s: %s', (role, string, may) => expect(mayGivePermission(subject(role), string)).toBe(may));

  it('in a role lists the permissions that exceed the giver’s own', () =>
    expect(
      ungrantableRights(subject('admin'), {
        sales: 'delete',
        backup: 'admin',
        audit: 'none',
        settings: 'delete',
      }),
    ).toEqual(['backup', 'settings']));
});

describe('reach', () => {
  const clerk = holderOf('clerk', { users: 'update', sales: 'read' });

  it('depends on rights, not on rank', () => {
    expect(beyondReach(clerk, holderOf('other', { sales: 'read' }))).toEqual([]);
    expect(beyondReach(clerk, holderOf('other', { sales: 'update', audit: 'read' }))).toEqual(
      expect.arrayContaining(['sales:update', 'audit:read']),
    );
    expect(beyondReach(clerk, subject('manager'))).not.toEqual([]);
    expect(beyondReach(subject('admin'), subject('manager', ['backup.admin']))).toEqual(['backup:admin']);
    expect(beyondReach(subject('viewer'), { role: 'x', permissions: ['products.read.wholesale'] })).toEqual([
      'products.read.wholesale',
    ]);
  });

  it('does not depend on warehouses, which are compared apart', () => {
    const bound = {
      ...holderOf('x', { users: 'update', purchases: 'read', marketing: 'read' }),
      warehouses: ['w'],
    };
    expect(can(bound, 'ordering:read')).toBe(false);
    expect(beyondReach(bound, holderOf('other', { purchases: 'read', marketing: 'read' }))).toEqual([]);
  });

  it('includes rights that come with the role’s name alone', () => {
    const everything = holderOf(
      'everything',
      Object.fromEntries(resourceNames.map((name) => [name, 'admin'])),
    );
    expect(beyondReach(everything, subject('warehouse_staff'))).toEqual([]);
    expect(beyondReach(everything, subject('manager'))).toContain('ownerReport:read');
    expect(beyondReach(everything, subject('admin'))).toContain('counters:manage');
    expect(beyondReach(subject('super_admin'), everything)).toEqual([]);
  });

  it('is described in a short message', () =>
    expect(rightsInWords(beyondReach(clerk, subject('super_admin')))).toMatch(/^إدارة .*، .* وغيرها$/));

  it('reserves the whole backup for users who may do everything', () =>
    fc.assert(
      fc.property(someone, (who) => {
        if (can(who, 'backup:whole')) expect(beyondReach(who, subject('super_admin'))).toEqual([]);
      }),
      { numRuns: 60 },
    ));

  it('is transitive: whoever reaches a user reaches everyone that user reaches', () =>
    fc.assert(
      fc.property(someone, someone, someone, (one, two, three) => {
        expect(beyondReach(one, one)).toEqual([]);
        if (beyondReach(one, two).length > 0) return;
        for (const right of everyRight) if (can(two, right)) expect(reaches(one, right)).toBe(true);
        if (beyondReach(two, three).length === 0) expect(beyondReach(one, three)).toEqual([]);
      }),
      { numRuns: 60 },
    ));
});

const someone: fc.Arbitrary<Subject> = fc
  .record({
    role: fc.constantFrom(...roleNames, 'cashier'),
    rights: fc.dictionary(fc.constantFrom(...resourceNames), fc.constantFrom(...keysOf(levels))),
    own: fc.subarray([
      'all',
      'sales',
      'users.update',
      'users.admin',
      'scraps.manage',
      'scraps.admin',
      'backup.admin',
      'vehicles.read',
      'sales.read.mine',
    ]),
  })
  .map(({ role, rights, own }) => holderOf(role, role === 'cashier' ? rights : roleMatrix[role], own));

describe('a permission of the catalogue', () => {
  const access = Object.values<Api>(apis).flatMap((api) => Object.values(api).map((one) => one.access));
  const asked = [...new Set(access)].filter((one): one is Right => one !== 'public' && one !== 'signed-in');

  it.each(systemPermissions.map(({ name }) => name))(
    '%s decides at least one right, or can’t be switched off',
    (name) => {
      const decided = keysOf(levels).flatMap((level) => {
        const rights = Object.fromEntries(resourceNames.map((resource) => [resource, level]));
        const without = (...revoked: string[]) => ({
          role: 'cashier',
          permissions: effectivePermissions({ rights, own: [], revoked }),
        });
        const [whole, rest] = [without(), without(name)];
        return asked.filter((right) => can(whole, right) && !can(rest, right));
      });
      expect(decided.length > 0).toBe(!unusedPermissions.includes(name));
    },
  );

  const opened = (...own: string[]) => {
    const permissions = effectivePermissions({ rights: {}, own });
    return asked.filter((right) => can({ role: 'cashier', permissions }, right));
  };

  it.each(systemPermissions)('$name alone opens at least one right', ({ name, module, action }) => {
    // vehicles are part of the parts catalogue, so they also require the products permission
    const beside = module === 'vehicles' ? [`products.${action}`] : [];
    expect(opened(...beside, name).length > opened(...beside).length).toBe(!unusedPermissions.includes(name));
  });

  it.each(resourceNames)('%s.admin grants the same as the admin level of a role', (resource) => {
    const byString = effectivePermissions({ rights: {}, own: [`${resource}.admin`] });
    expect(byString).toEqual(effectivePermissions({ rights: { [resource]: 'admin' as const }, own: [] }));
    expect(opened(`${resource}.admin`)).toEqual(
      expect.arrayContaining([...opened(`${resource}.manage`), ...opened(`${resource}.approve`)]),
    );
  });

  it('leaves an administrator no right that is reachable without holding its level', () => {
    for (const right of asked)
      if (reaches(subject('admin'), right)) expect(can(subject('admin'), right), right).toBe(true);
  });
});

describe('known permission strings', () => {
  it.each([
    ['all', true],
    ['home', true],
    ['transfers', true],
    ['sales.create', true],
    ['scraps.approve', true],
    ['scraps.execute', true],
    ['sales.manage', true],
    ['vehicles.manage', true],
    ['products.read.wholesale', true],
    ['products.read.other', false],
    ['vehicles.approve', false],
    ['sales.fly', false],
    ['moon', false],
    ['', false],
    ['sales.', false],
    ['constructor', false],
  ])('%s: %s', (string, known) => expect(isKnownPermission(string, ['products.read.wholesale'])).toBe(known));

  it('RBAC-40, RBAC-41: include the modules of a user', () =>
    expect(Object.keys(userModules).toSorted()).toEqual([
      'customers',
      'home',
      'inventory',
      'marketing',
      'products',
      'purchases',
      'reports',
      'sales',
      'settings',
      'suppliers',
      'users',
      'warehouses',
    ]));

  it('of the system cover eight modules by five actions', () => {
    expect(systemPermissions).toHaveLength(40);
    expect(systemPermissions[0]).toEqual({
      name: 'users.create',
      module: 'users',
      action: 'create',
      displayName: 'إنشاء المستخدمين',
    });
  });

  it('are made of letters and digits', () => {
    expect(permissionSlug('  Cash -- Drawer!')).toBe('cash_drawer');
    expect(permissionSlug('فتح الأدراج ١')).toBe('فتح_الادراج_1');
    expect(permissionSlug('؟؟')).toBe('');
  });
});

describe('manage grants every action, and permissions that are not switched off remain', () => {
  it('when granted as a single string', () =>
    expect(effectivePermissions({ rights: {}, own: ['scraps.manage'] })).toEqual(
      expect.arrayContaining(['scrap.read', 'scrap.delete', 'scraps.manage']),
    ));
  it('for a user who has everything', () => {
    const left = effectivePermissions({ rights: {}, own: ['all'], revoked: ['sales.read'] });
    expect(left).not.toContain('all');
    expect(left).not.toContain('sales.read');
    expect(left).toEqual(expect.arrayContaining(['sales.create', 'backup.admin', 'scraps.execute']));
  });
  it('and a role’s single permissions count unless their level is none', () =>
    expect(
      effectivePermissions({ rights: { 'vehicles.read': 'read', 'vehicles.delete': 'none' }, own: [] }),
    ).toEqual(['vehicles.read']));
});

describe('permission labels', () => {
  it.each([
    ['all', 'كل الصلاحيات'],
    ['sales', 'فواتير المبيعات'],
    ['home', 'الرئيسية'],
    ['users', 'المستخدمون'],
    ['users.read', 'عرض المستخدمين'],
    ['cash', 'الصندوق'],
    ['accounting.read', 'عرض الحسابات'],
    ['scraps.approve', 'اعتماد تقارير الإتلاف'],
    ['vehicles.manage', 'إدارة المركبات'],
    ['customers.manage_balance', 'تعديل رصيد العملاء'],
    ['products.read.wholesale', 'products.read.wholesale'],
    ['toString', 'toString'],
  ])('%s is %s', (string, label) => expect(permissionLabel(string)).toBe(label));

  it('include the highest level held per resource', () => {
    expect(levelsHeld(['sales.read', 'sales.update', 'sales.create', 'scraps.read'])).toEqual([
      { resource: 'sales', level: 'update' },
    ]);
    expect(levelsHeld(['all'])).toHaveLength(resourceNames.length);
  });
});

describe('levels of roles', () => {
  it('count from the viewer up', () => {
    expect(levelOfRank(roleRank('super_admin'))).toBe(9);
    expect(levelOfRank(roleRank('viewer'))).toBe(1);
    expect(rankOfLevel(levelOfRank(4))).toBe(4);
  });
});
