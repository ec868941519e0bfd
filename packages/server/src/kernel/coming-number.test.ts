import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '../../test/database';
import { transaction, type Tx } from '../db/transaction';
import { recordChange } from './audit';
import {
  comingNumber,
  comingNumberInJson,
  expectNumber,
  tokenOf,
  whenNumbered,
  withNumber,
} from './coming-number';

const database = useDatabase();

/** Takes a number as a counter does, but of any form. */
const take = async (tx: Tx, number: string) => {
  const { rows } = await sql<{ number: string }>`
    select set_config('turoos.number', ${number}, true) as number`.execute(tx);
  return rows[0]?.number ?? '';
};

const lastAfter = async () =>
  (await database.db.selectFrom('auditLog').select('after').orderBy('id', 'desc').executeTakeFirstOrThrow())
    .after;

describe('a coming number', () => {
  it.each(['INV-1', 'a"b\\c', '"', '\\', '$&-$1', 'فاتورة/١', 'line\nbreak'])(
    'replaces its token in texts and in JSON, whatever it consists of: %j',
    async (number) => {
      const seen: string[] = [];
      const done = await transaction(database.db, async (tx) => {
        const token = await expectNumber(tx, take(tx, number));
        await whenNumbered(tx, (told) => seen.push(told));
        await recordChange(tx, 'system', {
          action: 'sale.create',
          entity: 'sales',
          after: { number: token },
        });
        const { rows } = await sql<{ text: string; json: string }>`
          select replace(${token}, ${tokenOf(tx)}, ${comingNumber}) as text,
            replace(${JSON.stringify([token])}, ${tokenOf(tx)}, ${comingNumberInJson}) as json`.execute(tx);
        return { tx, token, row: rows[0] };
      });
      expect(seen).toEqual([number]);
      expect(done.row?.text).toBe(number);
      expect(JSON.parse(done.row?.json ?? '')).toEqual([number]);
      expect(JSON.parse(withNumber(done.tx, JSON.stringify({ number: done.token })))).toEqual({ number });
      expect(await lastAfter()).toEqual({ number });
    },
  );

  it('changes nothing in a transaction that takes none, not even after one that did', async () => {
    const after = { note: 'قال "نعم" \\ ولا', empty: '' };
    for (const number of ['INV-7', undefined])
      await transaction(database.db, async (tx) => {
        if (number) await expectNumber(tx, take(tx, number));
        await recordChange(tx, 'system', { action: 'sale.create', entity: 'sales', after });
      });
    expect(await lastAfter()).toEqual(after);
  });

  it('has a token that no one can know before', async () => {
    const tokens = await Promise.all(
      [1, 2].map(() => transaction(database.db, (tx) => expectNumber(tx, take(tx, 'INV-8')))),
    );
    expect(new Set(tokens).size).toBe(2);
  });

  it('comes once in a transaction', async () => {
    const twice = transaction(database.db, async (tx) => {
      await expectNumber(tx, take(tx, 'INV-1'));
      await expectNumber(tx, take(tx, 'INV-2'));
    });
    await expect(twice).rejects.toThrow('one number only');
  });
});
