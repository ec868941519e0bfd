import { isAlarming } from '@turoos/contract';
import { sql } from 'kysely';
import { transaction, type Tx } from '../../db/transaction';
import type { JobContext } from '../../kernel/jobs';
import type { Config } from '../../system/config';
import { examineRunning } from './examine-running';
import type { Finding } from './finding';
import { noteDatabaseSize } from './running.queries';

/** Looks at the running shop and notes what is wrong with it, for the notifications. */
export async function watchSystem(
  { db }: Pick<JobContext, 'db'>,
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
): Promise<void> {
  await noteDatabaseSize(db);
  const { findings } = await examineRunning(db, config, new Date());
  await transaction(db, (tx) => noteTroubles(tx, findings));
}

/**
 * Notes what is alarming. A trouble that goes on stays the same; one that becomes worse is another, and so is one that
 * comes back after more than an hour.
 */
export async function noteTroubles(tx: Tx, findings: readonly Finding[]): Promise<void> {
  const alarming = findings
    .filter(({ about, state }) => isAlarming(about, state))
    .map(({ about, state, says, subject = '' }) => ({ about, state, says, subject }));
  await sql`delete from system_troubles where ended_at < now() - interval '1 hour'`.execute(tx);
  await sql`
    with found as (
      select * from jsonb_to_recordset(${JSON.stringify(alarming)}::jsonb)
        as f (about text, subject text, state text, says text)
    ), ended as (
      update system_troubles t set ended_at = now()
      where ended_at is null
        and not exists (select from found f where f.about = t.about and f.subject = t.subject)
    )
    insert into system_troubles as t (about, subject, state, says) select about, subject, state, says from found
    on conflict (about, subject) do update set says = excluded.says, state = excluded.state, ended_at = null,
      id = case when t.state = excluded.state then t.id else turoos_id() end,
      since = case when t.state = excluded.state and t.ended_at is null then t.since else now() end`.execute(
    tx,
  );
}
