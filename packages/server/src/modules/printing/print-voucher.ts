import type { PrintJob, VoucherDetail } from '@turoos/contract';
import { voucherRoll } from '@turoos/pdf/roll';
import { voucherSheet } from '@turoos/pdf/voucher-sheet';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { readSettings } from '../../kernel/settings';
import { listCurrencies } from '../currencies';
import { readVoucher } from '../vouchers';
import { isFresh } from './is-fresh';
import { choosePrinter } from './printers.queries';
import { queueJob } from './queue-job';

/** Queues a voucher. The first one of a payment in cash opens the drawer. */
export async function printVoucher(
  tx: Tx,
  user: Actor,
  id: string,
  asked: string | undefined,
): Promise<PrintJob> {
  const voucher = await readVoucher(tx, user, id);
  const printer = await choosePrinter(tx, user, 'receipt', asked);
  const sheet = voucherSheet(voucher, await listCurrencies(tx), await readSettings(tx, 'store'));
  return queueJob(tx, user, {
    printer,
    paper: 'voucher',
    subjectId: id,
    title: `${sheet.title} ${voucher.number}`,
    content: { roll: voucherRoll(sheet) },
    kick: isFresh(voucher) && voucher.createdBy?._id === user.id && movedCash(voucher),
  });
}

const movedCash = ({ tenders }: VoucherDetail) => tenders.some(({ method }) => method === 'cash');
