import { sql } from 'kysely';
import { beforeAll, expect } from 'vitest';
import { jsonb } from '../src/db/jsonb';
import type { Config } from '../src/system/config';
import type { Person } from './app';
import { useSales } from './sales';

export interface Count {
  currency: string;
  amount: number;
  notes?: Record<string, number>;
}

/** A shop with a drawer, with 500 rials for a dollar and 130 for a Saudi riyal, an accountant who manages its cash, and helpers to work in shifts. */
export function useCash(settings: Partial<Config> = {}) {
  const sales = useSales(settings);
  const { shop } = sales;
  let accountant: Person;
  let drawer: string;

  beforeAll(async () => {
    accountant = await shop.person('accountant');
    await shop.db
      .insertInto('exchangeRates')
      .values({ usdToYer: 500, toYer: jsonb({ SAR: 130 }), recordedAt: sql`now()` })
      .execute();
    drawer = await aDrawer('صندوق الاختبار');
  });

  async function made(path: string, body: object, by: Person = accountant) {
    const reply = await by.call('POST', path, body);
    expect(reply.statusCode, reply.body).toBe(201);
    return reply.json().data;
  }

  const aDrawer = async (name: string, more: object = {}): Promise<string> =>
    (await made('/drawers', { name, ...more }))._id;

  /** A count of all three currencies; those not named are empty. */
  const counts = (amounts: Record<string, number> = {}): Count[] =>
    ['YER', 'USD', 'SAR'].map((currency) => ({ currency, amount: amounts[currency] ?? 0 }));

  const open = (by: Person, amounts: Record<string, number> = {}, on: string = drawer) =>
    made('/shifts', { drawer: on, floats: counts(amounts) }, by);

  async function close(by: Person, shift: string, amounts: Record<string, number> = {}, reason?: string) {
    const reply = await by.call('POST', `/shifts/${shift}/close`, { counts: counts(amounts), reason });
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json().data;
  }

  const move = (by: Person, shift: string, body: object) => made(`/shifts/${shift}/movements`, body, by);

  const get = async (path: string, by: Person = accountant) => {
    const reply = await by.call('GET', path);
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json().data;
  };

  /** What an account holds, by currency; currencies of which it holds nothing are left out. */
  async function held(id: string): Promise<Record<string, number>> {
    const accounts: { _id: string; balances: Count[] }[] = await get('/money/accounts');
    const balances = accounts.find(({ _id }) => _id === id)?.balances ?? [];
    return Object.fromEntries(
      balances.filter(({ amount }) => amount !== 0).map(({ currency, amount }) => [currency, amount]),
    );
  }

  const accountOf = async (kind: string): Promise<string> => {
    const accounts: { _id: string; kind: string }[] = await get('/money/accounts');
    const found = accounts.find((one) => one.kind === kind);
    if (!found) throw new Error(`no ${kind}`);
    return found._id;
  };

  const refused = async (by: Person, method: string, path: string, body?: object) => {
    const reply = await by.call(method, path, body);
    return [reply.statusCode, reply.json().message];
  };

  return {
    ...sales,
    get db() {
      return shop.db;
    },
    get clerk() {
      return sales.clerk;
    },
    get manager() {
      return sales.manager;
    },
    get warehouse() {
      return sales.warehouse;
    },
    get accountant() {
      return accountant;
    },
    get drawer() {
      return drawer;
    },
    made,
    aDrawer,
    counts,
    open,
    close,
    move,
    get,
    held,
    accountOf,
    refused,
  };
}
