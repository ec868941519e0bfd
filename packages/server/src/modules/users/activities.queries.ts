import {
  activityHidden,
  adenDay,
  adenDayBounds,
  must,
  notFound,
  userTexts,
  type ActivitiesQuery,
  type ActivityFigures,
  type ActivityType,
  type Page,
  type UserActivity,
} from '@turoos/contract';
import { sql, type Expression, type SqlBool } from 'kysely';
import type { Db } from '../../db/connect';
import { readPage } from '../../db/read-page';
import type { Actor } from '../../kernel/actor';
import { refuseIf } from '../../kernel/assert-may';
import { warehousesOf } from '../permissions';
import { activityEntities, presentActivity } from './activities.rules';

const signing = sql<SqlBool>`action like 'auth.%'`;
const inAreas = (type: keyof typeof activityEntities): Expression<SqlBool> =>
  sql<SqlBool>`(entity in (${sql.join(activityEntities[type])}) and action not like 'auth.%')`;
const ofType = (type: ActivityType): Expression<SqlBool> => (type === 'login' ? signing : inAreas(type));
const anyType = sql<SqlBool>`(${signing} or ${inAreas('sale')} or ${inAreas('inventory')})`;

function activities(db: Db, userId: string, query: ActivitiesQuery) {
  const direction = query.sort === 'timestamp' ? 'asc' : 'desc';
  let found = db
    .selectFrom('auditLog')
    .select(['id', 'at', 'action', 'entity', 'entityId', 'before', 'after', 'ip'])
    .where('userId', '=', userId)
    .where(query.type ? ofType(query.type) : anyType)
    .orderBy('at', direction)
    .orderBy('id', direction);
  if (query.startDate) found = found.where('at', '>=', adenDayBounds(query.startDate).from);
  if (query.endDate) found = found.where('at', '<', adenDayBounds(query.endDate).until);
  return found;
}

/** Throws for an unknown user, and for one who works in warehouses that the reader does not see. */
export async function assertMayFollow(db: Db, reader: Actor, id: string): Promise<void> {
  const user = await db
    .selectFrom('users')
    .select(warehousesOf(sql.ref('users.id')).as('warehouses'))
    .where('id', '=', id)
    .executeTakeFirst();
  if (!user) throw notFound(userTexts.notFound);
  refuseIf(activityHidden(reader, user.warehouses ?? []), 'FORBIDDEN');
}

/** Lists a user's actions in sales and inventory, newest first. */
export async function listActivities(
  db: Db,
  reader: Actor,
  userId: string,
  query: ActivitiesQuery,
): Promise<Page<UserActivity>> {
  await assertMayFollow(db, reader, userId);
  const { rows, ...page } = await readPage(db, activities(db, userId, query), query);
  return { ...page, rows: rows.map(presentActivity) };
}

export async function* eachActivity(
  db: Db,
  userId: string,
  query: ActivitiesQuery,
): AsyncIterable<UserActivity> {
  for await (const row of activities(db, userId, query).stream(200)) yield presentActivity(row);
}

const days = 30;
const dayLength = 86_400_000;

/** Counts a user's actions of the last thirty days. */
export async function readActivityFigures(db: Db, reader: Actor, userId: string): Promise<ActivityFigures> {
  await assertMayFollow(db, reader, userId);
  const today = adenDayBounds(adenDay()).from.getTime();
  const dates = Array.from({ length: days }, (_, index) =>
    adenDay(new Date(today - (days - 1 - index) * dayLength)),
  );
  const { rows } = await sql<{ day: string; login: number; sale: number; inventory: number; last: Date }>`
    select to_char(at at time zone 'Asia/Aden', 'YYYY-MM-DD') as day,
      count(*) filter (where ${ofType('login')}) as login,
      count(*) filter (where ${ofType('sale')}) as sale,
      count(*) filter (where ${ofType('inventory')}) as inventory,
      max(at) as last
    from audit_log
    where user_id = ${userId} and at >= ${adenDayBounds(must(dates[0])).from} and ${anyType}
    group by 1`.execute(db);
  const byDay = dates.map((day) => {
    const counted = rows.find((row) => row.day === day);
    return {
      day,
      login: counted?.login ?? 0,
      sale: counted?.sale ?? 0,
      inventory: counted?.inventory ?? 0,
    };
  });
  const sum = (type: ActivityType) => byDay.reduce((total, day) => total + day[type], 0);
  const [login, sale, inventory] = [sum('login'), sum('sale'), sum('inventory')];
  const last = Math.max(...rows.map((row) => row.last.getTime()));
  return {
    days,
    total: login + sale + inventory,
    login,
    sale,
    inventory,
    byDay,
    lastActivity: rows.length > 0 ? new Date(last) : null,
  };
}
