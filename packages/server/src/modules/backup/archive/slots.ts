import type { Client } from 'pg';
import { must } from '@turoos/contract';
import { formatLsn, parseLsn, type Lsn } from './lsn';

/**
 * A replication slot keeps PostgreSQL from deleting log that a run has not got yet. Its name tells the place and the
 * run; a limit on what it may hold back makes it lose its log instead of filling the disk.
 */
export interface Slot {
  name: string;
  placeId: string;
  runId: string;
  /** From here on the log is kept; undefined when it was lost. */
  keptFrom: Lsn | undefined;
}

const pattern = /^turoos_([0-9a-f]{32})_([0-9a-f]{16})$/;
const bare = (id: string): string => id.replaceAll('-', '');

export async function listSlots(client: Client): Promise<Slot[]> {
  const { rows } = await client.query<{ name: string; kept: string | null; status: string | null }>(
    `select slot_name as name, restart_lsn as kept, wal_status as status from pg_replication_slots
     where slot_type = 'physical' and starts_with(slot_name, 'turoos_')`,
  );
  return rows.flatMap(({ name, kept, status }) => {
    const [, placeId, runId] = pattern.exec(name) ?? [];
    if (!placeId || !runId) return [];
    return [{ name, placeId, runId, keptFrom: kept && status !== 'lost' ? parseLsn(kept) : undefined }];
  });
}

export const isSlotOf = (slot: Slot, placeId: string): boolean => slot.placeId === bare(placeId);

/** Creates a slot that keeps the log from the last checkpoint on. */
export async function createSlot(client: Client, placeId: string, runId: string): Promise<Slot> {
  const name = `turoos_${bare(placeId)}_${runId}`;
  await client.query('select pg_create_physical_replication_slot($1, true)', [name]);
  return must((await listSlots(client)).find((slot) => slot.name === name));
}

export const dropSlot = async (client: Client, { name }: Slot): Promise<void> =>
  void (await client.query('select pg_drop_replication_slot($1)', [name]));

/** Lets PostgreSQL delete the log before a position. */
export async function advanceSlot(client: Client, slot: Slot, to: Lsn): Promise<void> {
  if (slot.keptFrom === undefined || to <= slot.keptFrom) return;
  await client.query('select pg_replication_slot_advance($1, $2)', [slot.name, formatLsn(to)]);
  slot.keptFrom = to;
}
