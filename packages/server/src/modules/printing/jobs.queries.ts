import { can, notFound, printingTexts, type PrintJob } from '@turoos/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/connect';
import type { Actor } from '../../kernel/actor';

interface JobRow extends Omit<PrintJob, '_id' | 'printer' | 'createdBy' | 'subject'> {
  id: string;
  subjectId: string | null;
  printerId: string;
  printerName: string;
  userId: string | null;
  userName: string | null;
}

const present = ({ id, subjectId, printerId, printerName, userId, userName, ...row }: JobRow): PrintJob => ({
  ...row,
  _id: id,
  subject: subjectId,
  printer: { _id: printerId, name: printerName },
  createdBy: userId ? { _id: userId, name: userName ?? '' } : null,
});

/** Jobs of others are for those who manage the printers, and reports of shifts for those who may read all of them. */
const visibleTo = (user: Actor): RawBuilder<unknown> =>
  can(user, 'settings:update')
    ? can(user, 'cash:admin')
      ? sql`true`
      : sql`(j.user_id = ${user.id} or j.paper <> 'shift')`
    : sql`j.user_id = ${user.id}`;

const mostListed = 200;

const selectJobs = (condition: RawBuilder<unknown>) => sql<JobRow>`
  select j.id, j.subject_id, j.paper, j.title, j.status, j.attempts, j.error, j.created_at, j.printed_at,
    j.printer_id, p.name as printer_name, j.user_id, u.name as user_name
  from print_jobs j join printers p on p.id = j.printer_id left join users u on u.id = j.user_id
  where ${condition}
  order by j.status in ('printed', 'cancelled'), j.id desc limit ${mostListed}`;

/** Counts the papers that wait for a hand, for a larger statement; null for none. */
export const givenUpFor = (user: Actor) =>
  sql<
    number | null
  >`(select nullif(count(*), 0) from print_jobs j where j.status = 'given_up' and ${visibleTo(user)})`;

/** Lists what is not printed yet, then what was, the newest first. */
export async function listJobs(db: Db, user: Actor): Promise<PrintJob[]> {
  const { rows } = await selectJobs(visibleTo(user)).execute(db);
  return rows.map(present);
}

export async function readJob(db: Db, user: Actor, id: string): Promise<PrintJob> {
  const { rows } = await selectJobs(sql`j.id = ${id} and ${visibleTo(user)}`).execute(db);
  const [row] = rows;
  if (!row) throw notFound(printingTexts.jobNotFound);
  return present(row);
}
