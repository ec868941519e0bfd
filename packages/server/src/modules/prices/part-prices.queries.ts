import { notFound, productTexts, type PastPrice, type Replacement } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';

/** The most changes of a part's prices that are shown. */
const MOST_SHOWN = 50;

/**
 * Reads the changes of a part's prices from the audit log, which has every one of them, however it was made. An entry
 * has the fields that were changed, or the whole part before and after.
 */
export async function readPriceHistory(db: Db, productId: string): Promise<PastPrice[]> {
  const { rows } = await sql<PastPrice>`
    with entry as (
      select a.at, a.user_name, a.before, a.after from audit_log a
      where a.entity = 'products' and a.entity_id = ${productId} and a.action = 'product.update'
        and (a.before ? 'sellingPrice' or a.before ? 'wholesalePrice' or a.before ? 'pricing' or a.before ? 'tierPrices')
    ), price as (
      select e.at, e.user_name, field.name as which, coalesce(field.own_before, field.nested_before) as before,
        coalesce(field.own_after, field.nested_after) as after
      from entry e cross join lateral (values
        ('sellingPrice', e.before -> 'sellingPrice', e.after -> 'sellingPrice', null::jsonb, null::jsonb),
        ('wholesalePrice', e.before -> 'wholesalePrice', e.after -> 'wholesalePrice',
          e.before #> '{pricing,wholesalePrice}', e.after #> '{pricing,wholesalePrice}')
      ) as field (name, own_before, own_after, nested_before, nested_after)
      union all
      select e.at, e.user_name, t.name,
        (select one -> 'price' from jsonb_array_elements(e.before -> 'tierPrices') as one where one ->> 'tier' = t.id::text),
        (select one -> 'price' from jsonb_array_elements(e.after -> 'tierPrices') as one where one ->> 'tier' = t.id::text)
      from entry e join price_tiers t on not t.is_wholesale
      where e.before ? 'tierPrices' and e.after ? 'tierPrices'
    )
    select at, user_name as by, which, nullif((before #>> '{}')::bigint, 0) as before,
      nullif((after #>> '{}')::bigint, 0) as after
    from price where coalesce((before #>> '{}')::bigint, 0) <> coalesce((after #>> '{}')::bigint, 0)
    order by at desc, which limit ${MOST_SHOWN}`.execute(db);
  if (rows.length === 0) await assertPart(db, productId);
  return rows;
}

async function assertPart(db: Db, id: string): Promise<void> {
  const part = await db.selectFrom('products').select('id').where('id', '=', id).executeTakeFirst();
  if (!part) throw notFound(productTexts.notFound);
}

/** Reads what a part costs to buy again. A price that was not set by a purchase has neither day nor supplier. */
export async function readReplacement(db: Db, productId: string): Promise<Replacement> {
  const { rows } = await sql<Replacement>`
    select p.purchase_price as price, b.purchase_date::text as day, s.name as supplier,
      case when b.id is not null then json_build_object('_id', b.id, 'number', b.purchase_number) end as purchase
    from products p
    left join purchases b on b.id = p.purchase_price_from and p.purchase_price = p.purchase_price_set
    left join suppliers s on s.id = b.supplier_id
    where p.id = ${productId}`.execute(db);
  if (!rows[0]) throw notFound(productTexts.notFound);
  return rows[0];
}
