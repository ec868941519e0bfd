import {
  adenDayBounds,
  AppError,
  cashTexts,
  notFound,
  parseSort,
  type Page,
  type Shift,
  type ShiftStatus,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { ClosingCount, MissingTillColumn, OpeningCount } from '../../db/column-types';
import type { Db } from '../../db/connect';
import { readPage } from '../../db/read-page';
import type { Actor } from '../../kernel/actor';
import { readWritten, type Written } from './amounts';
import { missingTills } from './missing-tills';
import { seesExpected } from './money-accounts.queries';

interface Person {
  id: string;
  name: string;
}

interface LastClose {
  zNumber: number;
  counts: ClosingCount[];
  reason: string;
  tills: MissingTillColumn[];
  by: Person | null;
}

const shifts = (db: Db) =>
  db
    .selectFrom('shifts')
    .innerJoin('accounts', 'accounts.id', 'shifts.drawerId')
    .leftJoin('users', 'users.id', 'shifts.openedBy')
    .select([
      'shifts.id',
      'shifts.drawerId',
      'shifts.status',
      'shifts.openedAt',
      'shifts.openedBy',
      'shifts.closedAt',
      'shifts.refusedCounts',
      'shifts.version',
      'shifts.floats',
      'shifts.openingReason',
      'accounts.name as drawer',
      'users.name as opener',
      // who was in a shift that was opened again may be in another one by now
      sql<Person[]>`(
        select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name) order by p.joined_at, u.id), '[]')
        from (
          select user_id, min(joined_at) as joined_at from shift_people
          where shift_id = shifts.id and (shifts.status = 'closed' or is_active) group by 1
        ) p join users u on u.id = p.user_id)`.as('people'),
      // an open shift that was closed before is to be counted again, and its last count says nothing any more
      sql<LastClose | null>`(
        select json_build_object('zNumber', c.z_number, 'counts', c.counts, 'reason', c.reason, 'tills', c.tills,
          'by', case when u.id is not null then json_build_object('id', u.id, 'name', u.name) end)
        from shift_closes c left join users u on u.id = c.user_id
        where c.shift_id = shifts.id and shifts.status = 'closed' order by c.z_number desc limit 1)`.as(
        'close',
      ),
      sql<
        MissingTillColumn[] | null
      >`case when shifts.status = 'open' then ${missingTills(sql`shifts.id`)} end`.as('openTills'),
    ]);

type ShiftRow = Awaited<ReturnType<ReturnType<typeof shifts>['executeTakeFirstOrThrow']>>;

const presentPerson = ({ id, name }: Person) => ({ _id: id, name });

const present = (user: Actor, row: ShiftRow, written: Written): Shift => ({
  _id: row.id,
  drawer: { _id: row.drawerId, name: row.drawer },
  status: row.status,
  openedBy: row.openedBy ? { _id: row.openedBy, name: row.opener ?? '' } : null,
  openedAt: row.openedAt,
  closedBy: row.close?.by ? presentPerson(row.close.by) : null,
  closedAt: row.closedAt,
  people: row.people.map(presentPerson),
  zNumber: row.close?.zNumber ?? null,
  differences:
    row.close?.counts.map(({ currency, counted, expected }) => ({
      currency,
      amount: written(currency, counted - expected),
    })) ?? null,
  reason: row.close?.reason ?? '',
  refusedCounts: row.refusedCounts,
  openingDifferences:
    row.status === 'closed' || seesExpected(user) ? openingDifferences(row.floats, written) : null,
  openingReason: row.openingReason,
  missingTills: (row.openTills ?? row.close?.tills ?? []).map((till) => ({
    ...till,
    lastSeenAt: new Date(till.lastSeenAt),
  })),
  version: row.version,
});

const openingDifferences = (floats: readonly OpeningCount[], written: Written) =>
  floats.map(({ currency, difference = 0 }) => ({ currency, amount: written(currency, difference) }));

/** Matches shifts that a user opened or joined. */
const isIn = (user: Actor) =>
  sql<boolean>`exists (select from shift_people p where p.shift_id = shifts.id and p.user_id = ${user.id})`;

interface ShiftsQuery {
  page: number;
  limit: number;
  sort: 'openedAt' | '-openedAt';
  startDate?: string | undefined;
  endDate?: string | undefined;
  drawer?: string | undefined;
  status?: ShiftStatus | undefined;
}

export async function listShifts(db: Db, user: Actor, query: ShiftsQuery): Promise<Page<Shift>> {
  const { sort, startDate, endDate, drawer, status } = query;
  const { direction } = parseSort(sort);
  const found = shifts(db)
    .$call((e) => (seesExpected(user) ? e : e.where(isIn(user))))
    .$call((e) => (drawer ? e.where('shifts.drawerId', '=', drawer) : e))
    .$call((e) => (status ? e.where('shifts.status', '=', status) : e))
    .$call((e) => (startDate ? e.where('shifts.openedAt', '>=', adenDayBounds(startDate).from) : e))
    .$call((e) => (endDate ? e.where('shifts.openedAt', '<', adenDayBounds(endDate).until) : e))
    .orderBy('shifts.openedAt', direction)
    .orderBy('shifts.id', direction);
  const [{ rows, ...page }, written] = await Promise.all([readPage(db, found, query), readWritten(db)]);
  return { ...page, rows: rows.map((row) => present(user, row, written)) };
}

/** Reads the open shift that a user is in. */
export async function readCurrentShift(db: Db, user: Actor): Promise<Shift | null> {
  const row = await shifts(db)
    .innerJoin('shiftPeople', 'shiftPeople.shiftId', 'shifts.id')
    .where('shiftPeople.userId', '=', user.id)
    .where('shiftPeople.isActive', '=', true)
    .where('shifts.status', '=', 'open')
    .executeTakeFirst();
  return row ? present(user, row, await readWritten(db)) : null;
}

/** Reads a shift for a user who was in it, or who may see all of them. */
export async function readShift(db: Db, user: Actor, id: string): Promise<Shift> {
  const row = await shifts(db).select(isIn(user).as('isIn')).where('shifts.id', '=', id).executeTakeFirst();
  if (!row) throw notFound(cashTexts.shiftNotFound);
  if (!seesExpected(user) && !row.isIn) throw new AppError('FORBIDDEN', cashTexts.notYours);
  return present(user, row, await readWritten(db));
}
