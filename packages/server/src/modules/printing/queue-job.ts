import { must, printingTexts, ruleBroken, type PrintedPaper, type PrintJob } from '@turoos/contract';
import { sql } from 'kysely';
import type { PrintContent } from '../../db/column-types';
import { jsonb } from '../../db/jsonb';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { readJob } from './jobs.queries';
import type { ChosenPrinter } from './printers.queries';
import { mostOfOneUser, mostWaiting } from './retry.rules';

interface NewJob {
  printer: ChosenPrinter;
  paper: PrintedPaper;
  subjectId?: string;
  title: string;
  content: PrintContent;
  /** Opens the money drawer, if no job of the subject did before. */
  kick?: boolean;
}

/** Adds a job to the queue of its printer. */
export async function queueJob(tx: Tx, user: Actor, job: NewJob): Promise<PrintJob> {
  const { printer, paper, subjectId = null, title, content, kick = false } = job;
  await assertRoom(tx, user, printer.id);
  const { rows } = await sql<{ id: string }>`
    insert into print_jobs (printer_id, paper, subject_id, title, content, user_id, kick)
    values (${printer.id}, ${paper}, ${subjectId}, ${title}, ${jsonb(content)}, ${user.id},
      ${kick} and not exists (select from print_jobs where subject_id = ${subjectId} and kick))
    returning id`.execute(tx);
  const id = rows[0]?.id ?? '';
  await recordChange(tx, user, {
    action: 'printer.print',
    entity: 'printing',
    entityId: printer.id,
    after: { paper, title, printer: printer.name },
  });
  return readJob(tx, user, id);
}

/**
 * Refuses a job when too many wait, because a printer that is off would fill the database, and when too many of them are
 * the user's, because others could not print any more.
 */
export async function assertRoom(tx: Tx, user: Actor, printerId: string): Promise<void> {
  const { rows } = await sql<{ all: number; own: number }>`
    select count(*)::int as all, (count(*) filter (where user_id = ${user.id}))::int as own
    from print_jobs where printer_id = ${printerId} and status in ('waiting', 'failed', 'given_up')`.execute(
    tx,
  );
  const { all, own } = must(rows[0]);
  if (all >= mostWaiting) throw ruleBroken(printingTexts.queueFull);
  if (own >= mostOfOneUser) throw ruleBroken(printingTexts.queueFullOfOwn);
}
