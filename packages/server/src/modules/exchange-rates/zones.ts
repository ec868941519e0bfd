import { currencyTexts, notFound } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import type { Tx } from '../../db/transaction';

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

/** Locks a zone, so that its rates are recorded and corrected one after the other. */
export async function lockZone(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('rateZones').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}
