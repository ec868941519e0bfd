import { describe, expect, it } from 'vitest';
import { can, denial, hasPermission, type Subject } from './can';
import { canManageRole } from './manage-role';
import { effectivePermissions } from './permissions';
import { actions, levels, resourceNames, type Level } from './resources';
import {
  canonicalRole,
  fourRoleLabel,
  fourRoleLabels,
  hasRole,
  roleLabels,
  roleMatrix,
  roleNames,
  type RoleName,
} from './role-matrix';

const subject = (role: RoleName, own: string[] = [], revoked: string[] = []): Subject => ({
  role,
  permissions: effectivePermissions({ rights: roleMatrix[role], own, revoked }),
});

/**
 * The matrix as printed in the specification, with cash and accounting behind it, one letter per level: none, read,
 * create, update, delete, approve (p), Admin.
 */
const printed: Record<RoleName, string> = {
  super_admin: 'AAAAAAAAAAAAAAAAAAAAA',
  admin: 'ddddpddppppddrddducAA',
  manager: 'puuupuuppppccruurrrAA',
  sales_manager: 'ddrrrrrr--rcr-uc---c-',
  warehouse_manager: 'rrdduuuddddcd--r-----',
  accountant: 'rurrrurrrrrcrr-r---AA',
  sales_staff: 'ccrr-rr----rr-rr---c-',
  warehouse_staff: '--uucrrccccrc--r-----',
  viewer: 'rrrrrrrrrrrrr-rr-----',
};
const letters: Record<string, Level> = {
  '-': 'none',
  r: 'read',
  c: 'create',
  u: 'update',
  d: 'delete',
  p: 'approve',
  A: 'admin',
};

describe('the role matrix', () => {
  it.each(roleNames)(
    'RBAC-04, RBAC-06 to RBAC-25, RBAC-46: %s holds the levels of the specification',
    (role) => {
      const row = [...printed[role]];
      expect(row).toHaveLength(resourceNames.length);
      expect(resourceNames.map((name) => roleMatrix[role][name] ?? 'none')).toEqual(
        row.map((letter) => letters[letter]),
      );
    },
  );

  it('RBAC-03, RBAC-05: levels are a ladder', () => {
    for (const role of roleNames)
      for (const resource of resourceNames)
        for (const action of actions)
          expect(can(subject(role), `${resource}:${action}`)).toBe(
            levels[roleMatrix[role][resource] ?? 'none'] >= levels[action],
          );
  });

  it('RBAC-01, RBAC-37: nine roles have Arabic labels, two of them the same', () => {
    expect(Object.values(roleLabels)).toHaveLength(9);
    expect(roleLabels.super_admin).toBe(roleLabels.manager);
  });

  it('RBAC-02, RBAC-35, RBAC-38, RBAC-44, RBAC-45: the four display roles are other names for stored ones', () => {
    expect(['sales', 'warehouse', 'admin', 'accountant'].map(canonicalRole)).toEqual([
      'sales_staff',
      'warehouse_staff',
      'admin',
      'accountant',
    ]);
    expect(fourRoleLabels).toEqual({
      admin: 'مدير',
      sales: 'مندوب مبيعات',
      warehouse: 'مخزن',
      accountant: 'محاسب',
    });
    expect(['admin', 'sales_staff', 'warehouse_staff', 'accountant', 'viewer'].map(fourRoleLabel)).toEqual([
      ...Object.values(fourRoleLabels),
      undefined,
    ]);
    expect(hasRole('warehouse_manager', 'warehouse')).toBe(true);
    expect(hasRole('sales_manager', ['warehouse', 'sales'])).toBe(true);
    expect(hasRole('accountant', ['warehouse', 'sales'])).toBe(false);
  });
});

