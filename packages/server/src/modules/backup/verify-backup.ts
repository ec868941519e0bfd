import { backupTexts, ruleBroken } from '@turoos/contract';
import { knownMigrations } from '../../db/migrate';
import { openEnvelope, type Envelope } from './format/envelope';
import type { Totals } from './format/contents';
import { readBackup, type BackupReader } from './read-backup';

/** Takes the bytes and does nothing with them: they are checked on the way. */
export async function passBy(bytes: AsyncIterable<Buffer>): Promise<void> {
  for await (const block of bytes) void block;
}

const onlooker: BackupReader = {
  manifest: async () => undefined,
  table: (_, rows) => passBy(rows),
  file: (_, bytes) => passBy(bytes),
};

/** A file that is a whole backup of a version this program can bring back. */
export async function openBackup(path: string): Promise<Envelope> {
  const envelope = await openEnvelope(path);
  if (!(await knownMigrations()).includes(envelope.header.schema)) throw ruleBroken(backupTexts.newer);
  return envelope;
}

/** Reads every byte of it and touches nothing else. */
export async function verifyBackup(
  envelope: Envelope,
  passphrase?: string,
  until?: AbortSignal,
): Promise<Totals> {
  return (await readBackup(envelope, passphrase, onlooker, until)).totals;
}
