import { describe, expect, it } from 'vitest';
import { levelsHeld, permissionLabel } from './access-words';
import type { Subject } from './can';
import { isKnownPermission, permissionSlug, systemPermissions, userModules } from './catalogue';
import { beyondReach, mayGivePermission } from './giving';
import { levelOfRank, rankOfLevel, roleRank } from './manage-role';
import { effectivePermissions } from './permissions';
import { roleMatrix, type RoleName } from './role-matrix';

const subject = (role: RoleName, own: string[] = []): Subject => ({
  role,
  permissions: effectivePermissions({ rights: roleMatrix[role], own }),
});

describe('giving permissions', () => {
  it.each([
    ['super_admin', 'all', true],
    ['super_admin', 'backup.admin', true],
    ['admin', 'all', false],
    ['admin', 'backup.create', true],
    ['admin', 'backup.delete', false],
    ['admin', 'sales.manage', true],
    ['admin', 'audit.manage', false],
    ['admin', 'vehicles.delete', true],
    ['admin', 'products.read.wholesale', true],
    ['manager', 'users', true],
    ['manager', 'users.create', false],
    ['manager', 'scraps.approve', true],
    ['manager', 'products.read.wholesale', false],
    ['viewer', 'sales', true],
  ] as [RoleName, string, boolean][])('%s gives %s: %s', (role, string, may) =>
    expect(mayGivePermission(subject(role), string)).toBe(may),
  );

  it('in a role names what goes too far', () =>
    expect(
      beyondReach(subject('admin'), { sales: 'delete', backup: 'admin', audit: 'none', settings: 'delete' }),
    ).toEqual(['backup', 'settings']));
});

describe('the strings that mean something', () => {
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

  it('RBAC-40, RBAC-41: the modules of a user', () =>
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

  it('the system’s: eight modules by five actions', () => {
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

describe('managing gives every deed, and all but what is switched off stays', () => {
  it('as a string of its own', () =>
    expect(effectivePermissions({ rights: {}, own: ['scraps.manage'] })).toEqual(
      expect.arrayContaining(['scrap.read', 'scrap.delete', 'scraps.manage']),
    ));
  it('also of someone who has everything', () => {
    const left = effectivePermissions({ rights: {}, own: ['all'], revoked: ['sales.read'] });
    expect(left).not.toContain('all');
    expect(left).not.toContain('sales.read');
    expect(left).toEqual(expect.arrayContaining(['sales.create', 'backup.admin', 'scraps.execute']));
  });
  it('a role’s single permissions count unless their level is none', () =>
    expect(
      effectivePermissions({ rights: { 'vehicles.read': 'read', 'vehicles.delete': 'none' }, own: [] }),
    ).toEqual(['vehicles.read']));
});

describe('words', () => {
  it.each([
    ['all', 'كل الصلاحيات'],
    ['sales', 'فواتير المبيعات'],
    ['home', 'الرئيسية'],
    ['users', 'المستخدمون'],
    ['users.read', 'عرض المستخدمين'],
    ['scraps.approve', 'اعتماد تقارير الإتلاف'],
    ['vehicles.manage', 'إدارة المركبات'],
    ['customers.manage_balance', 'تعديل رصيد العملاء'],
    ['products.read.wholesale', 'products.read.wholesale'],
    ['toString', 'toString'],
  ])('%s is %s', (string, label) => expect(permissionLabel(string)).toBe(label));

  it('tell the highest level held', () => {
    expect(levelsHeld(['sales.read', 'sales.update', 'sales.create', 'scraps.read'])).toEqual([
      { resource: 'sales', level: 'update' },
    ]);
    expect(levelsHeld(['all'])).toHaveLength(19);
  });
});

describe('levels of roles', () => {
  it('count from the viewer up', () => {
    expect(levelOfRank(roleRank('super_admin'))).toBe(9);
    expect(levelOfRank(roleRank('viewer'))).toBe(1);
    expect(rankOfLevel(levelOfRank(4))).toBe(4);
  });
});
