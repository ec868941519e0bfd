import { addDays, adenDay } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { transaction, type Tx } from '../../db/transaction';

/** Transactions that began before midnight may still write into the day before; none lasts that long. */
const graceHours = 2;
/** Days without a seal are looked for this far back, because a wrong clock may have sealed later days before them. */
const lookBack = 40;

/** Seals every past day on which something was written and that has no seal yet; returns the sealed days. */
export async function sealPastDays(db: Db, now = new Date()): Promise<string[]> {
  const last = addDays(adenDay(new Date(now.getTime() - graceHours * 3_600_000)), -1);
  const sealed: string[] = [];
  for (const day of await unsealedDays(db, last))
    if (await transaction(db, (tx) => sealDay(tx, day))) sealed.push(day);
  return sealed;
}

async function unsealedDays(db: Db, last: string): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    with first as (
      select (at at time zone 'Asia/Aden')::date as day from journal_entries order by number limit 1
    ), since as (
      select case when sealed.last is null then first.day
        else greatest(first.day, least(sealed.last + 1, ${last}::date - ${lookBack}::int)) end as day
      from first, (select max(day) as last from day_seals) sealed
    ), days as (
      select each.day::date, each.day::timestamp at time zone 'Asia/Aden' as since,
        (each.day + interval '1 day')::timestamp at time zone 'Asia/Aden' as until
      from since, generate_series(since.day, ${last}::date, interval '1 day') as each (day)
    )
    select day from days d
    where not exists (select from day_seals s where s.day = d.day)
      and (exists (select from audit_log where at >= d.since and at < d.until)
        or exists (select from journal_entries where at >= d.since and at < d.until))
    order by day`.execute(db);
  return rows.map(({ day }) => day);
}

/** Seals one day behind the last seal. The lock keeps two servers from sealing behind the same one. */
async function sealDay(tx: Tx, day: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('turoos seals'))`.execute(tx);
  const { numAffectedRows } = await sql`
    insert into day_seals (day, entries, audit_rows, hash)
    select ${day}::date, seal.entries, seal.audit_rows, seal.hash
    from turoos_day_seal(${day}::date, coalesce((select hash from day_seals order by seq desc limit 1), '')) as seal
    on conflict do nothing`.execute(tx);
  return numAffectedRows === 1n;
}
