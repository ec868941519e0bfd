import {
  addDays,
  adenDay,
  can,
  fold,
  must,
  type ReportDay,
  type ReportFilter,
  type ReportOverview,
  type Subject,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { rialsSum } from '../../db/rials';
import { countKinds } from '../customers';

/** Default number of days in the overview, and the days for which a customer counts as new. */
const recentDays = 30;

/**
 * Returns the figures this user may see; others are null, and without the right to sales there are no days.
 */
export async function readOverview(
  db: Db,
  user: Subject,
  filter: ReportFilter,
  date = adenDay(),
): Promise<ReportOverview> {
  const maySell = can(user, 'reports:sales');
  const [today, inventory, customers, days] = await Promise.all([
    maySell ? readToday(db, date) : null,
    can(user, 'reports:inventory') ? countParts(db) : null,
    can(user, 'reports:customers') ? countCustomers(db) : null,
    maySell ? readDays(db, filter, date) : [],
  ]);
  return { date, today, inventory, customers, days, totals: sumDays(days) };
}

async function readToday(db: Db, date: string): Promise<ReportOverview['today']> {
  const { rows } = await sql<NonNullable<ReportOverview['today']>>`
    select sales - refunds as sales, orders, ${netRials} as rials from sales_by_day where day = ${date}`.execute(
    db,
  );
  return rows[0] ?? { sales: 0, orders: 0, rials: noRials() };
}

const netRials = rialsSum(sql`rials - refund_rials`, sql`unrated - refund_unrated`);
const noRials = () => ({ rials: 0, unrated: 0 });

async function countParts(db: Db): Promise<ReportOverview['inventory']> {
  const { items } = await db
    .selectFrom('products')
    .select(({ fn }) => fn.countAll<number>().as('items'))
    .where('isActive', '=', true)
    .executeTakeFirstOrThrow();
  return { items };
}

async function countCustomers(db: Db): Promise<ReportOverview['customers']> {
  const { rows } = await sql<NonNullable<ReportOverview['customers']>>`
    select (select total from (${countKinds}) as kinds) as total,
      (select count(*) from customers where created_at > now() - ${recentDays} * interval '1 day') as new`.execute(
    db,
  );
  return must(rows[0]);
}

async function readDays(
  db: Db,
  { startDate, endDate, keyword }: ReportFilter,
  today: string,
): Promise<ReportDay[]> {
  const from = startDate ?? (endDate ? null : addDays(today, 1 - recentDays));
  const named = keyword ? daysNamed(keyword) : sql`true`;
  const { rows } = await sql<ReportDay>`
    select day as date, orders, sales, refunds, sales - refunds as net, json_build_object(
        'sales', ${rialsSum(sql`rials`, sql`unrated`)}, 'refunds', ${rialsSum(sql`refund_rials`, sql`refund_unrated`)},
        'net', ${netRials}) as rials
    from sales_by_day
    where orders > 0 and (${from}::date is null or day >= ${from}::date)
      and (${endDate ?? null}::date is null or day <= ${endDate ?? null}::date) and ${named}
    order by day`.execute(db);
  return rows;
}

/** In PostgreSQL's order of weekdays, from Sunday. */
export const weekdays = ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'];

/** Matches days by date or by the name of the weekday. */
function daysNamed(keyword: string) {
  const wanted = fold(keyword);
  const numbers = weekdays.flatMap((name, number) => (fold(name).includes(wanted) ? [number] : []));
  return sql`(extract(dow from day)::int = any (${numbers}::int[])
    or strpos(to_char(day, 'YYYY-MM-DD'), ${wanted}) > 0 or strpos(to_char(day, 'DD/MM/YYYY'), ${wanted}) > 0)`;
}

function sumDays(days: readonly ReportDay[]): ReportOverview['totals'] {
  const rials = { sales: noRials(), refunds: noRials(), net: noRials() };
  const totals = { orders: 0, sales: 0, refunds: 0, net: 0, rials };
  for (const day of days) {
    totals.orders += day.orders;
    for (const sum of ['sales', 'refunds', 'net'] as const) {
      totals[sum] += day[sum];
      rials[sum].rials += day.rials[sum].rials;
      rials[sum].unrated += day.rials[sum].unrated;
    }
  }
  return totals;
}
