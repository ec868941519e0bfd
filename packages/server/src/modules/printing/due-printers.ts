import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { startPrinter, type PrintingContext } from './run-printer';

/** Starts every printer that has something to print: after a restart, or when the process that printed has died. */
export async function startDuePrinters(context: PrintingContext): Promise<void> {
  const { rows } = await sql<{ printerId: string }>`
    select distinct printer_id from print_jobs where status in ('waiting', 'failed', 'printing')`.execute(
    context.db,
  );
  for (const { printerId } of rows) startPrinter(context, printerId);
}

/** Days for which printed jobs can be printed again, and unprinted ones wait. */
const keptDays = 7;

export async function forgetOldJobs(db: Db): Promise<void> {
  await sql`
    delete from print_jobs where created_at < now() - ${keptDays} * interval '1 day' and status <> 'printing'`.execute(
    db,
  );
}
