import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '../../test/database';
import { sendWithoutWaiting, transaction, type Tx } from './transaction';

const database = useDatabase();

const addTo = (key: string) => sql`update counters set digits = digits where key = ${key}`;

describe('a transaction', () => {
  it('commits all or nothing', async () => {
    const attempt = transaction(database.db, async (tx) => {
      await sql`update counters set prefix = 'XXX'`.execute(tx);
      throw new Error('no');
    });
    await expect(attempt).rejects.toThrow('no');
    const { rows } = await sql`select from counters where prefix = 'XXX'`.execute(database.db);
    expect(rows).toHaveLength(0);
  });

  it('that loses a deadlock is retried, and both succeed', async () => {
    let tries = 0;
    const crossing = (first: string, second: string, met: Promise<unknown>, meet: () => void) =>
      transaction(database.db, async (tx) => {
        tries++;
        await addTo(first).execute(tx);
        meet();
        await met;
        await addTo(second).execute(tx);
      });
    const [left, right] = [deferred(), deferred()];
    const met = Promise.all([left.promise, right.promise]);
    await Promise.all([
      crossing('INVOICE', 'PURCHASE', met, left.resolve),
      crossing('PURCHASE', 'INVOICE', met, right.resolve),
    ]);
    expect(tries).toBe(3);
  });

  it('is not retried after an error that would recur', async () => {
    let tries = 0;
    const attempt = transaction(database.db, async (tx) => {
      tries++;
      await sql`select 1 / 0`.execute(tx);
    });
    await expect(attempt).rejects.toThrow('division by zero');
    expect(tries).toBe(1);
  });
});

function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

describe('statements sent without waiting', () => {
  const mark = (tx: Tx, code: string) =>
    sql`insert into units (code, name, decimals) values (${code}, ${code}, 0)`.execute(tx);
  const marks = async () =>
    (await sql<{ code: string }>`select code from units where code like 'W-%'`.execute(database.db)).rows;

  it('are committed with the others', async () => {
    await transaction(database.db, async (tx) => {
      await sendWithoutWaiting(tx, mark(tx, 'W-1'));
      await Promise.all([mark(tx, 'W-2'), mark(tx, 'W-3')]);
    });
    expect(await marks()).toHaveLength(3);
    await sql`delete from units where code like 'W-%'`.execute(database.db);
  });

  it('fail the transaction with their own error, although the work succeeded', async () => {
    const work = transaction(database.db, async (tx) => {
      await mark(tx, 'W-4');
      await sendWithoutWaiting(tx, mark(tx, 'W-4'));
    });
    await expect(work).rejects.toMatchObject({ code: '23505' });
    expect(await marks()).toEqual([]);
  });

  it('fail it with their own error also when the work stumbles over the consequence', async () => {
    const work = transaction(database.db, async (tx) => {
      await sendWithoutWaiting(tx, sql`select 1 / ${0}::int`.execute(tx));
      await mark(tx, 'W-5');
    });
    await expect(work).rejects.toMatchObject({ code: '22012' });
  });

  it('let the first failure decide, whichever is awaited first', async () => {
    let attempts = 0;
    const work = transaction(database.db, async (tx) => {
      attempts++;
      const failing = sql`do $$ begin raise exception 'busy' using errcode = '40P01'; end $$`.execute(tx);
      failing.catch(() => undefined);
      if (attempts === 1) await mark(tx, 'W-7');
      await failing.catch(() => undefined);
      throw new Error('second attempt');
    });
    await expect(work).rejects.toThrow('second attempt');
    expect(attempts).toBe(2);
  });

  it('never reach the database after the transaction is over', async () => {
    let late: Promise<unknown> = Promise.resolve();
    const work = transaction(database.db, async (tx) => {
      late = sql`select pg_sleep(0.05)`.execute(tx).then(() => mark(tx, 'W-6'));
      late.catch(() => undefined);
      throw new Error('refused');
    });
    await expect(work).rejects.toThrow('refused');
    await expect(late).rejects.toThrow('The transaction is over.');
    expect(await marks()).toEqual([]);
  });
});

it('a transaction that swallowed a failed statement does not pass for committed', async () => {
  const work = transaction(database.db, async (tx) => {
    await sql`select 1 / ${0}::int`.execute(tx).catch(() => undefined);
  });
  await expect(work).rejects.toThrow('rolled back');
});

it('transactions do not nest', async () => {
  const work = transaction(database.db, (tx) => transaction(tx, async () => undefined));
  await expect(work).rejects.toThrow('do not nest');
});
