import { z } from 'zod';

/** Begins a copy of the database's files. */
export const BaseManifest = z.object({
  /** All folders below the database's, the empty ones too, which PostgreSQL does not start without. */
  folders: z.array(z.string()),
  postgres: z.int(),
});
export type BaseManifest = z.output<typeof BaseManifest>;

/** A path below the database's folder. */
const path = z
  .string()
  .min(1)
  .refine((way) => !way.startsWith('/') && !way.includes('\\') && !way.split('/').includes('..'));
export const BaseFile = z.object({ path });
export type BaseFile = z.output<typeof BaseFile>;

/** Ends a copy, with what PostgreSQL said at its end. */
export const BaseTotals = z.object({
  files: z.int(),
  bytes: z.int(),
  /** The contents of backup_label and tablespace_map. */
  label: z.string().min(1),
  map: z.string(),
  /** The password of the database's users, which is in a file beside the database. */
  password: z.string().min(1),
});
export type BaseTotals = z.output<typeof BaseTotals>;

/** Contents that belong to the running server, and that PostgreSQL makes anew at its start. */
const emptied = [
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'log',
];
const leftOut =
  /^(postmaster\.(pid|opts)|backup_label(\.old)?|tablespace_map(\.old)?|backup_manifest|current_logfiles(\.tmp)?|postgresql\.auto\.conf\.tmp|recovery\.signal|standby\.signal)$|(^|\/)(pg_internal\.init[^/]*|pgsql_tmp[^/]*|\.s\.PGSQL\.[^/]*)(\/|$)/;

/** Whether a folder is made in a restored database; a folder below pg_replslot would be taken for a slot. */
export function isMade(way: string): boolean {
  const [top = '', ...below] = way.split('/');
  return !leftOut.test(way) && (below.length === 0 || !emptied.includes(top));
}

/** Whether a file is part of a copy. Of the log only the histories of timelines are. */
export function isCopied(way: string): boolean {
  const [top = ''] = way.split('/');
  if (emptied.includes(top) || leftOut.test(way)) return false;
  return top !== 'pg_wal' || /^pg_wal\/[0-9A-F]{8}\.history$/.test(way);
}
