import { systemChecks, type CheckName } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { News } from './news';

/**
 * Reports what is wrong with the system, each trouble once. A missing backup may wait a quarter of an hour: a machine
 * that was off for some days makes one as soon as it runs.
 */
export async function systemTroubles(tx: Tx): Promise<News[]> {
  const { rows } = await sql<{ id: string; about: CheckName; says: string }>`
    with over as (
      delete from told_news where kind = 'system' and subject_id not in (select id from system_troubles)
    ), told as (
      insert into told_news (kind, subject_id)
      select 'system', id from system_troubles
      where ended_at is null
        and since <= now() - case about when 'backups' then interval '15 minutes' else interval '0' end
      on conflict do nothing returning subject_id
    )
    select t.id, t.about, t.says from told join system_troubles t on t.id = told.subject_id order by t.since, t.id`.execute(
    tx,
  );
  return rows.map(({ id, about, says }) => ({
    kind: 'system',
    subjectId: id,
    name: `${systemChecks[about].label}: ${says}`,
    amount: null,
    doerId: null,
  }));
}
