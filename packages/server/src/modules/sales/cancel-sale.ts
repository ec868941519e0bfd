import { adenDay, conflict, roundQuantity, saleTexts, type Sale } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../http/actor';
import { recordChange } from '../audit';
import { debtOfSale, freeSettled, postEntry } from '../ledger';
import { cancelMoney } from './cancel-money.rules';
import { lockSale, readLines, type LockedSale } from './lock-sale';
import { restock } from './restock';
import { readSale } from './sales.queries';

/** Undoes a sale as a whole: goods back, the debt gone, money of the till handed back, later payments set free. */
export async function cancelSale(tx: Tx, user: Actor, id: string): Promise<Sale> {
  const sale = await lockSale(tx, id);
  const before = await readSale(tx, id);
  if (sale.status === 'completed') await undo(tx, user, sale);
  else if (sale.status === 'pending') await markCancelled(tx, id, 0);
  else throw conflict(saleTexts.notCompleted(sale.status));
  const after = await readSale(tx, id);
  await recordChange(tx, user, { action: 'sale.cancel', entity: 'sales', entityId: id, before, after });
  return after;
}

async function undo(tx: Tx, user: Actor, sale: LockedSale): Promise<void> {
  const lines = await readLines(tx, sale.id);
  const back = lines
    .map((line) => ({ ...line, quantity: roundQuantity(line.quantity - line.returned) }))
    .filter(({ quantity }) => quantity > 0);
  await restock(tx, user, sale, 'sale.cancel', back);
  await takeOffDay(tx, sale);
  const { cash, freed, change } = cancelMoney(sale);
  // before the ledger: a cancelled sale owes nothing, whatever its debt goes through
  await markCancelled(tx, sale.id, cash);
  if (!sale.customerId || change === 0) return;
  const debt = await debtOfSale(tx, sale.id);
  if (freed > 0) await freeSettled(tx, debt, freed);
  await postEntry(tx, {
    accountId: sale.customerId,
    type: 'cancel',
    operation: 'add',
    change,
    saleId: sale.id,
    userId: user.id,
    answers: [debt],
  });
}

const markCancelled = (tx: Tx, id: string, cash: number) =>
  tx
    .updateTable('sales')
    .set({
      status: 'cancelled',
      paymentStatus: 'cancelled',
      cancelCash: cash,
      version: sql`version + 1`,
      updatedAt: sql`now()`,
    })
    .where('id', '=', id)
    .execute();

const takeOffDay = (tx: Tx, sale: LockedSale) =>
  sql`
    update sales_by_day set orders = orders - 1, sales = sales - ${sale.grandTotal}, tax = tax - ${sale.tax},
      refunds = refunds - ${sale.refundAmount},
      cost = cost - (select coalesce(sum(round((quantity - returned) * i.cost, 4)), 0)
        from sale_items i where i.sale_id = ${sale.id})
    where day = ${adenDay(sale.createdAt)}`.execute(tx);
