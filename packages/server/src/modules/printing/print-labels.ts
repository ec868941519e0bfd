import { counted, notFound, nouns, productTexts, type LabelsToPrint, type PrintJob } from '@turoos/contract';
import { labelSheet } from '@turoos/pdf/label-sheet';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { readParts } from '../products';
import { choosePrinter } from './printers.queries';
import { queueJob } from './queue-job';

/** Queues labels of parts. */
export async function printLabels(
  tx: Tx,
  user: Actor,
  { labels, printer: asked }: LabelsToPrint,
): Promise<PrintJob> {
  const parts = await readParts(tx, [...new Set(labels.map(({ part }) => part))]);
  const known = new Map(parts.map((part) => [part._id, part]));
  const printer = await choosePrinter(tx, user, 'label', asked);
  const content = labels.map(({ part: id, copies }) => {
    const part = known.get(id);
    if (!part) throw notFound(productTexts.notFound);
    return { label: labelSheet(part), copies };
  });
  const count = labels.reduce((sum, { copies }) => sum + copies, 0);
  const names = content.length === 1 ? content[0]?.label.name : undefined;
  return queueJob(tx, user, {
    printer,
    paper: 'labels',
    title: [counted(count, nouns.label), names].filter(Boolean).join(' · '),
    content: { labels: content },
  });
}
