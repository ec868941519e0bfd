import type { BackupContents } from '@turoos/contract';
import { z } from 'zod';

export const TableEntry = z.object({
  name: z.string(),
  /** All columns except generated ones. */
  columns: z.array(z.string()).min(1),
  /** The next value of each identity column. */
  sequences: z.array(z.object({ column: z.string(), next: z.int().min(1) })),
});
export type TableEntry = z.output<typeof TableEntry>;

/** The first record, so that a backup that does not fit is refused before any of its data is used. */
export const Manifest = z.object({ schema: z.string(), tables: z.array(TableEntry) });
export type Manifest = z.output<typeof Manifest>;

/** An attachment's path below the folder: two hex digits, then a name that is valid on any file system. */
export const attachmentPath = /^[0-9a-f]{2}\/[\w-][\w.-]{0,99}$/;
export const FileEntry = z.object({ path: z.string().regex(attachmentPath) });
export type FileEntry = z.output<typeof FileEntry>;

/** The size and hash of a table or file, written after its data. */
export const EntryEnd = z.object({ bytes: z.int(), rows: z.int(), sha256: z.string() });
export type EntryEnd = z.output<typeof EntryEnd>;

/** The totals of the whole backup: the last record. */
export const Totals = z.object({
  rows: z.record(z.string(), z.int()),
  files: z.int(),
  bytes: z.int(),
});
export type Totals = z.output<typeof Totals>;

const counted = ['products', 'customers', 'sales', 'purchases', 'users'] as const;

export const summaryOf = ({ rows, files }: Totals): BackupContents => ({
  ...(Object.fromEntries(counted.map((name) => [name, rows[name] ?? 0])) as Omit<
    BackupContents,
    'attachments'
  >),
  attachments: files,
});
