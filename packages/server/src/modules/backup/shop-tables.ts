import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import type { TableEntry } from './format/contents';

/** The computers that may stand by, which belong to this installation. */
const standbyTables = ['standbys', 'standby_invitation'];
/** Who else was let into the shop: going back in time would let in again who was withdrawn since. */
export const admissionTables = ['api_keys', ...standbyTables];
/** What belongs to a moment that is over: nobody stays signed in, and nothing is printed or told a second time. */
export const momentaryTables = ['sessions', 'login_failures', 'webhook_deliveries', 'print_jobs'];

/** Tables of this installation, not of the shop: in no backup, and untouched by a restore. */
export const keptTables = [
  'secrets',
  'backups',
  'backup_checks',
  'backup_restores',
  'backup_places',
  'archive_troubles',
  'server_reports',
  'system_troubles',
  'database_sizes',
  ...standbyTables,
  'shop_epoch',
];
/** Tables of the migrator, which stay correct because a restore ends with the current schema. */
const migrationTables = ['turoos_migration', 'turoos_migration_lock'];
/** Tables of short-lived rows: in no backup, and empty after a restore. */
const transientTables = [
  ...momentaryTables,
  'api_keys',
  'idempotency_keys',
  'copy_gone',
  'part_changes',
  'brought_files',
  'part_demand',
  'part_places',
];
/** Tables that triggers fill from other tables: in no backup, and filled by a restore of those. */
const countedTables = ['customer_kinds'];

export interface ShopTable extends TableEntry {
  /** Bytes on disk, used to estimate the progress. */
  size: number;
}

/** Reads the tables that belong into a backup from the database's catalogue, whatever its schema version. */
export const readShopTables = (db: Db): Promise<ShopTable[]> =>
  readTables(db, [...keptTables, ...migrationTables, ...transientTables, ...countedTables]);

/** Returns the names of the shop's tables, the transient and the counted ones, which a restore truncates. */
export const readReplacedTables = async (db: Db): Promise<string[]> =>
  (await readTables(db, [...keptTables, ...migrationTables])).map(({ name }) => name);

export const readOwnTables = async (db: Db): Promise<string[]> =>
  (await readTables(db, migrationTables)).map(({ name }) => name);

interface FoundTable extends Omit<ShopTable, 'sequences'> {
  counters: { column: string; sequence: string }[];
}

async function readTables(db: Db, except: readonly string[]): Promise<ShopTable[]> {
  const { rows } = await sql<FoundTable>`
    select c.relname::text as name, pg_relation_size(c.oid) as size,
      array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns,
      coalesce(jsonb_agg(jsonb_build_object(
          'column', a.attname, 'sequence', pg_get_serial_sequence(quote_ident(c.relname), a.attname)))
        filter (where a.attidentity <> ''), '[]') as counters
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all (${except}::text[])
      and not exists (select from pg_depend where objid = c.oid and deptype = 'e')
    group by c.oid order by c.relname`.execute(db);
  const tables: ShopTable[] = [];
  for (const { counters, ...table } of rows) {
    const sequences: TableEntry['sequences'] = [];
    for (const { column, sequence } of counters) sequences.push({ column, next: await nextOf(db, sequence) });
    tables.push({ ...table, sequences });
  }
  return tables;
}

/** Reads a sequence's next value; the database returns the sequence's name already quoted. */
async function nextOf(db: Db, sequence: string): Promise<number> {
  const { rows } = await sql<{ next: number }>`
    select last_value + case when is_called then 1 else 0 end as next from ${sql.raw(sequence)}`.execute(db);
  return rows[0]?.next ?? 1;
}
