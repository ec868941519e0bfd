import {
  acceptsKeys,
  apis,
  can,
  denial,
  effectivePermissions,
  keyResources,
  mostPerMinute,
  resourceNames,
  roleMatrix,
  roleNames,
  texts,
  type Access,
  type Api,
  type Endpoint,
  type KeyRights,
  type Rights,
} from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { testPassword, useApp, type Person } from '../../test/app';
import { assertDeclaresRight } from './declared-right';

const shop = useApp();

const endpoints = Object.entries<Api>(apis).flatMap(([area, api]) =>
  Object.entries(api).map(([name, endpoint]) => ({ id: `${area}.${name}`, area, endpoint })),
);
const json = endpoints.filter(
  ({ endpoint }) => endpoint.reply.kind === 'json' && endpoint.path !== '/auth/logout',
);
const someId = '01900000-0000-7000-8000-000000000000';
const pathOf = ({ path }: Endpoint) => path.replace(/:\w+/g, someId);
/** A body no schema accepts: callers with the right get a validation error, others a denial first. */
const bodyOf = ({ method }: Endpoint) => (method === 'GET' ? undefined : { 'no such field': true });

describe('every endpoint', () => {
  it('requires a signed-in user unless it is public', async () => {
    for (const { id, endpoint } of endpoints.filter((one) => one.endpoint.access !== 'public')) {
      const reply = await shop.call(endpoint.method, pathOf(endpoint), bodyOf(endpoint));
      expect(reply.statusCode, id).toBe(401);
      expect(reply.json().message, id).toBe(texts.signInFirst);
    }
  });

  it.each(roleNames)('responds to %s as the matrix says', async (role) =>
    walk(await shop.person(role), { role, rights: roleMatrix[role] }),
  );

  it.each([
    ['nothing at all', {}],
    ['one level each', { sales: 'create', products: 'update', users: 'delete', audit: 'read' }],
    ['everything', Object.fromEntries(resourceNames.map((name) => [name, 'admin']))],
    [
      'single permissions',
      { 'scraps.execute': 'read', 'customers.manage_balance': 'update', reports: 'read' },
    ],
  ] as [string, Rights][])('responds to a custom role by its rights: %s', async (role, rights) => {
    const owner = await shop.person('super_admin');
    const made = await owner.call('POST', '/roles', { name: role, permissions: rights });
    expect(made.statusCode, made.body).toBe(201);
    await walk(await shop.person(role), { role, rights });
  });
});

describe('every endpoint called with a key', () => {
  it.each([
    ['one level each', { sales: 'create', products: 'update', settings: 'update', audit: 'read' }],
    ['everything', Object.fromEntries(keyResources.map((name) => [name, 'admin']))],
  ] as [string, KeyRights][])('responds by the rights of the key: %s', async (_, rights) => {
    const owner = await shop.person('super_admin');
    const asked = { name: 'مفتاح', rights, perMinute: mostPerMinute, password: testPassword };
    const made = await owner.call('POST', '/api-keys', asked);
    expect(made.statusCode, made.body).toBe(201);
    const authorization = `Bearer ${made.json().data.key}`;
    const holder = { role: '', permissions: effectivePermissions({ rights, own: [] }) };
    for (const { id, area, endpoint } of json.filter((one) => one.endpoint.access !== 'public')) {
      const reply = await shop.call(endpoint.method, pathOf(endpoint), bodyOf(endpoint), { authorization });
      const allowed =
        acceptsKeys(area, endpoint) && (isOpen(endpoint.access) || can(holder, endpoint.access));
      expect(reply.statusCode === 403, id).toBe(!allowed);
      expect(reply.statusCode, id).toBeLessThan(500);
    }
  });
});

async function walk(who: Person, { role, rights }: { role: string; rights: Rights }) {
  const permissions = effectivePermissions({ rights, own: [] });
  expect((await who.call('GET', '/auth/me')).json().data.user.permissions).toEqual(permissions);
  for (const { id, endpoint } of json) {
    const reply = await who.call(endpoint.method, pathOf(endpoint), bodyOf(endpoint));
    const allowed = isOpen(endpoint.access) || can({ role, permissions }, endpoint.access);
    expect(reply.statusCode === 403, `${id} as ${role}`).toBe(!allowed);
    if (!allowed && !isOpen(endpoint.access))
      expect(reply.json()).toMatchObject({ code: 'FORBIDDEN', message: denial(endpoint.access) });
    expect(reply.statusCode, `${id} as ${role}`).toBeLessThan(500);
  }
}

const isOpen = (access: Access): access is 'public' | 'signed-in' =>
  access === 'public' || access === 'signed-in';

describe('an endpoint without a declared right', () => {
  const endpoint = (access: unknown) => ({ method: 'GET', path: '/x', access }) as unknown as Endpoint;

  it.each([undefined, '', 'everyone', 'sales', 'sales:own', 'shoes:read', 'sales:none', 'sales:read:x'])(
    'is rejected at start: %s',
    (access) => expect(() => assertDeclaresRight(endpoint(access))).toThrow('declares no known right'),
  );

  it.each(['public', 'signed-in', 'sales:read', 'sales:refund'])('%s is accepted', (access) =>
    expect(() => assertDeclaresRight(endpoint(access))).not.toThrow(),
  );
});
