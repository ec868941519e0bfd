import { backupTexts, ruleBroken } from '@turoos/contract';
import { knownMigrations } from '../../db/migrate';
import { openEnvelope, type Envelope } from './format/envelope';
import type { Totals } from './format/contents';
import { readBackup, type BackupReader } from './read-backup';

/** Reads all bytes without using them; reading alone verifies them. */
export async function drain(bytes: AsyncIterable<Buffer>): Promise<void> {
  for await (const block of bytes) void block;
}

const drainAll: BackupReader = {
  manifest: async () => undefined,
  table: (_, rows) => drain(rows),
  file: (_, bytes) => drain(bytes),
};

/** Opens a complete backup file; throws for a schema version that this program does not know. */
export async function openBackup(path: string): Promise<Envelope> {
  const envelope = await openEnvelope(path);
  if (!(await knownMigrations()).includes(envelope.header.schema)) throw ruleBroken(backupTexts.newer);
  return envelope;
}

/** Reads and verifies the whole backup without changing anything. */
export async function verifyBackup(
  envelope: Envelope,
  passphrase?: string,
  until?: AbortSignal,
): Promise<Totals> {
  return (await readBackup(envelope, passphrase, drainAll, until)).totals;
}
