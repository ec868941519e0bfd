import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useDatabase } from '../../test/database';
import { connect, type Db } from './connect';
import { readPage, readPageOf, rememberPages, pageStatement, widePageStatement } from './read-page';
import { transaction } from './transaction';

const base = useDatabase();
/** The connections of a second server. */
let other: Db;
beforeAll(() => void (other = connect(base.url)));
afterAll(() => other.destroy());
beforeEach(() => sql`delete from customers`.execute(base.db));

const add = (count: number, { by = base.db, blocked = false } = {}) =>
  sql`insert into customers (name, customer_code, is_blocked)
    select 'عميل', gen_random_uuid(), ${blocked} from generate_series(1, ${count}::int)`.execute(by);

const customers = (db: Db) =>
  db
    .selectFrom('customers')
    .leftJoin('users', 'users.id', 'customers.id')
    .select(['customers.id', 'users.name as userName'])
    .orderBy('customers.createdAt', 'desc')
    .orderBy('customers.id', 'desc');

const totalOf = async ({ page = 1, limit = 2, db = base.db } = {}) =>
  (await readPage(db, customers(db), { page, limit })).total;

it('a wide page has the fields that are joined to its rows, in their order', async () => {
  await add(5);
  const statement = widePageStatement(
    base.db,
    customers(base.db),
    { page: 2, limit: 2 },
    (page) =>
      sql<{ id: string; name: string }>`select c.name, page.* from ${page} join customers c on c.id = page.id
      order by page.id desc`,
  );
  const { rows, total } = await readPageOf(base.db, statement);
  const ids = (await customers(base.db).execute()).map(({ id }) => id);
  expect(total).toBe(5);
  expect(rows).toEqual(ids.slice(2, 4).map((id) => ({ id, userName: null, name: 'عميل' })));
});

it('a remembered page is read anew each time, and built once for the same question', async () => {
  let built = 0;
  const page = rememberPages(
    (db, { blocked, ...paging }: { blocked: boolean; page: number; limit: number }) => {
      built++;
      return pageStatement(customers(db).where('customers.isBlocked', '=', blocked), paging);
    },
  );
  const totals = async (blocked: boolean) => {
    const asked = { blocked, page: 1, limit: 2 };
    return [
      (await readPageOf(base.db, page(base.db, asked))).total,
      await transaction(base.db, async (tx) => (await readPageOf(tx, page(tx, asked))).total),
      (await readPageOf(other, page(other, asked))).total,
    ];
  };
  await add(3);
  expect(await totals(false)).toEqual([3, 3, 3]);
  await add(4, { blocked: true });
  expect(await totals(true)).toEqual([4, 4, 4]);
  await add(1);
  expect(await totals(false)).toEqual([4, 4, 4]);
  expect(built).toBe(2);
});

describe('the total of a page', () => {
  it('changes at once with each write of this and every other server', async () => {
    await add(3);
    expect(await totalOf()).toBe(3);
    await add(1);
    expect([await totalOf(), await totalOf({ db: other })]).toEqual([4, 4]);
    await add(2, { by: other });
    expect([await totalOf(), await totalOf({ db: other })]).toEqual([6, 6]);
    await sql`delete from customers where id in (select id from customers limit 3)`.execute(other);
    expect([await totalOf(), await totalOf({ db: other })]).toEqual([3, 3]);
  });

  it('is that of the filter', async () => {
    await add(3);
    await add(5, { blocked: true });
    const blocked = async (isBlocked: boolean) =>
      (await readPage(base.db, customers(base.db).where('isBlocked', '=', isBlocked), { page: 1, limit: 2 }))
        .total;
    expect([await blocked(true), await blocked(false), await totalOf()]).toEqual([5, 3, 8]);
    await sql`update customers set is_blocked = false`.execute(other);
    expect([await blocked(true), await blocked(false), await totalOf()]).toEqual([0, 8, 8]);
  });

  it('includes what its own open transaction wrote', async () => {
    await add(3);
    await transaction(base.db, async (tx) => {
      expect(await totalOf({ db: tx })).toBe(3);
      await add(1, { by: tx });
      expect([await totalOf({ db: tx }), await totalOf()]).toEqual([4, 3]);
    });
    expect(await totalOf()).toBe(4);
  });

  it('agrees with the last page and with one beyond the end', async () => {
    await add(5);
    expect([await totalOf({ page: 3 }), await totalOf({ page: 4 }), await totalOf({ page: 900 })]).toEqual([
      5, 5, 5,
    ]);
    await sql`delete from customers`.execute(base.db);
    expect([await totalOf(), await totalOf({ page: 2 })]).toEqual([0, 0]);
  });

  it('is exact up to ten thousand, and beyond estimated but never less than the page proves', async () => {
    await add(10_000);
    expect(await totalOf()).toBe(10_000);
    await add(100);
    await sql`analyze customers`.execute(base.db);
    expect(await totalOf()).toBeGreaterThan(10_000);
    await add(400);
    expect(await totalOf({ page: 21, limit: 500 })).toBe(10_500);
    expect(await totalOf({ page: 20, limit: 525 })).toBe(10_500);
    expect(await totalOf({ page: 2, limit: 5250 })).toBeGreaterThanOrEqual(10_500);
    await sql`delete from customers`.execute(base.db);
    expect([await totalOf(), await totalOf({ page: 2, limit: 500 })]).toEqual([0, 0]);
  });
});
