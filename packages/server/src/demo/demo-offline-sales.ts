import { randomUUID } from 'node:crypto';
import { must, NewOfflineSale, offlineNumber, type Rates } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../db/transaction';
import { ratesAsOf, zoneOf } from '../modules/exchange-rates';
import { receiveOfflineSale } from '../modules/offline-sales';
import { knownTill } from '../modules/tills';
import { demoActor } from './demo-documents';
import type { DemoPart } from './demo-part';

interface Sold {
  product: string;
  quantity: number;
  /** Dollars. */
  price: number;
  listPrice: number;
}

/** No browser has this till, and so nobody its token. */
const Made = NewOfflineSale.omit({ token: true });

/** Sales of the sample's till in a power cut this morning: most were booked as they came, some need a decision. */
export const demoOfflineSales: DemoPart = {
  title: 'sales made without the server',
  async fill(tx) {
    const seller = await demoActor(tx, 'sales_staff');
    const { code } = await tx
      .selectFrom('tills')
      .select('code')
      .orderBy('serial')
      .limit(1)
      .executeTakeFirstOrThrow();
    const { id } = await knownTill(tx, code);
    await sql`update tills set created_at = now() - interval '20 days' where id = ${id}`.execute(tx);
    await sql`update till_contacts set at = now() - interval '1 day' where till_id = ${id}`.execute(tx);
    const [first, second, third, fourth] = await readParts(tx);
    const debtor = await tx
      .selectFrom('customers')
      .select(['id', 'name'])
      .where('isBlocked', '=', true)
      .orderBy('customerCode')
      .limit(1)
      .executeTakeFirst();
    const line = (part: Part | undefined, quantity: number, price = must(part).price): Sold => ({
      product: must(part).id,
      quantity,
      price,
      listPrice: price,
    });
    const sales: { items: Sold[]; customer?: { id: string; name: string } | undefined; minutes: number }[] = [
      { items: [line(first, 1)], minutes: 170 },
      { items: [line(second, 2), line(first, 1)], minutes: 150 },
      { items: [line(third, must(third).stock + 2)], minutes: 120 },
      { items: [line(fourth, 1, must(fourth).price - 1)], minutes: 95 },
      { items: [line(second, 1)], customer: debtor, minutes: 70 },
      { items: [{ ...line(first, 1), product: randomUUID() }], minutes: 40 },
    ];
    for (const [index, { items, customer, minutes }] of sales.entries()) {
      const seq = index + 1;
      const madeAt = new Date(Date.now() - minutes * 60_000);
      // the rate of today may be younger than the sale
      const { rows } = await sql<{ rates: Rates }>`
        select ${ratesAsOf(zoneOf({ userId: seller.id }), madeAt)} as rates`.execute(tx);
      const cents = items.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0);
      const fact = {
        id: randomUUID(),
        seq,
        number: offlineNumber(code, seq),
        user: seller.id,
        wasTried: false,
        madeAt: madeAt.toISOString(),
        sentAt: new Date().toISOString(),
        shift: null,
        customer: customer?.id ?? null,
        customerName: customer?.name ?? '',
        items,
        discount: 0,
        tenders: customer ? [] : [{ currency: 'USD', amount: cents / 100 }],
        change: null,
        rates: must(rows[0]).rates,
        taxRate: 0,
        grandTotal: cents / 100,
        rounding: 0,
        notes: '',
        grant: { until: null, largestSale: 500, mayCredit: false },
      };
      await receiveOfflineSale(tx, seller, { till: await knownTill(tx, code) }, Made.parse(fact));
    }
  },
};

interface Part {
  id: string;
  /** Dollars. */
  price: number;
  stock: number;
}

async function readParts(tx: Tx): Promise<Part[]> {
  const { rows } = await sql<Part>`
    select p.id, p.selling_price / 100.0 as price, t.quantity as stock
    from products p join stock_totals t on t.product_id = p.id join units u on u.code = p.unit
    where p.is_active and u.decimals = 0 and p.selling_price between 300 and 4000 and t.quantity between 3 and 9
      and p.selling_price > t.cost + 200
    order by p.part_code limit 4`.execute(tx);
  return rows;
}
