import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { useDatabase } from '../../test/database';
import { connect, type Db } from './connect';
import { transaction } from './transaction';

const database = useDatabase();
const opened: Db[] = [];
afterEach(async () => {
  for (const db of opened.splice(0)) await db.destroy();
});

const addressed = (parameters: string) =>
  `${database.url}${database.url.includes('?') ? '&' : '?'}${parameters}`;

function single(parameters = ''): Db {
  const db = connect(addressed(parameters), { max: 1 });
  opened.push(db);
  return db;
}

/** Reads the statements that the connection of a pool with one connection holds. */
async function held(db: Db) {
  const { rows } = await sql<{ statement: string; genericPlans: number; customPlans: number }>`
    select statement, generic_plans, custom_plans from pg_prepared_statements
    where statement not like '%pg_prepared_statements%' order by prepare_time`.execute(db);
  return rows;
}

async function times(count: number, run: (turn: number) => Promise<unknown>): Promise<void> {
  for (let turn = 0; turn < count; turn++) await run(turn);
}

describe('a statement', () => {
  it('is prepared from its second use, once per connection, by Kysely and as raw text alike', async () => {
    const db = single();
    const built = () => db.selectFrom('units').select('name').where('code', '=', 'piece').execute();
    const raw = () => sql`select name from units where code = ${'piece'}`.execute(db);
    await built();
    await raw();
    expect(await held(db)).toEqual([]);
    await times(3, built);
    await times(3, raw);
    expect((await held(db)).map(({ statement }) => statement)).toEqual([
      'select "name" from "units" where "code" = $1',
      'select name from units where code = $1',
    ]);
  });

  it('whose plan depends on its values is planned with them each time, unless they are hidden', async () => {
    const db = single();
    await times(3, () => sql`select 1 from products where search_text like ${'%فلتر%'}`.execute(db));
    await times(3, () => sql`select 1 from sales where created_at >= ${new Date()}`.execute(db));
    expect(await held(db)).toEqual([]);
    await times(3, () =>
      sql`select 1 from exchange_rates where recorded_at <= (select ${new Date()}::timestamptz) limit 1`.execute(
        db,
      ),
    );
    expect(await held(db)).toHaveLength(1);
  });

  it('over ids whose number the planner does not see gets one plan for any number of them', async () => {
    const db = single();
    const ids = Array.from({ length: 40 }, () => crypto.randomUUID());
    await times(12, (turn) =>
      sql`select p.name from products p join units u on u.code = p.unit
        where p.id = any ((select ${ids.slice(0, turn + 1)}::uuid[])::uuid[])`.execute(db),
    );
    expect(await held(db)).toEqual([expect.objectContaining({ customPlans: 5, genericPlans: 6 })]);
  });

  it('returns the same rows when it is described and when its description is known', async () => {
    const db = single();
    const read = () =>
      sql`select code as unit_code, decimals, null::int as nothing, now() > '2020-01-01' as flag,
          12.50::numeric as amount, '{"a": [1]}'::json as json, '2026-01-02T03:04:05.678Z'::timestamptz as moment
        from units where code = ${'piece'}`.execute(db);
    const first = await read();
    expect(first.rows).toEqual([
      {
        unitCode: 'piece',
        decimals: 0,
        nothing: null,
        flag: true,
        amount: 12.5,
        json: { a: [1] },
        moment: new Date('2026-01-02T03:04:05.678Z'),
      },
    ]);
    await times(3, async () => expect(await read()).toEqual(first));
    const write = () => sql`update units set name = name where code = ${'piece'}`.execute(db);
    await times(3, async () => expect((await write()).numAffectedRows).toBe(1n));
  });

  it('that fails while its rows are read reports the error each time', async () => {
    const db = single();
    const divide = (by: number) => sql`select 6 / ${by}::int as share`.execute(db);
    await times(3, () => divide(2));
    await expect(divide(0)).rejects.toThrow('division by zero');
    expect((await divide(3)).rows).toEqual([{ share: 2 }]);
  });

  it('is not prepared at all with ?prepare=false', async () => {
    const db = single('prepare=false');
    await times(3, () => sql`select name from units where code = ${'piece'}`.execute(db));
    expect(await held(db)).toEqual([]);
  });
});

it('a connection keeps a bounded number of statements, the latest ones', async () => {
  const db = single();
  await times(300, async (turn) => {
    const one = () => sql`select ${turn}::int + ${sql.lit(turn)}`.execute(db);
    await one();
    await one();
  });
  const kept = await held(db);
  expect(kept.length).toBeLessThanOrEqual(251);
  expect(kept.at(-1)?.statement).toContain('299');
  expect((await sql`select ${1}::int + ${sql.lit(0)} as sum`.execute(db)).rows).toEqual([{ sum: 1 }]);
});

describe('a statement outdated by a change of the schema', () => {
  const read = (db: Db) => sql<{ id: number }>`select * from changing where id = ${1}`.execute(db);

  async function change(db: Db): Promise<void> {
    await sql`drop table if exists changing`.execute(database.db);
    await sql`create table changing as select 1 as id`.execute(database.db);
    await times(8, () => read(db));
    await sql`alter table changing add column note text default 'ملاحظة'`.execute(database.db);
  }

  it('does not fail a request', async () => {
    const db = single();
    await change(db);
    expect((await read(db)).rows).toEqual([{ id: 1, note: 'ملاحظة' }]);
  });

  it('repeats the transaction it is part of, on whichever connection', async () => {
    const db = connect(database.url, { max: 3 });
    opened.push(db);
    await change(db);
    const slow = (wait: number) =>
      transaction(db, async (tx) => {
        await sql`select pg_sleep(${wait})`.execute(tx);
        return (await read(tx)).rows;
      });
    const found = await Promise.all([slow(0.1), slow(0.1), slow(0.1)]);
    expect(found).toEqual(Array.from({ length: 3 }, () => [{ id: 1, note: 'ملاحظة' }]));
  });

  it('and one that the database forgot is prepared anew', async () => {
    const db = single();
    const ask = () => sql`select name from units where code = ${'set'}`.execute(db);
    await times(3, ask);
    await sql`deallocate all`.execute(db);
    await ask();
    await times(2, () => transaction(db, (tx) => sql`deallocate all; select 1`.execute(tx)));
    expect((await ask()).rows).toHaveLength(1);
  });
});
