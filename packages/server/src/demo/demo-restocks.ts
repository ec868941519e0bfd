import { adenDay, must } from '@turoos/contract';
import { sql } from 'kysely';
import { lockSupplierAccount } from '../modules/ledger';
import { receivePurchase } from '../modules/purchases';
import { demoActor, happenedAt, pastHour } from './demo-documents';
import type { DemoPart } from './demo-part';
import { partsToBuy, payInParts, type WantedPart } from './demo-purchases';

const count = 12;

/** Paid purchases of last winter of parts that have become few since, so that what to order now has suppliers. */
export const demoRestocks: DemoPart = {
  title: `${count} older purchases`,
  async fill(tx) {
    const [clerk, manager] = [await demoActor(tx, 'warehouse_staff'), await demoActor(tx, 'manager')];
    const suppliers = await tx
      .selectFrom('suppliers')
      .select('id')
      .where('isActive', '=', true)
      .orderBy('id')
      .execute();
    const { rows } = await sql<WantedPart>`
      ${partsToBuy} and p.type = 'new' and t.quantity <= t.min_level order by p.id`.execute(tx);
    for (let n = 0; n < count; n++) {
      const { id: supplierId } = must(suppliers[(n * 5) % suppliers.length]);
      const at = pastHour(200 + n * 11);
      const lines = rows
        // some parts were never bought
        .filter((_, place) => place % (count + 3) === n)
        .map(({ decimals: _decimals, ...part }) => ({ ...part, quantity: 1 }));
      if (lines.length === 0) continue;
      const { id, totalAmount } = await receivePurchase(tx, clerk, {
        supplier: await lockSupplierAccount(tx, supplierId),
        supplierInvoiceNumber: `${8200 + n * 41}`,
        purchaseDate: adenDay(at),
        lines,
        notes: 'تزويد شهري',
        at,
      });
      await payInParts(tx, manager, { id, at, totalAmount, share: 1 });
      await happenedAt(tx, id, at);
    }
  },
};
