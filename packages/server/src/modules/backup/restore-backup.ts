import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { AppError, backupTexts, conflict, ruleBroken, topics } from '@turoos/contract';
import { sql } from 'kysely';
import { escapeIdentifier } from 'pg';
import { isConnectionLoss } from '../../db/connection-loss';
import { orHeld } from '../../db/refused-writes';
import { transaction, type Tx } from '../../db/transaction';
import { attachmentFolder } from '../attachments';
import { recordChange, type Doer } from '../../kernel/audit';
import { syncSystemRoles } from '../roles';
import { nextSerial, settleTills } from '../tills';
import { settleSecondFactors } from '../two-factor';
import { assertBooksHold } from './assert-books';
import type { BackupContext } from './context';
import { markRestoring, takeTurn } from './exclusive';
import type { Envelope } from './format/envelope';
import { loadBackup } from './load-backup';
import { nameOf } from './make-backup';
import { atVersion } from './rebuild-schema';
import { beginFiles, dropFiles, receiveFile, swapFiles } from './restore-attachments';
import { writeSafetyBackup } from './safety-backup';
import { readReplacedTables } from './shop-tables';
import { openBackup, verifyBackup } from './verify-backup';

interface Input {
  path: string;
  passphrase?: string | undefined;
  acceptBrokenBooks?: boolean | undefined;
  /** Milliseconds to wait for running transactions. */
  lockTimeout?: number;
  /** Breaks it off, as long as nothing is committed. */
  until?: AbortSignal | undefined;
}

/**
 * Replaces the shop by the contents of a backup. The whole file is verified before anything changes; the
 * current shop is saved in a safety backup, whose path is returned; all tables are replaced in one transaction. Every
 * session ends.
 */
export async function restoreBackup(
  context: BackupContext,
  doer: Doer,
  input: Input,
): Promise<string | undefined> {
  const { until } = input;
  const { url, dataDir, announce, backupPassphrase } = context;
  const passphrase = input.passphrase ?? backupPassphrase;
  const connection = await takeTurn(url);
  const restoreId = randomUUID();
  let safety: string | undefined;
  try {
    const envelope = await openBackup(input.path);
    await verifyBackup(envelope, passphrase, until);
    await beginFiles(dataDir, restoreId);
    await markRestoring(connection);
    announce(['backup']);
    await transaction(connection.db, async (tx) => {
      await lockAll(tx, input.lockTimeout);
      const attachments = attachmentFolder(dataDir);
      const nextTill = await nextSerial(tx);
      const source = { connection, tx, attachments };
      safety = await writeSafetyBackup(source, dataDir, doer, {
        restoreId,
        passphrase: backupPassphrase,
        until,
      });
      await atVersion(tx, envelope.header.schema, () =>
        loadBackup(envelope, {
          connection,
          tx,
          passphrase,
          until,
          receive: ({ path }, bytes) => receiveFile(dataDir, restoreId, path, bytes),
        }),
      );
      await syncSystemRoles(tx);
      await settleSecondFactors(tx);
      await settleTills(tx, nextTill);
      if (!input.acceptBrokenBooks) await assertBooksHold(tx);
      await noteRestore(tx, doer, { restoreId, envelope });
      until?.throwIfAborted();
    });
  } catch (error) {
    // the commit may have succeeded: the next start finds out
    if (isConnectionLoss(error)) throw error;
    await dropFiles(dataDir, restoreId);
    if (safety) await rm(safety, { force: true });
    // only the server's passphrase was tried, and the backup is encrypted with another one
    const isWrong = error instanceof AppError && error.code === 'WRONG_PASSPHRASE';
    if (isWrong && input.passphrase === undefined) throw ruleBroken(backupTexts.passphraseNeeded);
    throw error;
  } finally {
    await connection.close();
  }
  await swapFiles(dataDir, restoreId);
  announce(topics);
  return safety;
}

/** Locks all tables: running transactions finish first, but a long report makes the restore time out. */
async function lockAll(tx: Tx, lockTimeout = 30_000): Promise<void> {
  const tables = (await readReplacedTables(tx)).map(escapeIdentifier).join(', ');
  await sql`set local lock_timeout = ${sql.lit(lockTimeout)}`.execute(tx);
  await orHeld(sql.raw(`lock table ${tables} in access exclusive mode`).execute(tx), () =>
    conflict(backupTexts.inUse),
  );
  await sql`set local lock_timeout = 0`.execute(tx);
}

/** Records the restore; the audit entry is by the system when the restored shop does not know the user. */
async function noteRestore(
  tx: Tx,
  doer: Doer,
  { restoreId, envelope }: { restoreId: string; envelope: Envelope },
): Promise<void> {
  const takenAt = new Date(envelope.header.createdAt);
  const fileName = basename(envelope.path);
  await tx
    .insertInto('backupRestores')
    .values({ id: restoreId, fileName, takenAt, restoredBy: nameOf(doer) })
    .execute();
  const known =
    doer !== 'system' &&
    (await tx.selectFrom('users').select('id').where('id', '=', doer.id).executeTakeFirst());
  await recordChange(tx, known ? doer : 'system', {
    action: 'backup.restore',
    entity: 'backup',
    after: { fileName, takenAt, restoredBy: nameOf(doer) },
  });
}
