import { adenDay, type ScheduleFrequency } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { transaction } from '../../db/transaction';
import { jobNames } from '../../kernel/job-names';
import type { JobContext } from '../../kernel/jobs';
import { begun } from './begin-report';
import { takeLock } from './generate-report';
import { nextRun, type Schedule } from './schedule.rules';

/** Begins every report whose time has come, and sends what nobody is making to be made. */
export async function runDueReports(context: JobContext, now: Date = new Date()): Promise<void> {
  await mendSchedules(context.db, now);
  const begunNow = await claimDue(context.db, now);
  for (const reportId of await leftReports(context.db))
    await context.enqueue(jobNames.generateReport, { reportId });
  if (begunNow > 0) context.announce(['inventory-reports']);
}

/** A next time later than the next there is was worked out while the clock ran ahead. */
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
  scheduleFrequency: string;
  scheduleTime: string;
  scheduleFrom: string | null;
}
const scheduleOf = (row: StoredSchedule, now: Date): Schedule => ({
  frequency: row.scheduleFrequency as ScheduleFrequency,
  time: row.scheduleTime,
  from: row.scheduleFrom ?? adenDay(now),
});

/** Several servers ask at the same minute: each due report is begun by one of them, and its next time is set. */
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

/** Reports that are to be made and that nobody holds: just begun, or left by a server that died. */
async function leftReports(db: Db): Promise<string[]> {
  const generating = await db
    .selectFrom('inventoryReports')
    .select('id')
    .where('status', '=', 'generating')
    .execute();
  const left: string[] = [];
  for (const { id } of generating)
    if (await db.transaction().execute((tx) => takeLock(tx, id))) left.push(id);
  return left;
}
