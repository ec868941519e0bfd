import { effectivePermissions, roleMatrix, type RoleName } from '@turoos/contract';
import { expect, it } from 'vitest';
import { menuFor } from './menu';

const subject = (role: RoleName) => ({
  role,
  permissions: effectivePermissions({ rights: roleMatrix[role], own: [] }),
});
const paths = (role: RoleName) => menuFor(subject(role)).map(({ path }) => path);

const everyones = [
  '/',
  '/sales',
  '/products',
  '/customers',
  '/suppliers',
  '/purchases',
  '/inventory',
  '/warehouses',
  '/marketing',
  '/reports',
  '/settings',
];

const cashiers = [...everyones.slice(0, 2), '/cash', ...everyones.slice(2)];

it.each(['admin', 'super_admin', 'manager'] as const)('%s sees the KPI report right after home', (role) =>
  expect(paths(role)).toEqual(['/', '/owner-report', ...cashiers.slice(1)]),
);

it.each(['accountant', 'sales_manager', 'sales_staff'] as const)(
  '%s sees the cash desk after sales',
  (role) => expect(paths(role)).toEqual(cashiers),
);

it.each(['warehouse_manager', 'warehouse_staff', 'viewer'] as const)('%s sees every other entry', (role) =>
  expect(paths(role)).toEqual(everyones),
);

it('a user of some warehouses sees nothing that is about the whole shop', () => {
  const bound = { ...subject('admin'), warehouses: ['w'] };
  expect(menuFor(bound).map(({ path }) => path)).toEqual(cashiers.filter((path) => path !== '/marketing'));
});
