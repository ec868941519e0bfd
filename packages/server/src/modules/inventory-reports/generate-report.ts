import { adenDay } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { jsonb } from '../../db/jsonb';
import type { Tx } from '../../db/transaction';
import { liftTimeLimits } from '../../db/time-limits';
import { jobNames } from '../../kernel/job-names';
import type { JobContext } from '../../kernel/jobs';
import { contents } from './contents/contents';
import { readChart, readChunks, readFigures } from './contents/read-content';
import { finishReport } from './finish-report';
import { factsOf, type ReportRow } from './report-facts';

/** A report is marked as failed after this many attempts that ended with a crash of the server. */
const mostAttempts = 3;
const failures = {
  failed: 'تعذّر إنشاء التقرير، أعد المحاولة بعد قليل',
  interrupted: 'توقف الخادم أكثر من مرة أثناء إنشاء التقرير',
};
/** Milliseconds between two progress updates. */
const progressInterval = 1000;

/**
 * Generates a queued report while holding its advisory lock, which the database releases even after a crash:
 * any server may take over a report in state 'generating' that is not locked. The result is committed in one
 * transaction.
 */
export async function generateReport(context: JobContext, id: string): Promise<void> {
  const { db, announce, warn } = context;
  try {
    const made = await db.transaction().execute(async (tx) => {
      if (!(await takeLock(tx, id))) return false;
      const report = await beginAttempt(db, id);
      if (!report) return false;
      if (report.attempts > mostAttempts) {
        await markFailed(tx, id, failures.interrupted);
        return false;
      }
      await writeResult(context, tx, report);
      return true;
    });
    if (made) await context.enqueue(jobNames.sendOutbox);
  } catch (error) {
    warn(error);
    await markFailed(db, id, failures.failed);
  }
  announce(['inventory-reports']);
}

export async function takeLock(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`inventory report ${id}`}, 0)) as free`.execute(tx);
  return rows[0]?.free ?? false;
}

/** Counts the attempt outside the transaction, so that an attempt that crashes the server counts too. */
const beginAttempt = (db: Db, id: string): Promise<ReportRow | undefined> =>
  db
    .updateTable('inventoryReports')
    .set({ attempts: sql`attempts + 1`, progress: 0 })
    .where('id', '=', id)
    .where('status', '=', 'generating')
    .returningAll()
    .executeTakeFirst();

const markFailed = (db: Db, id: string, error: string) =>
  db
    .updateTable('inventoryReports')
    .set({ status: 'failed', error, deliver: false, updatedAt: sql`now()` })
    .where('id', '=', id)
    .where('status', '=', 'generating')
    .execute();

async function writeResult(context: JobContext, tx: Tx, report: ReportRow): Promise<void> {
  await liftTimeLimits(tx);
  // reads in one snapshot, so that the totals and the rows agree
  const reading = (await context.reads()).transaction().setIsolationLevel('repeatable read');
  await reading.execute(async (reads) => {
    await liftTimeLimits(reads);
    await fillReport(reads, tx, report, progressRecorder(context, report.id));
  });
}

/** Reads the report's content in the transaction `reads` and writes the result in `tx`. */
export async function fillReport(
  reads: Tx,
  tx: Tx,
  report: ReportRow,
  onProgress: (percent: number) => Promise<void>,
): Promise<void> {
  const scope = {
    warehouseId: report.warehouseId,
    filters: report.filters,
    today: adenDay(),
  };
  const content = contents[report.type](scope);
  const { rowCount, summary } = await readFigures(reads, content);
  const { id: resultId } = await tx
    .insertInto('inventoryReportResults')
    .values({
      reportId: report.id,
      rowCount,
      facts: jsonb(await factsOf(reads, report)),
      columns: jsonb(content.columns.map(({ label, kind }) => ({ label, kind }))),
      summary: jsonb(summary),
      chart: jsonb(await readChart(reads, content)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  let chunk = 0;
  let written = 0;
  for await (const rows of readChunks(reads, content)) {
    await tx
      .insertInto('inventoryReportRows')
      .values({ resultId, chunk: chunk++, rows: jsonb(rows) })
      .execute();
    written += rows.length;
    await onProgress((100 * written) / rowCount);
  }
  await finishReport(tx, report, resultId);
}

/** Records the progress outside the transaction of the result, so that screens can see it. */
function progressRecorder({ db, announce }: JobContext, id: string) {
  let recordedAt = Date.now();
  return async (percent: number): Promise<void> => {
    if (Date.now() - recordedAt < progressInterval) return;
    recordedAt = Date.now();
    await db
      .updateTable('inventoryReports')
      .set({ progress: Math.min(99, Math.floor(percent)) })
      .where('id', '=', id)
      .where('status', '=', 'generating')
      .execute();
    announce(['inventory-reports']);
  };
}
