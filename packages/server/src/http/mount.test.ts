import { AppError, byId, defineApi, Instant, list, ruleBroken, single, texts, Usd } from '@turoos/contract';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { useApp, type Person } from '../../test/app';
import type { Actor } from '../kernel/actor';
import { recordChange } from '../kernel/audit';
import type { Handlers } from '../kernel/handlers';
import { mount } from './mount';

const Payment = z.strictObject({
  amount: Usd.refine((cents) => cents > 0, 'يرجى إدخال مبلغ صحيح'),
  note: z.string().optional(),
});
const Paid = z.object({ _id: z.string(), amount: Usd, at: Instant });

/** An API for this test, so that mounting is tested apart from any module. */
const api = defineApi({
  pay: {
    method: 'POST',
    path: '/test/payments',
    access: 'sales:create',
    summary: '',
    body: Payment,
    aliases: { sum: 'amount' },
    reply: single(Paid),
    status: 201,
    idempotent: true,
    touches: ['sales', 'customers'],
  },
  forget: { method: 'POST', path: '/test/untraced', access: 'signed-in', summary: '', reply: single(Paid) },
  search: {
    method: 'GET',
    path: '/test/search/:id',
    access: 'signed-in',
    summary: '',
    params: byId,
    query: z.object({ q: z.string().optional() }),
    reply: list(z.string()),
  },
});

let calls = 0;
let failing = false;
let pause: Promise<void> | undefined;

const handlers: Handlers<typeof api> = {
  pay: ({ body }, { tx, user }) =>
    tx(async (t) => {
      calls++;
      await recordChange(t, user as Actor, {
        action: 'sale.settle',
        entity: 'sales',
        after: { ...body, password: 'x' },
      });
      await pause;
      if (failing) throw ruleBroken('لا يمكن');
      return { _id: String(calls), amount: body.amount, at: new Date() };
    }),
  forget: (_, { tx }) => tx(async () => ({ _id: '', amount: 0, at: new Date() })),
  search: ({ query }) => [query.q ?? 'none'],
};

const shop = useApp({}, (app, services) => mount(app, services, api, handlers));
let clerk: Person;

beforeAll(async () => {
  clerk = await shop.person('sales_staff');
});
afterEach(() => {
  failing = false;
  pause = undefined;
});

const pay = (body: object, key?: string, who = clerk) =>
  who.call('POST', '/test/payments', body, key ? { 'idempotency-key': key } : {});

describe('an endpoint', () => {
  it('uses dollars on the wire and cents inside, and drops undeclared fields of its reply', async () => {
    const reply = await pay({ amount: 19.99 });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toEqual({
      success: true,
      data: { _id: expect.any(String), amount: 19.99, at: expect.stringMatching(/Z$/) },
    });
  });

  it('accepts a field under its alias', async () => {
    expect((await pay({ sum: 5 })).json().data.amount).toBe(5);
  });

  it('names every invalid field', async () => {
    const reply = await pay({ amount: 0, note: 7 });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({
      code: 'VALIDATION',
      details: { issues: [{ path: 'amount', message: 'يرجى إدخال مبلغ صحيح' }, { path: 'note' }] },
    });
  });

  it('answers 404 to an invalid id', async () => {
    const reply = await clerk.call('GET', '/test/search/12');
    expect([reply.statusCode, reply.json().message]).toEqual([404, texts.notFound]);
  });

  it.each([
    ['?q=زيت', 'زيت'],
    ['?search=زيت', 'زيت'],
    ['?q=&_t=123', 'none'],
    ['?q=a&q=b', 'b'],
  ])('reads %s', async (query, heard) => {
    const reply = await clerk.call('GET', `/test/search/${crypto.randomUUID()}${encodeURI(query)}`);
    expect(reply.json().data).toEqual([heard]);
  });

  it.each(['?q=%00', '?q=%ED%A0%80x'])('rejects or survives invalid text: %s', async (query) => {
    const reply = await clerk.call('GET', `/test/search/${crypto.randomUUID()}${query}`);
    expect(reply.statusCode).toBeLessThan(500);
  });

  it('rejects a zero byte in a query, which PostgreSQL cannot compare', async () => {
    const reply = await clerk.call('GET', `/test/search/${crypto.randomUUID()}?q=a%00b`);
    expect([reply.statusCode, reply.json().message]).toEqual([400, texts.unstorable]);
  });

  it('announces the topics it changes', async () => {
    const heard = new Promise((resolve) => shop.live.subscribe(resolve));
    await pay({ amount: 1 });
    expect(await heard).toEqual(expect.arrayContaining(['sales', 'customers']));
  });
});

describe('a write', () => {
  it('records user, change and address in the audit log, without secrets', async () => {
    await pay({ amount: 3.5 });
    const trace = await shop.db
      .selectFrom('auditLog')
      .selectAll()
      .where('action', '=', 'sale.settle')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(trace).toMatchObject({ userId: clerk.id, ip: '127.0.0.1', after: { amount: 350 } });
    expect(JSON.stringify(trace)).not.toContain('password');
  });

  it('without an audit entry is rejected as a programming error', async () => {
    expect((await clerk.call('POST', '/test/untraced')).statusCode).toBe(500);
  });

  it('that fails leaves nothing, not even its audit entry', async () => {
    failing = true;
    const count = () =>
      shop.db
        .selectFrom('auditLog')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow();
    const before = await count();
    const reply = await pay({ amount: 1 }, crypto.randomUUID());
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'RULE']);
    expect(await count()).toEqual(before);
  });
});

describe('an idempotency key', () => {
  it('makes a repeated request return the same response without a second effect', async () => {
    const key = crypto.randomUUID();
    const before = calls;
    const first = await pay({ amount: 7 }, key);
    const second = await pay({ amount: 7 }, key);
    expect(second.statusCode).toBe(201);
    expect(second.json()).toEqual(first.json());
    expect(calls).toBe(before + 1);
  });

  it('works for two simultaneous requests', async () => {
    const key = crypto.randomUUID();
    const before = calls;
    let go = () => {};
    pause = new Promise((resolve) => (go = resolve));
    const both = [pay({ amount: 7 }, key), pay({ amount: 7 }, key)];
    await expect.poll(() => calls).toBe(before + 1);
    go();
    const [first, second] = await Promise.all(both);
    expect(second?.json()).toEqual(first?.json());
    expect(calls).toBe(before + 1);
  });

  it('of a failed request can be used again', async () => {
    const key = crypto.randomUUID();
    failing = true;
    expect((await pay({ amount: 7 }, key)).statusCode).toBe(422);
    failing = false;
    expect((await pay({ amount: 7 }, key)).statusCode).toBe(201);
  });

  it('is rejected for a different request', async () => {
    const key = crypto.randomUUID();
    await pay({ amount: 7 }, key);
    const reply = await pay({ amount: 8 }, key);
    expect([reply.statusCode, reply.json().code, reply.json().message]).toEqual([
      422,
      'KEY_REUSED',
      texts.keyReused,
    ]);
  });

  it('belongs to one user', async () => {
    const key = crypto.randomUUID();
    const other = await shop.person('sales_staff');
    const mine = (await pay({ amount: 7 }, key)).json();
    expect((await pay({ amount: 9 }, key, other)).json().data).not.toEqual(mine.data);
  });
});

describe('an error', () => {
  it('has the status of its code', () => {
    expect(new AppError('CONFLICT', '').status).toBe(409);
    expect(new AppError('RULE', '').status).toBe(422);
  });
});
