import { fromUnits, type Tender } from '@turoos/contract';
import { sql } from 'kysely';
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
  const [{ rows }, rounded] = await Promise.all([
    sql<Row>`
      select m.kind, m.currency, m.amount, c.decimals, m.cents, m.method, m.reference, a.id as place_id,
        a.name as place_name
      from money_movements m join currencies c on c.code = m.currency join accounts a on a.id = m.money_account_id
      where m.source_type = ${sourceType} and m.source_id = ${sourceId} order by m.seq`.execute(db),
    sql<{ rounding: number }>`
      select coalesce(-sum(l.amount), 0) as rounding
      from journal_entries e join journal_lines l on l.entry_id = e.id join accounts a on a.id = l.account_id
      where e.source_type = ${sourceType} and e.source_id = ${sourceId} and a.key = 'rounding'`.execute(db),
  ]);
  const money = (row: Row) => ({ currency: row.currency, amount: Math.abs(fromUnits(row.amount, row)) });
  const [change, rest] = rows.filter(({ kind }) => kind === 'change').map(money);
  return {
    tenders: rows
      .filter(({ kind }) => kind !== 'change')
      .map((row): Tender => ({
        ...money(row),
        method: row.method,
        account: { _id: row.placeId, name: row.placeName },
        reference: row.reference,
        value: Math.abs(row.cents),
      })),
    change: change ? { ...change, ...(rest && { rest }) } : null,
    rounding: rounded.rows[0]?.rounding ?? 0,
    warnings: [],
  };
}
