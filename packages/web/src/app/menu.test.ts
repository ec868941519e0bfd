import { effectivePermissions, roleMatrix, roleNames, type RoleName } from '@turoos/contract';
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

it.each(['admin', 'super_admin', 'manager'] as const)('%s sees the KPI report right after home', (role) =>
  expect(paths(role)).toEqual(['/', '/owner-report', ...everyones.slice(1)]),
);

it.each(roleNames.filter((role) => !['admin', 'super_admin', 'manager'].includes(role)))(
  '%s sees every other entry',
  (role) => expect(paths(role)).toEqual(everyones),
);
