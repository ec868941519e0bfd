import { adenDay, type ScheduleFrequency } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { transaction } from '../../db/transaction';
import { jobNames } from '../../kernel/job-names';
import type { JobContext } from '../../kernel/jobs';
import { begun } from './begin-report';
import { takeLock } from './generate-report';
import { nextRun, type Schedule } from './schedule.rules';

/** Starts every due report, and enqueues generating reports that no server is working on. */
export async function runDueReports(context: JobContext, now: Date = new Date()): Promise<void> {
  await mendSchedules(context.db, now);
  const begunNow = await claimDue(context.db, now);
  for (const reportId of await unlockedReports(context.db))
    await context.enqueue(jobNames.generateReport, { reportId });
  if (begunNow > 0) context.announce(['inventory-reports']);
}

/** Corrects next runs that lie too far ahead because they were computed while the clock ran ahead. */
async function mendSchedules(db: Db, now: Date): Promise<void> {
  const waiting = await db
    .selectFrom('inventoryReports')
    .select(['id', 'scheduleFrequency', 'scheduleTime', 'scheduleFrom', 'scheduledAt'])
    .where('scheduleEnabled', '=', true)
    .where('scheduledAt', '>', now)
    .execute();
  for (const { id, scheduledAt, ...schedule } of waiting) {
    const next = nextRun(scheduleOf(schedule, now), now);
    if (scheduledAt && scheduledAt > next)
      await db.updateTable('inventoryReports').set({ scheduledAt: next }).where('id', '=', id).execute();
  }
}

interface StoredSchedule {
  scheduleFrequency: ScheduleFrequency;
  scheduleTime: string;
  scheduleFrom: string | null;
}
const scheduleOf = (row: StoredSchedule, now: Date): Schedule => ({
  frequency: row.scheduleFrequency,
  time: row.scheduleTime,
  from: row.scheduleFrom ?? adenDay(now),
});

/** Starts each due report on one server only, though several check in the same minute; sets the next run. */
const claimDue = (db: Db, now: Date): Promise<number> =>
  transaction(db, async (tx) => {
    const due = await tx
      .selectFrom('inventoryReports')
      .select(['id', 'scheduleFrequency', 'scheduleTime', 'scheduleFrom'])
      .where('scheduleEnabled', '=', true)
      .where('scheduledAt', '<=', now)
      .where('status', '<>', 'generating')
      .where('isArchived', '=', false)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { id, ...schedule } of due) {
      await tx
        .updateTable('inventoryReports')
        .set({
          ...begun,
          deliver: true,
          scheduledAt: nextRun(scheduleOf(schedule, now), now),
          updatedAt: sql`now()`,
          version: sql`version + 1`,
        })
        .where('id', '=', id)
        .execute();
    }
    return due.length;
  });

/** Returns generating reports that no server has locked: just started, or left by a crashed server. */
async function unlockedReports(db: Db): Promise<string[]> {
  const generating = await db
    .selectFrom('inventoryReports')
    .select('id')
    .where('status', '=', 'generating')
    .execute();
  const unlocked: string[] = [];
  for (const { id } of generating)
    if (await db.transaction().execute((tx) => takeLock(tx, id))) unlocked.push(id);
  return unlocked;
}
