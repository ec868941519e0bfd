import { must, type ShopPosition, type StandbyContact } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { standbyName } from '../../db/embedded/replication';
import { readSettings } from '../../kernel/settings';
import { version } from '../../system/version';
import { provenStandby } from './pair-standby';
import { readIsWaitedFor, writeContact } from './standby-files';

/** Notes how a standby does, and tells it how far the shop is. */
export async function takeContact(
  db: Db,
  dataDir: string,
  addresses: string[],
  said: StandbyContact,
): Promise<ShopPosition> {
  const known = await provenStandby(db, said);
  const { id, name, inStepAt, isCopying, problem } = said;
  await writeContact(dataDir, id, { at: new Date(), version: said.version, inStepAt, isCopying, problem });
  if (known.name !== name || known.addresses.join() !== said.addresses.join())
    await db.updateTable('standbys').set({ name, addresses: said.addresses }).where('id', '=', id).execute();
  const [store, { standbyMode: mode }] = [await readSettings(db, 'store'), await readSettings(db, 'backup')];
  return {
    shop: store.name,
    version,
    ...(await readPosition(db, standbyName(id))),
    mode,
    isWaitedFor: mode === 'sync' && (await readIsWaitedFor(dataDir)),
    addresses,
  };
}

type Position = Pick<ShopPosition, 'postgres' | 'systemId' | 'timeline' | 'flushed' | 'isLogKept'>;

async function readPosition(db: Db, slot: string): Promise<Position> {
  const { rows } = await sql<{
    systemId: string;
    file: string;
    version: string;
    flushed: string;
    isLogKept: boolean;
  }>`
    select (select system_identifier::text from pg_control_system()) as system_id,
      pg_walfile_name(pg_current_wal_lsn()) as file, current_setting('server_version_num') as version,
      pg_current_wal_flush_lsn()::text as flushed,
      exists (select from pg_replication_slots where slot_name = ${slot} and restart_lsn is not null
        and wal_status is distinct from 'lost') as is_log_kept`.execute(db);
  const { file, version: postgres, ...position } = must(rows[0]);
  return {
    ...position,
    timeline: Number.parseInt(file.slice(0, 8), 16),
    postgres: Math.floor(Number(postgres) / 10_000),
  };
}
