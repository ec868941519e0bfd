import { backupTexts, standbyTexts } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import { readSettings } from '../../kernel/settings';
import type { News } from './news';

/*
 * Each query reads only rows touched since a given time, never all parts or customers, and records its
 * results in told_news, so that the next call returns only newer ones.
 */

/**
 * Returns the lowest id of a moment: ids begin with their creation time in milliseconds, so an index on ids
 * also sorts by time.
 */
const firstIdOf = (moment: Date) => {
  const time = moment.getTime().toString(16).padStart(12, '0');
  return sql`${`${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`}::uuid`;
};

/** Isolates part and invoice numbers as left-to-right text inside Arabic. */
export const ltr = (value: string) => sql`E'\u2066' || ${sql.ref(value)} || E'\u2069'`;

export const answers = async (query: ReturnType<typeof sql<News>>, tx: Tx): Promise<News[]> =>
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
 * Reports an active part when it reaches its minimum and again when it is out of stock; after restocking it may
 * be reported anew.
 */
export const newShortages = (tx: Tx, since: Date): Promise<News[]> =>
  answers(
    sql<News>`
    with moved as materialized (
      select s.product_id, s.level, p.is_active from stock_totals s join products p on p.id = s.product_id
      where s.product_id in (select product_id from stock_movements where id >= ${firstIdOf(since)})
    ), over as (
      delete from told_news n using moved m
      where n.subject_id = m.product_id and (n.kind = 'outOfStock' and m.level <> 'out_of_stock'
        or n.kind = 'lowStock' and m.level = 'in_stock')
    ), told as (
      insert into told_news (kind, subject_id)
      select 'lowStock', product_id from moved where is_active and level <> 'in_stock'
      union all select 'outOfStock', product_id from moved where is_active and level = 'out_of_stock'
      on conflict do nothing returning kind, subject_id
    )
    select told.kind, p.id as subject_id, p.name || ' (' || ${ltr('p.part_number')} || ')' as name,
      null as amount, null as doer_id
    from told join moved m on m.product_id = told.subject_id join products p on p.id = told.subject_id
    where told.kind = case m.level when 'low_stock' then 'lowStock' else 'outOfStock' end
    order by p.id`,
    tx,
  );

/** Reports customers above their credit limit, once until their debt is below it again. */
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

/** Reports recurring expenses on the day they are due, once until they are paid or put off. */
export const dueExpenses = (tx: Tx): Promise<News[]> =>
  answers(
    sql<News>`
    with due as materialized (
      select r.id, r.category_id, r.note from recurring_expenses r
      where r.is_active and r.next_on <= (now() at time zone 'Asia/Aden')::date
    ), over as (
      delete from told_news where kind = 'dueExpenses' and subject_id not in (select id from due)
    ), told as (
      insert into told_news (kind, subject_id) select 'dueExpenses', id from due
      on conflict do nothing returning subject_id
    )
    select 'dueExpenses' as kind, due.id as subject_id, concat_ws(': ', a.name, nullif(due.note, '')) as name,
      null as amount, null as doer_id
    from told join due on due.id = told.subject_id join accounts a on a.id = due.category_id order by due.id`,
    tx,
  );

/** Reports shifts that were opened or closed with a difference; each of the two is told once, with its value. */
export const cashDifferences = (tx: Tx, since: Date): Promise<News[]> =>
  answers(
    sql<News>`
    with told as (
      insert into told_news (kind, subject_id)
      select 'cashDifferences', id from journal_entries
      where id >= ${firstIdOf(since)} and kind = 'cashDifference' and source_type = 'shift'
      on conflict do nothing returning subject_id
    ), found as (
      select e.number, e.source_number, e.user_id, s.id, a.name, sum(l.amount) as cents
      from told join journal_entries e on e.id = told.subject_id
      join shifts s on s.id = e.source_id join accounts a on a.id = s.drawer_id
      join journal_lines l on l.entry_id = e.id and l.account_id = s.drawer_id
      group by e.id, s.id, a.id
    )
    select 'cashDifferences' as kind, id as subject_id,
      concat(name, case when source_number is null then ' عند الفتح: ' else ' عند الإقفال: ' end,
        case sign(cents) when 0 then 'عجز في عملة وزيادة في أخرى' when 1 then 'زيادة ' else 'عجز ' end,
        case when cents <> 0 then E'\u2066$' || to_char(abs(cents) / 100.0, 'FM999,999,999,990.00') || E'\u2069' end) as name,
      null as amount, user_id as doer_id
    from found order by number`,
    tx,
  );

/** Reports sales made without the server that wait for a manager's decision, each once. */
export const undecidedSales = (tx: Tx, since: Date): Promise<News[]> =>
  answers(
    sql<News>`
    with told as (
      insert into told_news (kind, subject_id)
      select 'undecidedSales', o.id from offline_sales o
      where o.received_at >= ${since}
        and exists (select from sale_decisions d where d.offline_sale_id = o.id and d.status = 'open')
      on conflict do nothing returning subject_id
    )
    select 'undecidedSales' as kind, o.id as subject_id,
      concat_ws(' · ', ${ltr('o.number')}, nullif(o.fact ->> 'customerName', '')) as name, null as amount, null as doer_id
    from told join offline_sales o on o.id = told.subject_id order by o.received_at, o.id`,
    tx,
  );

/** Subject id in told_news that stands for the automatic backups. */
const backupsThemselves = '00000000-0000-7000-8000-00000000ba0f';

/** Reports once a week that automatic backups are switched off. */
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

/** Reads the whole last day: backups are few, and a long one may fail hours after it began. */
export const failedBackups = (tx: Tx): Promise<News[]> =>
  answers(
    sql<News>`
    with failed as materialized (
      select id, error from backups where status = 'failed' and created_at > now() - interval '1 day'
      union all
      select id, error from backup_checks where error <> '' and at > now() - interval '1 day'
      union all
      select id, concat(case kind when 'standby' then ${standbyTexts.about} else 'النسخ المستمر: ' end, problem)
      from archive_troubles where at > now() - interval '1 day'
    ), told as (
      insert into told_news (kind, subject_id) select 'failedBackup', id from failed
      on conflict do nothing returning subject_id
    )
    select 'failedBackup' as kind, f.id as subject_id, f.error as name, null as amount, null as doer_id
    from told join failed f on f.id = told.subject_id`,
    tx,
  );

/** Reports addresses that the server switched off because they did not answer, once until they are on again. */
export const stoppedWebhooks = (tx: Tx): Promise<News[]> =>
  answers(
    sql<News>`
    with over as (
      delete from told_news where kind = 'stoppedWebhook'
        and subject_id not in (select id from webhooks where stopped_at is not null)
    ), told as (
      insert into told_news (kind, subject_id) select 'stoppedWebhook', id from webhooks where stopped_at is not null
      on conflict do nothing returning subject_id
    )
    select 'stoppedWebhook' as kind, w.id as subject_id, w.name, null as amount, null as doer_id
    from told join webhooks w on w.id = told.subject_id order by w.id`,
    tx,
  );
