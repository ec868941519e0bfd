import { addDays, adenDay, adenDayBounds } from '@turoos/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useDatabase } from '../../../test/database';
import { accountIds, dollars, post } from '../../../test/journal';
import type { Db } from '../../db/connect';
import { transaction } from '../../db/transaction';
import { recordChange } from '../../kernel/audit';
import { checkBooks, readDaysSealedAgain } from '../books';
import { sealPastDays } from './seal-days';

const database = useDatabase();
const today = adenDay();
const at = (day: string, hours: number) => new Date(adenDayBounds(day).from.getTime() + hours * 3_600_000);

/** Switches the triggers off and on, as a forger with full rights over the database would. */
async function triggers(tx: Db, state: 'enable' | 'disable'): Promise<void> {
  for (const table of ['journal_entries', 'journal_lines', 'audit_log', 'day_seals'])
    await sql.raw(`alter table ${table} ${state} trigger user`).execute(tx);
}
const forge = (db: Db, change: (tx: Db) => Promise<unknown>) =>
  transaction(db, async (tx) => {
    await triggers(tx, 'disable');
    await change(tx);
    await triggers(tx, 'enable');
  });

const sealed = async () =>
  (await database.db.selectFrom('daySeals').select('day').orderBy('seq').execute()).map(({ day }) => day);
const touched = async () =>
  (await checkBooks(database.db)).find(({ claim }) => claim.includes('sealed'))?.contradictions;

beforeAll(async () => {
  const ids = await accountIds(database.db);
  // four days of entries, with one day in between on which nothing happened
  for (const ago of [6, 5, 3, 2]) {
    for (let made = 0; made < 3; made++)
      await post(database.db, {
        kind: 'payIn',
        figures: { value: 100 + made },
        own: ids['capital'] ?? '',
        money: [dollars(ids['safe'] ?? '', 100 + made)],
        day: addDays(today, -ago),
      });
    await transaction(database.db, (tx) =>
      recordChange(tx, 'system', { action: 'books.close', entity: 'accounting' }),
    );
    await forge(database.db, async (tx) => {
      const when = at(addDays(today, -ago), 12);
      await sql`update journal_entries set at = ${when} where day = ${addDays(today, -ago)}::date`.execute(
        tx,
      );
      await sql`update audit_log set at = ${when} where at > now() - interval '1 minute'`.execute(tx);
    });
  }
});

