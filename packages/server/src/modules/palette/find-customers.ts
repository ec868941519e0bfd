import { fold, foldCode, type FoundCustomer } from '@turoos/contract';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../db/connect';
import { containsWordsOrCode } from '../../db/search';
import { ageOfOldest } from '../ledger';

const shown = 6;
/** A common first name matches thousands; of these the first are ranked, and a longer text finds the others. */
const considered = 400;

interface Wanted {
  q: string;
  onlyDebtors?: boolean;
}

/**
 * Finds customers by name, phone or code: exact codes and phones first, then names that begin with the text, then those
 * in debt. Without a text it finds the deepest debts.
 */
export async function findCustomers(db: Db, { q, onlyDebtors = false }: Wanted): Promise<FoundCustomer[]> {
  const owing = onlyDebtors ? sql<SqlBool>`balance < 0` : sql<SqlBool>`true`;
  if (!q) return select(db, sql`select * from customers where ${owing} order by balance, id limit ${shown}`);
  const matching = containsWordsOrCode(sql.ref('search_text'), q);
  return select(
    db,
    sql`(select * from customers where ${matching} and ${owing} limit ${considered})
      union (select * from customers where turoos_code(customer_code) = ${foldCode(q)} and ${owing})`,
    q,
  );
}

/** Reads customers by their ids, in any order. */
export const readCustomers = (db: Db, ids: readonly string[]): Promise<FoundCustomer[]> =>
  select(db, sql`select * from customers where id = any (${[...ids]}::uuid[])`);

async function select(db: Db, candidates: RawBuilder<unknown>, q = ''): Promise<FoundCustomer[]> {
  const code = foldCode(q);
  const exact = code
    ? sql`(turoos_code(customer_code) = ${code} or turoos_code(phone) = ${code})`
    : sql`false`;
  const begins = sql`starts_with(turoos_fold(name), ${fold(q)})`;
  const { rows } = await sql<Omit<FoundCustomer, '_id'> & { id: string }>`
    select c.*, (select ${ageOfOldest} from customer_transactions
      where customer_id = c.id and change < 0 and open > 0) as oldest_days
    from (
      select id, name, phone, customer_code, balance, is_blocked, ${exact} as exact, ${begins} as begins
      from (${candidates}) as candidate
      order by exact desc, begins desc, is_active desc, least(balance, 0), turoos_fold(name), id
      limit ${q ? shown : 100}) as c
    order by c.exact desc, c.begins desc, least(c.balance, 0), turoos_fold(c.name), c.id`.execute(db);
  return rows.map(({ id, ...row }) => ({ _id: id, ...row }));
}
