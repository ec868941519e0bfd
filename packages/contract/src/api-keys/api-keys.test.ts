import { describe, expect, it } from 'vitest';
import { effectivePermissions } from '../access/permissions';
import { roleMatrix } from '../access/role-matrix';
import { salesApi } from '../sales/sales.api';
import { settingsApi } from '../settings/settings.api';
import { tillsApi } from '../tills/tills.api';
import { usersApi } from '../users/users.api';
import { NewApiKey, statusOfKey, ungivableToKey } from './api-keys.schema';
import { acceptsKeys } from './key-access';

const typed = { name: 'المتجر الإلكتروني', rights: { sales: 'read' }, password: 'x' };

describe('a new key', () => {
  it('lives for a year and calls 120 times a minute unless said otherwise', () =>
    expect(NewApiKey.parse(typed)).toMatchObject({ days: 365, perMinute: 120 }));

  it.each([
    [{ days: 731 }],
    [{ days: 0 }],
    [{ perMinute: 0 }],
    [{ rights: {} }],
    [{ rights: { users: 'read' } }],
    [{ rights: { sales: 'none' } }],
    [{ rights: { shoes: 'read' } }],
    [{ name: ' ' }],
    [{ password: '' }],
  ])('is refused with %o', (fault) =>
    expect(NewApiKey.safeParse({ ...typed, ...fault }).success).toBe(false),
  );

  it('gets no right that its maker lacks', () => {
    const manager = {
      role: 'manager',
      permissions: effectivePermissions({ rights: roleMatrix.manager, own: [] }),
    };
    expect(ungivableToKey(manager, { sales: 'approve', customers: 'delete', backup: 'create' })).toEqual([
      'customers',
      'backup',
    ]);
  });
});

it('keys call what needs a right, and read what needs none; people alone manage users and themselves', () => {
  expect(acceptsKeys('sales', salesApi.create)).toBe(true);
  expect(acceptsKeys('settings', settingsApi.get)).toBe(true);
  expect(acceptsKeys('settings', settingsApi.update)).toBe(false);
  expect(acceptsKeys('users', usersApi.list)).toBe(false);
  expect(acceptsKeys('tills', tillsApi.contact)).toBe(false);
});

it('a key works until it is withdrawn, expires or its maker is deactivated', () => {
  const now = new Date('2026-11-15T12:00:00Z');
  const key = {
    withdrawnAt: null,
    expiresAt: new Date('2026-11-15T12:00:01Z'),
    by: { _id: '', name: '', isActive: true },
  };
  expect(statusOfKey(key, now)).toBe('active');
  expect(statusOfKey({ ...key, expiresAt: now }, now)).toBe('expired');
  expect(statusOfKey({ ...key, by: { ...key.by, isActive: false } }, now)).toBe('makerInactive');
  expect(statusOfKey({ ...key, withdrawnAt: now, expiresAt: now }, now)).toBe('withdrawn');
});
