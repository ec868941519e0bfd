import { conflict, currencyTexts, type RateZone, type RateZoneInput } from '@turoos/contract';
import { sql } from 'kysely';
import { orTaken } from '../../db/refused-writes';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { assertCurrent } from '../../kernel/assert-current';
import { recordChange } from '../../kernel/audit';
import { setWarehouses } from './zone-warehouses';
import { readZone } from './zones.queries';

export async function createZone(
  tx: Tx,
  user: Actor,
  { name, warehouses = [] }: RateZoneInput,
): Promise<RateZone> {
  const { id } = await orTaken(
    tx.insertInto('rateZones').values({ name }).returning('id').executeTakeFirstOrThrow(),
    nameTaken,
  );
  await setWarehouses(tx, { _id: id, isDefault: false }, warehouses);
  const after = await readZone(tx, id);
  await recordChange(tx, user, { action: 'rate-zone.create', entity: 'rate-zones', entityId: id, after });
  return after;
}

export async function updateZone(
  tx: Tx,
  user: Actor,
  id: string,
  { name, warehouses, version }: RateZoneInput,
): Promise<RateZone> {
  await tx.selectFrom('rateZones').select('id').where('id', '=', id).forUpdate().execute();
  const before = await readZone(tx, id);
  assertCurrent(version, before);
  await orTaken(
    tx
      .updateTable('rateZones')
      .set({ name, version: before.version + 1, updatedAt: sql`now()` })
      .where('id', '=', id)
      .execute(),
    nameTaken,
  );
  if (warehouses) await setWarehouses(tx, before, warehouses);
  const after = await readZone(tx, id);
  await recordChange(tx, user, {
    action: 'rate-zone.update',
    entity: 'rate-zones',
    entityId: id,
    before,
    after,
  });
  return after;
}

/** The index refuses a second zone of the same name in any spelling. */
const nameTaken = () => conflict(currencyTexts.zoneExists);
