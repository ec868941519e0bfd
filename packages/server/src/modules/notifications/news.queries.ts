import { backupTexts } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import { readSettings } from '../../kernel/settings';
import type { News } from './news';

/*
 * Each question looks only at what was touched since a moment, never at all parts or customers, and notes in
 * told_news what it found: asked again it answers only what is new since.
 */

/** Ids begin with the milliseconds at which they were made, so an index of ids is one of time too. */
const firstIdOf = (moment: Date) => {
  const time = moment.getTime().toString(16).padStart(12, '0');
  return sql`${`${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`}::uuid`;
};

/** Part numbers and invoice numbers read from left to right in the midst of Arabic. */
const ltr = (value: string) => sql`E'\u2066' || ${sql.ref(value)} || E'\u2069'`;

const answers = async (query: ReturnType<typeof sql<News>>, tx: Tx): Promise<News[]> =>
  (await query.execute(tx)).rows;

export const newSales = (tx: Tx, since: Date): Promise<News[]> =>
  answers(
    sql<News>`
    with told as (
      insert into told_news (kind, subject_id)
      select 'newOrders', s.id from sales s
      where s.created_at >= ${since} and s.status = 'completed'
        and not exists (select from told_news n where n.kind = 'newOrders' and n.subject_id = s.id)
      on conflict do nothing returning subject_id
    )
    select 'newOrders' as kind, s.id as subject_id, ${ltr('s.sale_number')} || ' · ' || s.customer_name as name,
      s.grand_total as amount, s.user_id as doer_id
    from told join sales s on s.id = told.subject_id order by s.created_at, s.id`,
    tx,
  );

/**
 * A part is told of when it reaches its minimum and once more when nothing is left; what has been restocked may
 * run short again.
 */
export const newShortages = (tx: Tx, since: Date): Promise<News[]> =>
  answers(
    sql<News>`
    with moved as materialized (
      select product_id, level from stock_totals
      where product_id in (select product_id from stock_movements where id >= ${firstIdOf(since)})
    ), over as (
      delete from told_news n using moved m
      where n.subject_id = m.product_id and (n.kind = 'outOfStock' and m.level <> 'out_of_stock'
        or n.kind = 'lowStock' and m.level = 'in_stock')
    ), told as (
      insert into told_news (kind, subject_id)
      select 'lowStock', product_id from moved where level <> 'in_stock'
      union all select 'outOfStock', product_id from moved where level = 'out_of_stock'
      on conflict do nothing returning kind, subject_id
    )
    select told.kind, p.id as subject_id, p.name || ' (' || ${ltr('p.part_number')} || ')' as name,
      null as amount, null as doer_id
    from told join moved m on m.product_id = told.subject_id join products p on p.id = told.subject_id
    where told.kind = case m.level when 'low_stock' then 'lowStock' else 'outOfStock' end
    order by p.id`,
    tx,
  );

/** Customers who owe more than they may, until they owe less again. */
export const newDebts = (tx: Tx, since: Date): Promise<News[]> =>
  answers(
    sql<News>`
    with changed as materialized (
      select id, name, -balance as owed, credit_limit from customers
      where id in (select customer_id from customer_transactions where id >= ${firstIdOf(since)})
    ), over as (
      delete from told_news n using changed c
      where n.kind = 'debts' and n.subject_id = c.id and c.owed <= c.credit_limit
    ), told as (
      insert into told_news (kind, subject_id)
      select 'debts', id from changed where owed > credit_limit
      on conflict do nothing returning subject_id
    )
    select 'debts' as kind, c.id as subject_id, c.name, c.owed as amount, null as doer_id
    from told join changed c on c.id = told.subject_id order by c.id`,
    tx,
  );

/** Stands in told_news for the backups that make themselves. */
const backupsThemselves = '00000000-0000-7000-8000-00000000ba0f';

/** That nothing is backed up by itself is told once a week for as long as it is so. */
export async function backupsOff(tx: Tx): Promise<News[]> {
  const { autoBackup } = await readSettings(tx, 'backup');
  const marks = { kind: 'failedBackup', subjectId: backupsThemselves } as const;
  if (autoBackup) {
    await tx.deleteFrom('toldNews').where('subjectId', '=', backupsThemselves).execute();
    return [];
  }
  const told = await tx
    .insertInto('toldNews')
    .values(marks)
    .onConflict((known) => known.doNothing())
    .returning('subjectId')
    .executeTakeFirst();
  return told ? [{ ...marks, name: backupTexts.autoOff, amount: null, doerId: null }] : [];
}

/** There are few of these, and a long one may fail hours after it began: the whole last day is looked at. */
export const failedBackups = (tx: Tx): Promise<News[]> =>
  answers(
    sql<News>`
    with failed as materialized (
      select id, error from backups where status = 'failed' and created_at > now() - interval '1 day'
      union all
      select id, error from backup_checks where error <> '' and at > now() - interval '1 day'
    ), told as (
      insert into told_news (kind, subject_id) select 'failedBackup', id from failed
      on conflict do nothing returning subject_id
    )
    select 'failedBackup' as kind, f.id as subject_id, f.error as name, null as amount, null as doer_id
    from told join failed f on f.id = told.subject_id`,
    tx,
  );
