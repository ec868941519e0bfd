import { addDays, adenDay } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { transaction, type Tx } from '../../db/transaction';
import { recordChange } from '../../kernel/audit';

/** Transactions that began before midnight may still write into the day before; none lasts that long. */
const graceHours = 2;
/** Days without a seal are looked for this far back, because a wrong clock may have sealed later days before them. */
const lookBack = 40;

/**
 * Seals every past day on which something was written and that has no seal that holds; returns the sealed days. A day
 * is past when it is over by the clocks of this process and of the database, one of which may be wrong.
 */
export async function sealPastDays(db: Db, now = new Date()): Promise<string[]> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db);
  const earlier = Math.min(now.getTime(), rows[0]?.now.getTime() ?? 0);
  const last = addDays(adenDay(new Date(earlier - graceHours * 3_600_000)), -1);
  const sealed: string[] = [];
  for (const day of await unsealedDays(db, last))
    if (await transaction(db, (tx) => sealDay(tx, day))) sealed.push(day);
  return sealed;
}

async function unsealedDays(db: Db, last: string): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    with first as (
      select (at at time zone 'Asia/Aden')::date as day from journal_entries order by number limit 1
    ), seals as (
      select distinct on (day) day, turoos_seal_holds(day, sealed_at) as holds from day_seals order by day, seq desc
    ), since as (
      select case when sealed.last is null then first.day
        else greatest(first.day, least(sealed.last + 1, ${last}::date - ${lookBack}::int, sealed.wrong)) end as day
      from first, (
        select max(day) filter (where holds) as last, min(day) filter (where not holds) as wrong from seals
      ) sealed
    ), days as (
      select each.day::date, each.day::timestamp at time zone 'Asia/Aden' as since,
        (each.day + interval '1 day')::timestamp at time zone 'Asia/Aden' as until
      from since, generate_series(since.day, ${last}::date, interval '1 day') as each (day)
    )
    select day from days d
    where not exists (select from seals s where s.day = d.day and s.holds)
      and (exists (select from audit_log where at >= d.since and at < d.until)
        or exists (select from journal_entries where at >= d.since and at < d.until))
    order by day`.execute(db);
  return rows.map(({ day }) => day);
}

interface Seal {
  hash: Buffer;
  sealedAt: Date;
  holds: boolean;
}

/**
 * Seals one day behind the last seal. The lock keeps two servers from sealing behind the same one. A seal that a wrong
 * clock made is not removed, and the audit log says that another takes its place.
 */
async function sealDay(tx: Tx, day: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('turoos seals'))`.execute(tx);
  const { rows: before } = await sql<Seal>`
    select hash, sealed_at, turoos_seal_holds(day, sealed_at) as holds from day_seals
    where day = ${day}::date order by seq desc limit 1`.execute(tx);
  const [earlier] = before;
  if (earlier?.holds) return false;
  if (earlier)
    await recordChange(tx, 'system', {
      action: 'books.reseal',
      entity: 'accounting',
      before: { day, sealedAt: earlier.sealedAt, seal: earlier.hash.toString('hex') },
    });
  await sql`
    insert into day_seals (day, entries, audit_rows, hash)
    select ${day}::date, seal.entries, seal.audit_rows, seal.hash
    from turoos_day_seal(${day}::date, coalesce((select hash from day_seals order by seq desc limit 1), '')) as seal
    `.execute(tx);
  return true;
}
