import { AppError, branchTexts, currencyTexts, notFound } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';

/** Returns the id of the named rate zone, or of the default one; throws for an unknown zone. */
export async function zoneNamed(db: Db, id: string | undefined): Promise<string> {
  const zone = await db
    .selectFrom('rateZones')
    .select('id')
    .where(id === undefined ? sql<boolean>`is_default` : sql<boolean>`id = ${id}`)
    .executeTakeFirst();
  if (!zone) throw notFound(currencyTexts.zoneNotFound);
  return zone.id;
}

/**
 * Locks a zone, so that its rates are recorded and corrected one after the other. A bound user decides about the rates of
 * a zone all of whose warehouses are theirs.
 */
export async function lockZone(tx: Tx, user: Actor, id: string): Promise<void> {
  if (user.warehouses && !(await isOwnZone(tx, user.warehouses, id)))
    throw new AppError('FORBIDDEN', branchTexts.otherZone);
  await tx.selectFrom('rateZones').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

async function isOwnZone(tx: Tx, own: readonly string[], id: string): Promise<boolean> {
  const { rows } = await sql<{ isOwn: boolean | null }>`
    select bool_and(id = any (${own}::uuid[])) as is_own from warehouses
    where coalesce(rate_zone_id, turoos_default_zone()) = ${id}`.execute(tx);
  return rows[0]?.isOwn === true;
}