describe('derived rights', () => {
  const allowed = (right: Parameters<typeof can>[1]) => roleNames.filter((role) => can(subject(role), right));

  it('refund and cancel go with sales update or approve', () => {
    expect(allowed('sales:refund')).toEqual(['super_admin', 'admin', 'manager', 'sales_manager']);
    expect(allowed('sales:cancel')).toEqual(allowed('sales:refund'));
  });
  it('RBAC-30, RBAC-31: export goes with read, import of products with create', () => {
    expect(allowed('inventory:export')).toEqual(allowed('inventory:read'));
    expect(allowed('reports:export')).toEqual(allowed('reports:read'));
    expect(allowed('inventoryReports:export')).toEqual(allowed('inventoryReports:read'));
    expect(allowed('products:import')).toEqual(allowed('products:create'));
  });
  it('sales made without the server are decided about by those who approve sales, and administrators', () =>
    expect(allowed('sales:decide')).toEqual(['super_admin', 'admin', 'manager']));
  it('goods kept for others are sold by managers and administrators', () =>
    expect(allowed('sales:sell_reserved')).toEqual(['super_admin', 'admin', 'manager']));
  it('customers are told of arrivals by those who sell and may see customers', () =>
    expect(allowed('askedParts:tell')).toEqual([
      'super_admin',
      'admin',
      'manager',
      'sales_manager',
      'sales_staff',
    ]));

  it('the transfer workflow is for administrators, warehouse roles and approvers', () =>
    expect(allowed('transfers:workflow')).toEqual([
      'super_admin',
      'admin',
      'manager',
      'warehouse_manager',
      'warehouse_staff',
    ]));
  it('goods are received by those who ask for them for their branch, and shipped by others', () => {
    const clerk = subject('sales_staff', ['transfers.read', 'transfers.create']);
    const bound = { ...clerk, warehouses: ['near'] };
    expect([can(bound, 'transfers:complete'), can(bound, 'transfers:start')]).toEqual([true, false]);
    expect(can(clerk, 'transfers:complete')).toBe(false);
    expect(can({ ...subject('sales_staff'), warehouses: ['near'] }, 'transfers:complete')).toBe(false);
  });
  it('RBAC-28, RBAC-42: the owner report is for the three leading roles', () =>
    expect(allowed('ownerReport:read')).toEqual(['super_admin', 'admin', 'manager']));
  it('the exchange rate is written by managers or with settings update', () =>
    expect(allowed('exchangeRates:write')).toEqual(['super_admin', 'admin', 'manager']));
  it('RBAC-36: balances and points go with customers update', () => {
    expect(allowed('customers:manage_balance')).toEqual(allowed('customers:update'));
    expect(allowed('customers:manage_loyalty')).toEqual(allowed('customers:update'));
  });
});

describe('permission strings', () => {
  it('come from the level of the role', () => {
    const { permissions } = subject('sales_staff');
    expect(permissions).toEqual(expect.arrayContaining(['sales.read', 'sales.create', 'customers.create']));
    expect(permissions).not.toContain('sales.update');
    expect(permissions).not.toContain('purchases.read');
  });

  it('are spelled both ways where the documents do', () => {
    const keeper = subject('warehouse_staff');
    expect(keeper.permissions).toEqual(
      expect.arrayContaining([
        'stock_adjustments.create',
        'stockAdjustments.create',
        'scraps.create',
        'scrap.create',
      ]),
    );
    expect(hasPermission(keeper, 'stock_adjustments.create')).toBe(true);
    expect(hasPermission(keeper, 'stock_adjustments.approve')).toBe(false);
  });

  it('RBAC-27, RBAC-32, RBAC-33, RBAC-43: administrators pass every named check, others need the string', () => {
    expect(hasPermission(subject('admin'), 'anything.at_all')).toBe(true);
    expect(hasPermission(subject('super_admin'), 'suppliers.read')).toBe(true);
    expect(hasPermission(subject('manager'), 'anything.at_all')).toBe(false);
  });

  it('granted to a single user count too; a module name grants reading, all grants everything', () => {
    expect(can(subject('viewer', ['sales.create']), 'sales:create')).toBe(true);
    expect(can(subject('warehouse_staff', ['sales']), 'sales:read')).toBe(true);
    expect(can(subject('warehouse_staff', ['sales']), 'sales:create')).toBe(false);
    expect(can(subject('viewer', ['all']), 'backup:admin')).toBe(true);
    expect(can(subject('viewer', ['stock_adjustments.approve']), 'stockAdjustments:approve')).toBe(true);
    expect(can(subject('viewer', ['scraps.approve']), 'scrap:approve')).toBe(true);
  });

  it('switched off in the catalogue are revoked', () =>
    expect(can(subject('viewer', [], ['sales.read']), 'sales:read')).toBe(false));

  it('are revoked under every alias of the resource', () =>
    expect(can(subject('viewer', [], ['scraps.read']), 'scrap:read')).toBe(false));

  it('do not override the levels of the matrix for an administrator', () => {
    expect(can(subject('admin'), 'backup:create')).toBe(true);
    expect(can(subject('admin'), 'backup:update')).toBe(false);
    expect(can(subject('admin'), 'settings:update')).toBe(true);
  });
});

describe('managing roles', () => {
  it('RBAC-29: is allowed for one’s own rank and below, never above', () => {
    expect(canManageRole('admin', 'admin')).toBe(true);
    expect(canManageRole('admin', 'viewer')).toBe(true);
    expect(canManageRole('admin', 'super_admin')).toBe(false);
    expect(canManageRole('viewer', 'sales_staff')).toBe(false);
  });
  it('RBAC-26: ranks an unknown role as a viewer and a custom role by its own rank', () => {
    expect(canManageRole('unheard of', 'warehouse_staff')).toBe(false);
    expect(canManageRole('cashier', 'sales_staff', [{ name: 'cashier', rank: 5 }])).toBe(true);
  });
});

describe('denial messages', () => {
  it('name the denied action', () => {
    expect(denial('sales:create')).toBe('ليس لديك صلاحية لإنشاء فاتورة مبيعات');
    expect(denial('sales:read')).toBe('ليس لديك صلاحية لعرض فواتير المبيعات');
    expect(denial('sales:refund')).toBe('ليس لديك صلاحية لإجراء مرتجع على الفاتورة');
  });
});
