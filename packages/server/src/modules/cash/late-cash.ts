import {
  fromUnits,
  ltr,
  must,
  notFound,
  offlineSaleTexts,
  ruleBroken,
  type LateCash,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { postJournal } from '../accounting';
import { currencyOf, moveOf } from './money-moves';
import { readTill } from './till';

interface LateSale {
  saleId: string;
  /** The shift in which it was sold. */
  shiftId: string;
}

interface Placed {
  accountId: string;
  account: string;
  /** Whether the money was booked into a shift that is closed by now. */
  isCounted: boolean;
  currency: string;
  decimals: number;
  amount: number;
  cents: number;
}

interface Row {
  id: string;
  drawer: string;
  zNumber: number;
  closedAt: Date;
  placed: Placed[];
  found: { currency: string; decimals: number; amount: number }[];
}

/** The movements that took such cash off where it had been booked. */
const sourceType = 'sale-counted';

/** Reads the cash of a sale that arrived after its shift was closed; undefined while the shift is open. */
async function readRow(db: Db, { saleId, shiftId }: LateSale): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select s.id, a.name as drawer, s.closed_at,
      (select max(z_number) from shift_closes c where c.shift_id = s.id) as z_number,
      (select coalesce(json_agg(p), '[]') from (
        select m.money_account_id as "accountId", k.name as account, coalesce(h.status = 'closed', false) as "isCounted",
          m.currency, u.decimals, sum(m.amount) as amount, sum(m.cents) as cents
        from money_movements m join accounts k on k.id = m.money_account_id join currencies u on u.code = m.currency
        left join shifts h on h.id = m.shift_id
        where m.source_type = 'sale' and m.source_id = ${saleId} and m.method = 'cash' and m.kind in ('tender', 'change')
          and m.shift_id is distinct from s.id
        group by 1, 2, 3, 4, 5 having sum(m.amount) <> 0 order by 5 desc) p) as placed,
      (select coalesce(json_agg(d), '[]') from (
        select n.currency, u.decimals, sum(n.amount) as amount from (
          select currency, counted - expected as amount
          from shift_closes c, jsonb_to_recordset(c.counts) as n (currency text, expected bigint, counted bigint)
          where c.shift_id = s.id
          union all
          select m.currency, m.amount from offline_sales o join money_movements m on m.source_id = o.sale_id
          where m.source_type = ${sourceType} and o.fact ->> 'shift' = s.id::text and o.received_at >= s.opened_at
        ) n join currencies u on u.code = n.currency
        group by 1, 2 order by 1) d) as found
    from shifts s join accounts a on a.id = s.drawer_id
    where s.id = ${shiftId} and s.status = 'closed'`.execute(db);
  return rows[0];
}

/** Returns why the count cannot have contained the cash of the sale: it found less in some currency. */
function whyNotCounted({ placed, found, zNumber }: Row): string | undefined {
  if (placed.length === 0) return offlineSaleTexts.noLateCash;
  if (placed.some(({ isCounted }) => isCounted)) return offlineSaleTexts.countedElsewhere;
  for (const currency of new Set(placed.map((one) => one.currency))) {
    const ofIt = placed.filter((one) => one.currency === currency);
    const needed = ofIt.reduce((sum, { amount }) => sum + amount, 0);
    const there = found.find((one) => one.currency === currency)?.amount ?? 0;
    // change that was given in another currency is missing in the count
    const isThere = needed < 0 ? there <= needed : there >= needed;
    const inUnits = (units: number) => ({ currency, amount: fromUnits(units, must(ofIt[0])) });
    if (!isThere) return offlineSaleTexts.notFoundInCount(`Z-${zNumber}`, inUnits(there), inUnits(needed));
  }
  return undefined;
}

export async function readLateCash(db: Db, sale: LateSale): Promise<LateCash | null> {
  const row = await readRow(db, sale);
  if (!row) return null;
  const { id, drawer, zNumber, closedAt, placed, found } = row;
  return {
    shift: { _id: id, drawer, zNumber, closedAt },
    booked: placed.map(({ accountId, account, ...money }) => ({
      account: { _id: accountId, name: account },
      currency: money.currency,
      amount: fromUnits(money.amount, money),
    })),
    found: found
      .filter(({ amount }) => amount !== 0)
      .map((money) => ({ currency: money.currency, amount: fromUnits(money.amount, money) })),
    blocked: whyNotCounted(row) ?? null,
  };
}

/**
 * Takes the cash of a sale off where it was booked, against the difference that the count of its shift found: the count
 * contained it already, and the same notes stood in the books twice. Throws when the count found less.
 */
export async function countLateCash(
  tx: Tx,
  user: Actor,
  { saleNumber, note, ...sale }: LateSale & { saleNumber: string | null; note: string },
): Promise<void> {
  // no shift is opened or closed until commit
  const till = await readTill(tx, user);
  // two sales cannot both be explained by the same difference
  await sql`select from shifts where id = ${sale.shiftId} for no key update`.execute(tx);
  const row = await readRow(tx, sale);
  if (!row) throw notFound(offlineSaleTexts.noLateCash);
  const reason = whyNotCounted(row);
  if (reason) throw ruleBroken(reason);
  const money = row.placed.map(({ accountId, currency, amount, cents }) => ({
    ...moveOf(
      till,
      'difference',
      { currency: currencyOf(till, currency), units: -amount, cents: -cents },
      { place: must(till.places.get(accountId)), method: 'cash' },
    ),
    note,
  }));
  await postJournal(tx, {
    kind: 'cashDifference',
    figures: { short: row.placed.reduce((sum, { cents }) => sum + cents, 0) },
    money,
    usdToYer: till.rates.usdToYer,
    source: { type: sourceType, id: sale.saleId, ...(saleNumber && { number: saleNumber }) },
    note: note || `عُدّت في إقفال ${row.drawer}، ${ltr(`Z-${row.zNumber}`)}`,
    userId: user.id,
  });
}
