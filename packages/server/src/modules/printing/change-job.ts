import {
  cancelPrintBlocked,
  notFound,
  printingTexts,
  retryPrintBlocked,
  type PrintJob,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { refuseIf } from '../../kernel/assert-may';
import { recordChange } from '../../kernel/audit';
import { readJob } from './jobs.queries';
import { choosePrinter } from './printers.queries';
import { assertRoom } from './queue-job';

/** Prints a job again, or on another printer. It never opens the drawer a second time. */
export async function retryJob(
  tx: Tx,
  user: Actor,
  id: string,
  asked: string | undefined,
): Promise<PrintJob> {
  const { before, paper } = await lockJob(tx, user, id);
  refuseIf(retryPrintBlocked(before.status));
  const printer = await choosePrinter(tx, user, paper, asked ?? before.printer._id);
  await assertRoom(tx, user, printer.id);
  await tx
    .updateTable('printJobs')
    .set({
      status: 'waiting',
      attempts: 0,
      error: '',
      printerId: printer.id,
      askedAt: sql`now()`,
      nextAttemptAt: sql`now()`,
      printedAt: null,
      kickedAt: sql`coalesce(kicked_at, now())`,
    })
    .where('id', '=', id)
    .execute();
  await record(tx, user, 'printer.retry', before);
  return readJob(tx, user, id);
}

export async function cancelJob(tx: Tx, user: Actor, id: string): Promise<PrintJob> {
  const { before } = await lockJob(tx, user, id);
  refuseIf(cancelPrintBlocked(before.status));
  await tx.updateTable('printJobs').set({ status: 'cancelled' }).where('id', '=', id).execute();
  await record(tx, user, 'printer.cancel', before);
  return readJob(tx, user, id);
}

async function lockJob(
  tx: Tx,
  user: Actor,
  id: string,
): Promise<{ before: PrintJob; paper: 'label' | 'receipt' }> {
  const row = await tx
    .selectFrom('printJobs')
    .select('content')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound(printingTexts.jobNotFound);
  return { before: await readJob(tx, user, id), paper: 'labels' in row.content ? 'label' : 'receipt' };
}

const record = (
  tx: Tx,
  user: Actor,
  action: 'printer.retry' | 'printer.cancel',
  { printer, paper, title }: PrintJob,
) =>
  recordChange(tx, user, {
    action,
    entity: 'printing',
    entityId: printer._id,
    after: { paper, title, printer: printer.name },
  });
