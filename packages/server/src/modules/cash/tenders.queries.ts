import { fromUnits, type MoneyAmount, type Tender } from '@turoos/contract';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../db/connect';
import type { Tendered } from './money-moves';

interface Row {
  kind: string;
  currency: string;
  amount: number;
  decimals: number;
  cents: number;
  method: string;
  reference: string;
  placeId: string;
  placeName: string;
}

/** Reads what was handed over for a document when it was made, and the change. */
export async function readTenders(db: Db, sourceType: string, sourceId: string): Promise<Tendered> {
  const [money, rounded] = await Promise.all([
    readMoney(db, sql`m.source_type = ${sourceType} and m.source_id = ${sourceId}`),
    sql<{ rounding: number }>`
      select coalesce(-sum(l.amount), 0) as rounding
      from journal_entries e join journal_lines l on l.entry_id = e.id join accounts a on a.id = l.account_id
      where e.source_type = ${sourceType} and e.source_id = ${sourceId} and a.key = 'rounding'`.execute(db),
  ]);
  return { ...money, rounding: rounded.rows[0]?.rounding ?? 0, warnings: [] };
}

type Money = Pick<Tendered, 'tenders' | 'change'>;

/** Reads the money of a voucher; it has the time of their transaction in common with it. */
export const readVoucherMoney = (db: Db, voucherId: string): Promise<Money> =>
  readMoney(
    db,
    sql`(m.source_id, m.at) = (
      select coalesce(v.sale_id, v.purchase_id, v.customer_id, v.supplier_id), v.at from vouchers v where v.id = ${voucherId}
    ) and m.kind in ('tender', 'change', 'payment')`,
  );

/** What was handed over less the change. */
export interface Kept {
  currency: string;
  units: number;
  decimals: number;
}

/** Selects the money kept of a row of `vouchers`; null if it was in several currencies, or before there was a journal. */
export const voucherKept = sql<Kept | null>`(
  select json_build_object('currency', min(m.currency), 'units', abs(sum(m.amount)), 'decimals', min(c.decimals))
  from money_movements m join currencies c on c.code = m.currency
  where m.source_id = coalesce(vouchers.sale_id, vouchers.purchase_id, vouchers.customer_id, vouchers.supplier_id)
    and m.at = vouchers.at and m.kind in ('tender', 'change', 'payment')
  having count(distinct m.currency) = 1)`;

export const presentKept = (kept: Kept | null): MoneyAmount | null =>
  kept && { currency: kept.currency, amount: fromUnits(kept.units, kept) };

/** Selects what was handed back to the customer, by currency, of the documents that meet a condition on `m`. */
export const handedBack = (isMeant: RawBuilder<unknown>): RawBuilder<MoneyAmount[]> => sql`(
  select coalesce(json_agg(json_build_object('currency', currency, 'amount', amount) order by currency), '[]')
  from (
    select m.currency, (-sum(m.amount) / 10 ^ min(c.decimals))::float as amount
    from money_movements m join currencies c on c.code = m.currency
    where ${isMeant} group by m.currency having sum(m.amount) <> 0
  ) back)`;

async function readMoney(db: Db, isMeant: RawBuilder<SqlBool>): Promise<Money> {
  const { rows } = await sql<Row>`
    select m.kind, m.currency, m.amount, c.decimals, m.cents, m.method, m.reference, a.id as place_id,
      a.name as place_name
    from money_movements m join currencies c on c.code = m.currency join accounts a on a.id = m.money_account_id
    where ${isMeant} order by m.seq`.execute(db);
  const amountOf = (row: Row) => ({ currency: row.currency, amount: Math.abs(fromUnits(row.amount, row)) });
  const [change, rest] = rows.filter(({ kind }) => kind === 'change').map(amountOf);
  return {
    tenders: rows
      .filter(({ kind }) => kind !== 'change')
      .map((row): Tender => ({
        ...amountOf(row),
        method: row.method,
        account: { _id: row.placeId, name: row.placeName },
        reference: row.reference,
        value: Math.abs(row.cents),
      })),
    change: change ? { ...change, ...(rest && { rest }) } : null,
  };
}
