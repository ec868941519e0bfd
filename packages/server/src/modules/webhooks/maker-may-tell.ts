import { can } from '@turoos/contract';
import { sql, type Selectable } from 'kysely';
import type { Db } from '../../db/connect';
import type { Users } from '../../db/schema';
import { holderIn, revokedFor, warehousesOf } from '../permissions';

type MakerRow = Pick<Selectable<Users>, 'role' | 'permissions'> & {
  rights: unknown;
  revoked: string[];
  warehouses: string[] | null;
};

/** Whether who made an address, or started it last, may still tell others of the whole shop. */
export async function makerMayTell(db: Db, webhookId: string): Promise<boolean> {
  const { rows } = await sql<MakerRow>`
    select u.role, u.permissions, r.rights, ${revokedFor(sql.ref('u.role'))} as revoked,
      ${warehousesOf(sql.ref('u.id'))} as warehouses
    from webhooks w join users u on u.id = w.user_id left join roles r on r.name = u.role
    where w.id = ${webhookId} and u.is_active`.execute(db);
  const [maker] = rows;
  if (!maker) return false;
  const { warehouses } = maker;
  return can({ ...holderIn(maker), ...(warehouses && { warehouses }) }, 'integrations:manage');
}
