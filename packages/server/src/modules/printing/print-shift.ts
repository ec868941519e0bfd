import type { PrintJob } from '@turoos/contract';
import { shiftRoll } from '@turoos/pdf/roll';
import { shiftSheet } from '@turoos/pdf/shift-sheet';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { readSettings } from '../../kernel/settings';
import { readShiftReport } from '../cash';
import { listCurrencies } from '../currencies';
import { choosePrinter } from './printers.queries';
import { queueJob } from './queue-job';

/** Queues the report of a shift, with what the user may see of it. */
export async function printShift(
  tx: Tx,
  user: Actor,
  id: string,
  asked: string | undefined,
): Promise<PrintJob> {
  const report = await readShiftReport(tx, user, id);
  const printer = await choosePrinter(tx, user, 'receipt', asked);
  const sheet = shiftSheet(report, await listCurrencies(tx), await readSettings(tx, 'store'));
  return queueJob(tx, user, {
    printer,
    paper: 'shift',
    subjectId: id,
    title: `${sheet.title} · ${sheet.drawer}`,
    content: { roll: shiftRoll(sheet) },
  });
}
