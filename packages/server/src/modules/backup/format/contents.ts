import type { BackupContents } from '@turoos/contract';
import { z } from 'zod';

export const TableEntry = z.object({
  name: z.string(),
  /** Without those the database works out by itself. */
  columns: z.array(z.string()).min(1),
  /** What each counting column gives next. */
  sequences: z.array(z.object({ column: z.string(), next: z.int().min(1) })),
});
export type TableEntry = z.output<typeof TableEntry>;

/** Stands first, so that what follows can be refused before any of it is used. */
export const Manifest = z.object({ schema: z.string(), tables: z.array(TableEntry) });
export type Manifest = z.output<typeof Manifest>;

/** An attachment below their folder: a folder of two letters, and a name that any file system takes. */
export const attachmentPath = /^[0-9a-f]{2}\/[\w-][\w.-]{0,99}$/;
export const FileEntry = z.object({ path: z.string().regex(attachmentPath) });
export type FileEntry = z.output<typeof FileEntry>;

/** What a table or file came to: stands behind it. */
export const EntryEnd = z.object({ bytes: z.int(), rows: z.int(), sha256: z.string() });
export type EntryEnd = z.output<typeof EntryEnd>;

/** What it all came to: stands last. */
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
