import { expect, it } from 'vitest';
import { systemPermissionBlocked, switchOffBlocked, switchPermissionBlocked } from './permissions.rules';
import { permissionTexts } from './permissions.schema';

const clerk = { role: 'sales_staff', permissions: [] };
const admin = { role: 'admin', permissions: [] };

it('keeps the system’s permissions as they are; administrators switch them', () => {
  const system = { name: 'sales.read', isSystem: true };
  expect(systemPermissionBlocked(system)).toBe(permissionTexts.system);
  expect(switchPermissionBlocked(clerk, system)).toBe(permissionTexts.adminsOnly);
  expect(switchPermissionBlocked(admin, system)).toBeUndefined();
  expect(switchOffBlocked(system)).toBeUndefined();
  expect(switchOffBlocked({ ...system, name: 'sales.delete' })).toBe(permissionTexts.unusedPermissions);
});

it('leaves the shop’s own permissions to whoever may manage them', () => {
  const own = { name: 'sales.delete', isSystem: false };
  expect(systemPermissionBlocked(own)).toBeUndefined();
  expect(switchPermissionBlocked(clerk, own)).toBeUndefined();
  expect(switchOffBlocked(own)).toBeUndefined();
});
