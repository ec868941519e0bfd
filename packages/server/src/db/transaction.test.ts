import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '../../test/database';
import { transaction } from './transaction';

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
