import { must, notFound, offlineSaleTexts, type OfflineSaleDetail } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { readLateCash } from '../cash';
import { readSaleWithTenders } from '../sales';
import { unitOf } from '../units';
import { offlineSaleRows, presentOfflineSale } from './offline-sales.queries';

/** Reads a sale as the till reported it, beside what was booked and what a manager needs to decide about it. */
export async function readOfflineSale(db: Db, id: string): Promise<OfflineSaleDetail> {
  const row = await offlineSaleRows(db).where('offlineSales.id', '=', id).executeTakeFirst();
  if (!row) throw notFound(offlineSaleTexts.notFound);
  const sale = presentOfflineSale(row);
  const { shift } = sale.fact;
  const [about, booked, lateCash] = await Promise.all([
    readAbout(db, sale),
    row.saleId ? readSaleWithTenders(db, row.saleId) : null,
    row.saleId && shift ? readLateCash(db, { saleId: row.saleId, shiftId: shift }) : null,
  ]);
  const { customerId, customerName, customerPhone } = row;
  return {
    ...sale,
    ...about,
    booked,
    lateCash,
    customer: customerId ? { _id: customerId, name: customerName ?? '', phone: customerPhone ?? '' } : null,
  };
}

type About = Pick<OfflineSaleDetail, 'reportedSeller' | 'parts' | 'shelves' | 'soldBefore'>;

/** Reads the people and parts that the fact names, and where the parts that were short lie. */
async function readAbout(
  db: Db,
  {
    fact,
    decisions,
    sale,
    receivedAt,
  }: Pick<OfflineSaleDetail, 'fact' | 'decisions' | 'sale' | 'receivedAt'>,
): Promise<About> {
  const short = decisions.flatMap(({ kind, details }) => (kind === 'shortage' ? (details.parts ?? []) : []));
  const adjustments = short.flatMap(({ adjustment }) => (adjustment ? [adjustment._id] : []));
  const part = sql`'product', p.id, 'name', p.name, 'partNumber', p.part_number, 'unit', ${unitOf(sql`p.id`)}`;
  const { rows } = await sql<About>`
    select (select json_build_object('_id', u.id, 'name', u.name) from users u where u.id = ${fact.user}) as reported_seller,
      (select coalesce(json_agg(json_build_object(${part})), '[]')
        from products p where p.id = any (${fact.items.map(({ product }) => product)}::uuid[])) as parts,
      (select coalesce(json_agg(json_build_object('product', b.product_id, 'sale', b.id, 'number', b.sale_number,
          'offlineNumber', b.offline_number, 'at', b.created_at)), '[]')
        from (
          select distinct on (m.product_id) m.product_id, s.id, s.sale_number, s.offline_number, s.created_at
          from stock_movements m join sales s on s.id = m.source_id
          where m.product_id = any (${short.map(({ product }) => product)}::uuid[]) and m.quantity < 0
            and m.at <= ${receivedAt} and s.id is distinct from ${sale?._id ?? null}::uuid
          order by m.product_id, m.seq desc) b) as sold_before,
      (select coalesce(json_agg(json_build_object(${part},
          'warehouse', json_build_object('_id', w.id, 'name', w.name), 'quantity', coalesce(s.quantity, 0))
          order by p.name, p.id, w.name), '[]')
        from products p cross join warehouses w
        left join stock s on s.product_id = p.id and s.warehouse_id = w.id
        where p.id = any (${short.map(({ product }) => product)}::uuid[])
          and (s.quantity > 0 or exists (select from stock_adjustments a
            where a.id = any (${adjustments}::uuid[]) and a.product_id = p.id and a.warehouse_id = w.id))) as shelves`.execute(
    db,
  );
  return must(rows[0]);
}
