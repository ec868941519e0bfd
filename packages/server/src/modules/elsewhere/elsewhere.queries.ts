import type { Answer, elsewhereApi } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import type { Actor } from '../../kernel/actor';
import { readSettings } from '../../kernel/settings';

type HeldElsewhere = Answer<typeof elsewhereApi.list>;

/** Reads which branches that the user is not bound to have parts, past the views that hide them. */
export async function partsElsewhere(
  db: Db,
  { warehouses }: Pick<Actor, 'warehouses'>,
  parts: readonly string[],
): Promise<HeldElsewhere> {
  if (!warehouses || !(await readSettings(db, 'store')).showElsewhere) return [];
  const { rows } = await sql<HeldElsewhere[number]>`
    select s.product_id as product,
      json_agg(json_build_object('_id', w.id, 'name', w.name) order by w.name, w.id) as branches
    from public.stock s join public.warehouses w on w.id = s.warehouse_id
    where s.product_id = any (${parts}::uuid[]) and s.quantity > 0
      and w.status = 'active' and w.id <> all (${warehouses}::uuid[])
    group by 1 order by 1`.execute(db);
  return rows;
}
