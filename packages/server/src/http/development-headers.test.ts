import { bare, defineApi } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { useApp } from '../../test/app';
import { mount } from './mount';

const api = defineApi({
  guarded: {
    method: 'GET',
    path: '/test/guarded',
    access: 'users:read',
    summary: '',
    reply: bare(z.string()),
  },
});
const extend: Parameters<typeof useApp>[1] = (app, services) =>
  mount(app, services, api, { guarded: () => 'in' });
const flagged = useApp({ devHeaders: true }, extend);
const ordinary = useApp({}, extend);
const asAdmin = { 'x-dev-role': 'admin', 'x-dev-permissions': 'all' };

describe('the development headers', () => {
  it('let a developer act with another role', async () => {
    const viewer = await flagged.person('viewer');
    expect((await viewer.call('GET', '/test/guarded')).statusCode).toBe(403);
    expect((await viewer.call('GET', '/test/guarded', undefined, asAdmin)).statusCode).toBe(200);
    const admin = await flagged.person('admin');
    expect((await admin.call('GET', '/test/guarded', undefined, { 'x-dev-role': 'sales' })).statusCode).toBe(
      403,
    );
  });

  it('have no effect on an ordinary server', async () => {
    const viewer = await ordinary.person('viewer');
    expect((await viewer.call('GET', '/test/guarded', undefined, asAdmin)).statusCode).toBe(403);
  });

  it('never replace signing in', async () => {
    expect((await flagged.call('GET', '/test/guarded', undefined, asAdmin)).statusCode).toBe(401);
  });

  it('are ignored from another machine', async () => {
    const viewer = await flagged.person('viewer');
    const reply = await flagged.inject({
      method: 'GET',
      url: '/api/test/guarded',
      remoteAddress: '192.0.2.7',
      headers: { authorization: `Bearer ${viewer.token}`, ...asAdmin },
    });
    expect(reply.statusCode).toBe(403);
  });

  it.each([
    ['x-forwarded-for', '192.0.2.7'],
    ['x-real-ip', '192.0.2.7'],
    ['forwarded', 'for=192.0.2.7'],
    ['host', 'shop.example'],
  ])('are ignored through a proxy on this machine (%s)', async (name, value) => {
    const viewer = await flagged.person('viewer');
    const reply = await viewer.call('GET', '/test/guarded', undefined, { ...asAdmin, [name]: value });
    expect(reply.statusCode).toBe(403);
  });
});
