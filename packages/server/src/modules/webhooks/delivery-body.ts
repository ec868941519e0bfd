import { Customer, Sale, testTopic, ToldPayment, ToldStock } from '@turoos/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/connect';
import { readCustomer } from '../customers';
import { readSaleWithTenders } from '../sales';
import type { ClaimedDelivery } from './claim-delivery';

/** Reads a record in the form that is sent; undefined if there is none any more. */
type Reader = (db: Db, id: string) => Promise<unknown>;

const readers: Readonly<Record<string, Reader>> = {
  sale: async (db, id) =>
    (await exists(db, 'sales', id)) ? z.encode(Sale, await readSaleWithTenders(db, id)) : undefined,
  customer: async (db, id) =>
    (await exists(db, 'customers', id)) ? z.encode(Customer, await readCustomer(db, id)) : undefined,
  stock: readStock,
  payment: readPayment,
};

/**
 * Returns the body of a delivery. The record is read when it is first sent, so it may already tell of later changes; all
 * attempts send the same bytes.
 */
export async function bodyOf(
  db: Db,
  { id, topic, recordId, happenedAt, body }: ClaimedDelivery,
): Promise<string> {
  if (body !== null) return body;
  const [subject = ''] = topic.split('.');
  const data = topic === testTopic ? {} : await readers[subject]?.(db, recordId);
  const made = JSON.stringify({ id, topic, happenedAt, record: recordId, data: data ?? null });
  await db.updateTable('webhookDeliveries').set({ body: made }).where('id', '=', id).execute();
  return made;
}

async function exists(db: Db, table: 'sales' | 'customers', id: string): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(table)} where id = ${id}`.execute(db);
  return rows.length > 0;
}

async function readStock(db: Db, id: string): Promise<unknown> {
  const { rows } = await sql<ToldStock>`
    select p.id as product, p.part_number, p.name, t.quantity::float8 as quantity,
      t.min_level::float8 as min_stock_level, t.level as status, coalesce((
        select json_agg(json_build_object('warehouse', w.id, 'name', w.name, 'quantity', s.quantity) order by w.id)
        from stock s join warehouses w on w.id = s.warehouse_id where s.product_id = p.id), '[]') as warehouses
    from products p join stock_totals t on t.product_id = p.id where p.id = ${id}`.execute(db);
  return rows[0] && z.encode(ToldStock, rows[0]);
}

async function readPayment(db: Db, id: string): Promise<unknown> {
  const { rows } = await sql<ToldPayment>`
    select v.id as voucher, v.number, v.amount::float8 as amount, v.payment_method, v.sale_id as sale, v.at as created_at,
      json_build_object('_id', c.id, 'name', c.name, 'phone', c.phone) as customer
    from vouchers v join customers c on c.id = v.customer_id where v.id = ${id}`.execute(db);
  return rows[0] && z.encode(ToldPayment, rows[0]);
}
