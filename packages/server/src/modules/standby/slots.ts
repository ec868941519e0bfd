import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import { standbyName } from '../../db/embedded/replication';
import { codeOf } from '../../system/error-facts';

/** What PostgreSQL says of a slot that a connection has taken meanwhile. */
const objectInUse = '55006';
const mostTries = 10;
/** Milliseconds. */
const betweenTries = 200;

/** Makes the shop keep its log for a standby from now on; what was kept for it before is let go. */
export async function renewSlot(client: Client, id: string): Promise<void> {
  await dropSlots(client, [standbyName(id)]);
  await client.query('select pg_create_physical_replication_slot($1, true)', [standbyName(id)]);
}

/** Lets go of the log that is kept for standbys that are withdrawn, and cuts them off. */
export async function dropForeignSlots(client: Client, ids: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select slot_name as name from pg_replication_slots
     where slot_type = 'physical' and starts_with(slot_name, 'standby_') and slot_name <> all ($1::text[])`,
    [ids.map(standbyName)],
  );
  await dropSlots(
    client,
    rows.map(({ name }) => name),
  );
}

/** A standby that was cut off may be back before its slot is dropped, so it is tried again. */
async function dropSlots(client: Client, names: readonly string[]): Promise<void> {
  for (let left = names.length, tries = 1; left > 0 && tries <= mostTries; tries++) {
    if (tries > 1) await wait(betweenTries);
    await client.query(
      `select pg_terminate_backend(active_pid, 2000) from pg_replication_slots
       where slot_name = any ($1::text[]) and active_pid is not null`,
      [names],
    );
    await client
      .query(
        `select pg_drop_replication_slot(slot_name) from pg_replication_slots
         where slot_name = any ($1::text[]) and active_pid is null`,
        [names],
      )
      .catch((error: unknown) => {
        if (codeOf(error) !== objectInUse) throw error;
      });
    const { rowCount } = await client.query(
      'select from pg_replication_slots where slot_name = any ($1::text[])',
      [names],
    );
    left = rowCount ?? 0;
  }
}
