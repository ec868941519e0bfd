import { notFound, permissionTexts, type Permission } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import { readPermission } from './permissions.queries';

/** The entry as it stands once nobody else can change it. */
export async function lockPermission(tx: Tx, id: string): Promise<Permission> {
  const row = await tx
    .selectFrom('permissions')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound(permissionTexts.notFound);
  return readPermission(tx, id);
}
