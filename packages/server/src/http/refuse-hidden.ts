import { AppError, branchTexts, notFound, type Endpoint } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../db/connect';
import { namedTables } from '../db/branches/limited-tables';

const id = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Returns all ids in what a client sent. */
function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return id.test(value) ? [value.toLowerCase()] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(idsIn);
}

interface Sent {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/**
 * Throws when a request names something of a warehouse that its user is not bound to: a document is as good as missing,
 * and a warehouse is refused, unless it is the address itself. `db` shows what the user sees. Every id that a client
 * sends is looked up, so that no endpoint needs to remember it.
 */
export async function refuseHidden(
  db: Db,
  { params, query, body }: Sent,
  { anyWarehouse }: Pick<Endpoint, 'anyWarehouse'>,
): Promise<void> {
  const [inPath, sent] = [idsIn(params), idsIn([query, body])];
  const ids = [...new Set([...inPath, ...sent])];
  if (ids.length === 0) return;
  const { rows } = await sql<{ id: string; isWarehouse: boolean }>`
    select id, is_warehouse from (${sql.raw(hidden)}) as hidden
    where id = any ((select ${ids}::uuid[])::uuid[])`.execute(db);
  if (rows.some(({ id: one, isWarehouse }) => !isWarehouse || inPath.includes(one))) throw notFound();
  if (rows.length > 0 && !anyWarehouse) throw new AppError('FORBIDDEN', branchTexts.otherWarehouse);
}

/** Selects all rows that the views do not show. */
const hidden = namedTables
  .map(
    (name) => `select t.id, ${name === 'warehouses'} as is_warehouse from public.${name} t
      where not exists (select from branch.${name} v where v.id = t.id)`,
  )
  .join(' union all ');
