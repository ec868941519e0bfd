import { z } from 'zod';
import { Id, line } from '../kernel/text';
import { Instant } from '../kernel/time';
import { archiveStateNames, backupKindNames, backupStatusNames, checkMethodNames } from './backup.status';
import { backupTexts } from './backup.texts';

const passphrase = z.string().min(8, backupTexts.passphraseTooShort).max(200);

export const NewBackup = z.strictObject({
  /** Encrypts the backup file; without the passphrase the file can never be read again. */
  passphrase: passphrase.optional(),
});
export type NewBackup = z.output<typeof NewBackup>;

export const RestoreInput = z.strictObject({
  id: Id,
  passphrase: z.string().max(200).optional(),
  /** Restores the backup although its books were already inconsistent when it was made. */
  acceptBrokenBooks: z.boolean().optional(),
});
export type RestoreInput = z.output<typeof RestoreInput>;

/** The number of records of each main kind in a backup. */
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
  /** Percentage, while the backup is being made. */
  progress: z.int(),
  /** Bytes. */
  size: z.int(),
  isEncrypted: z.boolean(),
  /** Whether the file is still in its folder. */
  isAvailable: z.boolean(),
  /** Null for an encrypted file from elsewhere, whose contents are unknown. */
  contents: BackupContents.nullable(),
  /** The moment of the snapshot that the backup contains. */
  createdAt: Instant,
  createdBy: z.string(),
  error: z.string(),
});
export type Backup = z.output<typeof Backup>;

export const BackupCheck = z.object({
  at: Instant,
  fileName: z.string(),
  method: z.enum(checkMethodNames),
  /** Empty when the check passed. */
  error: z.string(),
});
export type BackupCheck = z.output<typeof BackupCheck>;

/** A folder elsewhere on the server's machine or network. */
export const NewBackupPlace = z.strictObject({ path: line(backupTexts.placeAbsolute, 1000) });
export type NewBackupPlace = z.output<typeof NewBackupPlace>;

/** A drive that is plugged into the server's machine and could hold copies. */
export const BackupDrive = z.object({
  name: z.string(),
  /** The folder that would be made on it. */
  folder: z.string(),
  freeBytes: z.number(),
});
export type BackupDrive = z.output<typeof BackupDrive>;

/** A place into which the newest backup is copied, read back and compared. */
export const BackupPlace = z.object({
  _id: Id,
  path: z.string(),
  /** Whether it is on the disk of the shop's data, with which it would be lost; null if it was never seen. */
  isSameDisk: z.boolean().nullable(),
  /** The newest backup there; null before the first. */
  fileName: z.string().nullable(),
  /** The moment whose state that backup contains. */
  stateAt: Instant.nullable(),
  copiedAt: Instant.nullable(),
  triedAt: Instant.nullable(),
  /** Why the last attempt failed; empty when all was well. */
  problem: z.string(),
});
export type BackupPlace = z.output<typeof BackupPlace>;

/** How far the continuous copying of changes into a place has got. */
export const ArchivePlace = z.object({
  _id: Id,
  path: z.string(),
  /** All that was saved until this moment is in the place; null before the first time. */
  reachedAt: Instant.nullable(),
  /** The oldest moment to which the shop can be brought back from it; null before the first whole copy. */
  from: Instant.nullable(),
  /** When the newest whole copy of the database was made there. */
  copiedAt: Instant.nullable(),
  /** Whether a whole copy is being made. */
  isCopying: z.boolean(),
  bytes: z.number(),
  /** What is wrong; empty when all is well. */
  problem: z.string(),
});
export type ArchivePlace = z.output<typeof ArchivePlace>;

export const BackupArchive = z.object({ state: z.enum(archiveStateNames), places: z.array(ArchivePlace) });
export type BackupArchive = z.output<typeof BackupArchive>;

export const BackupSummary = z.object({
  places: z.array(BackupPlace),
  archive: BackupArchive,
  lastBackupAt: Instant.nullable(),
  /** Null while scheduled backups are off. */
  nextAt: Instant.nullable(),
  /** Whether scheduled backups are encrypted with a passphrase configured on the server. */
  sealsItsOwn: z.boolean(),
  lastCheck: BackupCheck.nullable(),
  lastRestore: z
    .object({
      at: Instant,
      fileName: z.string(),
      takenAt: Instant,
      by: z.string(),
      /** Whether no backup was restored, but this computer took the shop over from another one. */
      isTakeOver: z.boolean(),
    })
    .nullable(),
});
export type BackupSummary = z.output<typeof BackupSummary>;

/** A file is uploaded in pieces, so that a slow connection has to repeat at most one of them. */
export const mostPieceBytes = 2 * 1024 * 1024;

export const UploadPiece = z.strictObject({
  /** Identifies the upload; generated by the client. */
  upload: Id,
  offset: z.coerce.number().int().min(0),
  total: z.coerce.number().int().min(1),
});
export type UploadPiece = z.output<typeof UploadPiece>;

export const UploadProgress = z.object({
  /** Bytes received so far. */
  received: z.int(),
  /** Set once the last piece has arrived and the file was found valid. */
  backup: Backup.nullable(),
});
export type UploadProgress = z.output<typeof UploadProgress>;
