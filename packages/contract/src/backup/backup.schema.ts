import { z } from 'zod';
import { Id } from '../kernel/text';
import { Instant } from '../kernel/time';
import { backupKindNames, backupStatusNames, checkMethodNames } from './backup.status';
import { backupTexts } from './backup.texts';

const passphrase = z.string().min(8, backupTexts.passphraseTooShort).max(200);

export const NewBackup = z.strictObject({
  /** With it the file is of no use to whoever finds it; without it nobody can ever read it again. */
  passphrase: passphrase.optional(),
});
export type NewBackup = z.output<typeof NewBackup>;

export const RestoreInput = z.strictObject({
  id: Id,
  passphrase: z.string().max(200).optional(),
  /** Bring it back although its books contradict themselves, as they did when it was made. */
  acceptBrokenBooks: z.boolean().optional(),
});
export type RestoreInput = z.output<typeof RestoreInput>;

/** What there is in a backup of the things people count a shop by. */
export const BackupContents = z.object({
  products: z.int(),
  customers: z.int(),
  sales: z.int(),
  purchases: z.int(),
  users: z.int(),
  attachments: z.int(),
});
export type BackupContents = z.output<typeof BackupContents>;

export const Backup = z.object({
  id: Id,
  _id: Id,
  fileName: z.string(),
  kind: z.enum(backupKindNames),
  status: z.enum(backupStatusNames),
  /** 0 to 100 while it is being made. */
  progress: z.int(),
  /** Bytes. */
  size: z.int(),
  isEncrypted: z.boolean(),
  /** The file lies where it was put. */
  isAvailable: z.boolean(),
  /** Unknown of a sealed file that came from elsewhere. */
  contents: BackupContents.nullable(),
  /** The moment whose state it holds. */
  createdAt: Instant,
  createdBy: z.string(),
  error: z.string(),
});
export type Backup = z.output<typeof Backup>;

export const BackupCheck = z.object({
  at: Instant,
  fileName: z.string(),
  method: z.enum(checkMethodNames),
  /** Empty when all was well. */
  error: z.string(),
});
export type BackupCheck = z.output<typeof BackupCheck>;

export const BackupSummary = z.object({
  lastBackupAt: Instant.nullable(),
  /** Null while backups are not made by themselves. */
  nextAt: Instant.nullable(),
  /** Those it makes by itself are sealed with a passphrase of the server's. */
  sealsItsOwn: z.boolean(),
  lastCheck: BackupCheck.nullable(),
  lastRestore: z.object({ at: Instant, fileName: z.string(), takenAt: Instant, by: z.string() }).nullable(),
});
export type BackupSummary = z.output<typeof BackupSummary>;

/** A file travels in pieces, so that a slow line loses one of them at most. */
export const mostPieceBytes = 2 * 1024 * 1024;

export const UploadPiece = z.strictObject({
  /** Names the upload; the caller makes it up. */
  upload: Id,
  offset: z.coerce.number().int().min(0),
  total: z.coerce.number().int().min(1),
});
export type UploadPiece = z.output<typeof UploadPiece>;

export const UploadProgress = z.object({
  /** Bytes that arrived so far. */
  received: z.int(),
  /** There when the last piece has come and the file was found good. */
  backup: Backup.nullable(),
});
export type UploadProgress = z.output<typeof UploadProgress>;