describe('past days', () => {
  it('are sealed in their order once they are over, and only once', async () => {
    const nextNight = at(addDays(today, -2), 25);
    expect(await sealPastDays(database.db, nextNight)).toEqual([6, 5, 3].map((ago) => addDays(today, -ago)));
    const later = at(addDays(today, -2), 27);
    const both = await Promise.all([sealPastDays(database.db, later), sealPastDays(database.db, later)]);
    expect(both.flat()).toEqual([addDays(today, -2)]);
    expect(await sealPastDays(database.db, later)).toEqual([]);
    expect(await sealed()).toEqual([6, 5, 3, 2].map((ago) => addDays(today, -ago)));
    expect(await touched()).toEqual([]);
  });

  it('are missed when their last seals were removed, but not before the server had time to seal them', async () => {
    const unsealed = async (db: Db) =>
      (await checkBooks(db)).find(({ claim }) => claim.includes('has its seal'))?.contradictions;
    expect(await unsealed(database.db)).toEqual([]);
    class Undone extends Error {}
    const undone = transaction(database.db, async (tx) => {
      await triggers(tx, 'disable');
      await sql`delete from day_seals where day >= ${addDays(today, -5)}::date`.execute(tx);
      expect(await unsealed(tx)).toEqual([5, 3].map((ago) => `${addDays(today, -ago)} has no seal`));
      await sql`delete from audit_log where at >= ${at(addDays(today, -3), 0)}`.execute(tx);
      expect(await unsealed(tx)).toEqual([]);
      throw new Undone();
    });
    await expect(undone).rejects.toThrow(Undone);
  });

  it('cannot be sealed again or unsealed', async () => {
    await expect(sql`update day_seals set entries = 0`.execute(database.db)).rejects.toThrow('append-only');
    await expect(sql`delete from day_seals`.execute(database.db)).rejects.toThrow('append-only');
  });

  it('stay as sealed when a user is deleted, and when entries are dated back later', async () => {
    const ids = await accountIds(database.db);
    await post(database.db, {
      kind: 'payIn',
      figures: { value: 5 },
      own: ids['capital'] ?? '',
      money: [dollars(ids['safe'] ?? '', 5)],
      day: addDays(today, -5),
    });
    expect(await touched()).toEqual([]);
  });

  const day = (ago: number) => addDays(today, -ago);
  it.each([
    [
      'an amount',
      5,
      (tx: Db) => sql`update journal_lines set amount = amount * 2 where day = ${day(5)}::date`.execute(tx),
    ],
    [
      'a note',
      3,
      (tx: Db) => sql`update journal_entries set note = 'غيره' where day = ${day(3)}::date`.execute(tx),
    ],
    [
      'an audit row',
      2,
      (tx: Db) =>
        sql`update audit_log set user_name = 'غيره' where at between ${at(day(2), 0)} and ${at(day(2), 24)}`.execute(
          tx,
        ),
    ],
    [
      'a deleted line',
      6,
      (tx: Db) => sql`delete from journal_lines where day = ${day(6)}::date and amount < 0`.execute(tx),
    ],
    [
      'an entry added',
      5,
      (tx: Db) =>
        sql`insert into journal_entries (day, at, kind) values (${day(5)}::date, ${at(day(5), 13)}, 'payIn')`.execute(
          tx,
        ),
    ],
  ])('name themselves when somebody forges %s', async (_, ago, change) => {
    class Undone extends Error {}
    const found = transaction(database.db, async (tx) => {
      await triggers(tx, 'disable');
      await change(tx);
      const proof = (await checkBooks(tx)).find(({ claim }) => claim.includes('sealed'));
      throw Object.assign(new Undone(), { contradictions: proof?.contradictions });
    }).catch((error: Undone & { contradictions: string[] }) => error.contradictions);
    const contradictions = await found;
    expect(contradictions).toHaveLength(1);
    expect(contradictions[0]).toContain(`${day(ago)} was changed after it was sealed`);
  });

  it('are not sealed while the database says that they are not over, whatever the server says', async () => {
    const ahead = new Date(Date.now() + 3 * 86_400_000);
    expect(await sealPastDays(database.db, ahead)).not.toContain(today);
    expect(await sealed()).not.toContain(today);
  });

  it.each([
    ['before its day was over', (ago: number) => at(day(ago), 12)],
    ['in the future', () => new Date(Date.now() + 2 * 86_400_000)],
  ])('are sealed again, and said to be, when a wrong clock sealed one %s', async (_, madeAt) => {
    const { db } = database;
    await forge(db, async (tx) => {
      await sql`update day_seals set sealed_at = ${madeAt(2)}
        where seq = (select max(seq) from day_seals where day = ${day(2)}::date)`.execute(tx);
      // the shop went on, on the day that was sealed
      await sql`insert into audit_log (user_name, action, entity, at)
        values ('a', 'books.close', 'accounting', ${at(day(2), 20)})`.execute(tx);
    });
    const broken = async () =>
      (await checkBooks(db))
        .filter(({ claim }) => claim.includes('seal'))
        .flatMap((one) => one.contradictions);
    const told = async () =>
      (
        await sql`select from audit_log where action = 'books.reseal' and before->>'day' = ${day(2)}`.execute(
          db,
        )
      ).rows.length;
    const toldBefore = await told();
    expect(await broken()).toEqual([]);
    expect(await sealPastDays(db)).toEqual([day(2)]);
    expect(await sealPastDays(db)).toEqual([]);
    expect(await broken()).toEqual([]);
    expect(await readDaysSealedAgain(db)).toEqual([day(2)]);
    expect((await told()) - toldBefore).toBe(1);
  });

  it('name the next day when a forger computes the seal anew', async () => {
    await forge(database.db, async (tx) => {
      await sql`update journal_entries set note = 'غيره' where day = ${day(5)}::date and at < ${at(day(4), 0)}`.execute(
        tx,
      );
      await sql`update day_seals s set hash = now.hash from turoos_day_seal(${day(5)}::date,
        (select hash from day_seals where day = ${day(6)}::date)) as now where s.day = ${day(5)}::date`.execute(
        tx,
      );
    });
    expect(await touched()).toEqual([expect.stringContaining(`${day(3)} was changed`)]);
  });
});
