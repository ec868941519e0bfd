import { expect, it } from 'vitest';
import { holderOf } from '../access/reach';
import { roleTexts } from '../roles/roles.schema';
import { manageRoleBlocked } from '../roles/roles.rules';
import { assignRoleBlocked, manageUserBlocked } from './users.rules';
import { userTexts } from './users.schema';

const manager = holderOf('manager', { sales: 'read' });
const ranks = [{ name: 'boss', rank: 0 }];

it('nobody manages people or roles that rank above their own', () => {
  const boss = { name: 'boss', permissions: {} };
  expect(manageUserBlocked(manager, { role: 'boss', effectivePermissions: [], warehouses: [] }, ranks)).toBe(
    userTexts.personAbove,
  );
  expect(assignRoleBlocked(manager, boss, ranks)).toBe(userTexts.roleAbove);
  expect(manageRoleBlocked(manager, boss, ranks)).toBe(roleTexts.above);
});

it('nobody manages what carries a right they lack, which is named', () => {
  const clerk = (permission: string) => ({
    role: 'clerk',
    effectivePermissions: [permission],
    warehouses: [],
  });
  expect(manageUserBlocked(manager, clerk('sales.read'), ranks)).toBeUndefined();
  expect(manageUserBlocked(manager, clerk('sales.update'), ranks)).toMatch(/لا تملكها: \S/);
  expect(
    assignRoleBlocked(manager, { name: 'clerk', permissions: { sales: 'read' } }, ranks),
  ).toBeUndefined();
  expect(assignRoleBlocked(manager, { name: 'clerk', permissions: { sales: 'update' } }, ranks)).toMatch(
    /لا تملكها: \S/,
  );
});
