import { effectivePermissions, roleMatrix, type RoleName } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../db/transaction';
import type { Actor } from '../kernel/actor';

const dayLength = 86_400_000;
/** Nine o'clock in Yemen, in UTC. */
const morning = 6 * 3_600_000;

/** Returns the sample user of a role. */
export async function demoActor(tx: Tx, role: RoleName): Promise<Actor> {
  const { id, name } = await tx
    .selectFrom('users')
    .select(['id', 'name'])
    .where('username', '=', role)
    .executeTakeFirstOrThrow();
  const permissions = effectivePermissions({ rights: roleMatrix[role], own: [] });
  return { id, name, role, permissions, sessionId: '', ip: '127.0.0.1', traceId: 'demo', expiresIn: 0 };
}

/**
 * Returns a moment in the working hours so many days ago, `after` hours later on that day, but never in the
 * future.
 */
export const pastHour = (daysAgo: number, after = 0): Date => {
  const day = Math.floor((Date.now() - daysAgo * dayLength) / dayLength) * dayLength;
  const minutes = ((daysAgo * 37 + after * 11) % 100) * 60_000;
  return new Date(Math.min(day + morning + after * 3_600_000 + minutes, Date.now() - 60_000));
};

/** Returns parts with enough stock for documents, spread over the catalogue. */
export async function stockedPlaces(tx: Tx, count: number, from: number) {
  const { rows } = await sql<{ item: string; warehouse: string; quantity: number; cost: number }>`
    select product_id as item, warehouse_id as warehouse, quantity, cost from (
      select s.product_id, s.warehouse_id, s.quantity, round(t.cost)::int as cost,
        row_number() over (order by p.part_code, s.warehouse_id) as n
      from stock s join products p on p.id = s.product_id join stock_totals t on t.product_id = s.product_id
      where s.quantity >= 8
    ) as stocked where n % 19 = ${from} order by n limit ${count}`.execute(tx);
  return rows;
}

/** Dates the latest steps and stock movements of a document to a past moment. */
export async function happenedAt(tx: Tx, id: string, at: Date): Promise<void> {
  await sql`update document_steps set at = ${at} where entity_id = ${id} and at > ${at}`.execute(tx);
  await sql`alter table stock_movements disable trigger stock_movements_append_only`.execute(tx);
  await sql`update stock_movements set at = ${at} where source_id = ${id} and at > ${at}`.execute(tx);
  await sql`alter table stock_movements enable trigger stock_movements_append_only`.execute(tx);
}
