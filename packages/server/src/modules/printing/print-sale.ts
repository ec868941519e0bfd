import { adenDay, type PrintJob, type Sale, saleName } from '@turoos/contract';
import { invoiceSheet } from '@turoos/pdf/invoice-content';
import { invoiceRoll } from '@turoos/pdf/roll';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { readSettings } from '../../kernel/settings';
import { readRates } from '../exchange-rates';
import { readSaleWithTenders } from '../sales';
import { isFresh } from './is-fresh';
import { choosePrinter } from './printers.queries';
import { queueJob } from './queue-job';

interface SalePrinting {
  printer?: string | undefined;
  invoiceVersion: string;
}

/** Queues a sale's receipt. Its first one opens the drawer, if cash was taken. */
export async function printSale(
  tx: Tx,
  user: Actor,
  id: string,
  { printer: asked, invoiceVersion }: SalePrinting,
): Promise<PrintJob> {
  const sale = await readSaleWithTenders(tx, id);
  const printer = await choosePrinter(tx, user, 'receipt', asked);
  const { usdToYer: today } = await readRates(tx, { userId: user.id });
  const rate = sale.usd_to_yer ?? (await rateOfDay(tx, sale)) ?? today;
  const store = { ...(await readSettings(tx, 'store')), invoiceVersion };
  const sheet = invoiceSheet(
    sale,
    { rate, missing: rate === null, today },
    store,
    await phoneOf(tx, sale),
    // the logo is drawn as it is stored when the receipt is printed
    (await hasLogo(tx)) ? '' : null,
  );
  return queueJob(tx, user, {
    printer,
    paper: 'sale',
    subjectId: sale._id,
    title: saleName(sale),
    content: { roll: invoiceRoll(sheet) },
    kick: isFresh(sale) && sale.createdBy?._id === user.id && tookCash(sale),
  });
}

const rateOfDay = async (tx: Tx, { createdAt }: Sale) =>
  (await readRates(tx, {}, adenDay(createdAt))).usdToYer;

async function phoneOf(tx: Tx, { customer }: Sale): Promise<string> {
  if (customer === null) return '';
  const row = await tx.selectFrom('customers').select('phone').where('id', '=', customer).executeTakeFirst();
  return row?.phone ?? '';
}

const hasLogo = async (tx: Tx) =>
  (await tx.selectFrom('storeLogo').select('sha256').executeTakeFirst()) !== undefined;

/** Whether money went into the drawer, or change came out of it. */
const tookCash = ({ status, tenders = [], tillPaid, paymentMethod }: Sale): boolean =>
  status !== 'pending' &&
  (tenders.length > 0
    ? tenders.some(({ method }) => method === 'cash')
    : tillPaid > 0 && paymentMethod === 'cash');
