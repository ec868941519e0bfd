import { beforeAll, expect } from 'vitest';
import type { Config } from '../src/system/config';
import { checkBooks } from '../src/modules/books';
import { useApp, type Person } from './app';
import { aPart, aWarehouse, type PartInput } from './factories';

interface CustomerInput {
  name?: string;
  balance?: number;
  creditLimit?: number;
  isBlocked?: boolean;
  isActive?: boolean;
}

/** A shop with a warehouse and a manager who may do everything to sales, with helpers to sell. */
export function useSales(settings: Partial<Config> = {}) {
  const shop = useApp(settings);
  let manager: Person;
  let clerk: Person;
  let warehouse: string;
  let made = 0;
  beforeAll(async () => {
    await shop.person('super_admin');
    [manager, clerk] = [await shop.person('manager'), await shop.person('sales_staff')];
    warehouse = await aWarehouse(shop.db);
  });

  const call: Person['call'] = (...given) => manager.call(...given);

  /** Creates a part with a hundred pieces, bought for 10 dollars and sold for 15. */
  const part = (input: PartInput = {}) => aPart(shop.db, { stock: { [warehouse]: 100 }, ...input });

  async function customer(input: CustomerInput = {}): Promise<string> {
    const { balance = 0, ...row } = input;
    const { id } = await shop.db
      .insertInto('customers')
      .values({ name: `عميل ${++made}`, customerCode: `C-${made}-${crypto.randomUUID()}`, ...row })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (balance !== 0)
      expect(
        (await call('PATCH', `/customers/${id}/balance`, { amount: balance / 100, operation: 'set' }))
          .statusCode,
      ).toBe(200);
    return id;
  }

  /** Makes a sale and returns it; fails the test if it is rejected. */
  async function sell(body: object, by: Person = manager, headers?: Record<string, string>) {
    const reply = await by.call('POST', '/sales', { paymentStatus: 'paid', ...body }, headers);
    expect(reply.statusCode, reply.body).toBe(201);
    return reply.json().data;
  }

  async function done(method: string, path: string, body?: object, by: Person = manager) {
    const reply = await by.call(method, path, body);
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json().data;
  }

  /** Returns the status and message of a rejected call. */
  async function refusal(method: string, path: string, body?: object, by: Person = manager) {
    const reply = await by.call(method, path, body);
    return [reply.statusCode, reply.json().message];
  }

  const stockOf = async (productId: string) =>
    (
      await shop.db
        .selectFrom('stockTotals')
        .select('quantity')
        .where('productId', '=', productId)
        .executeTakeFirstOrThrow()
    ).quantity;

  const balanceOf = async (id: string) =>
    (await shop.db.selectFrom('customers').select('balance').where('id', '=', id).executeTakeFirstOrThrow())
      .balance;

  async function expectBooksHold() {
    const broken = (await checkBooks(shop.db)).filter(({ contradictions }) => contradictions.length);
    expect(broken).toEqual([]);
  }

  return {
    shop,
    get db() {
      return shop.db;
    },
    get manager() {
      return manager;
    },
    get clerk() {
      return clerk;
    },
    get warehouse() {
      return warehouse;
    },
    call,
    part,
    customer,
    sell,
    done,
    refusal,
    stockOf,
    balanceOf,
    expectBooksHold,
  };
}
