import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { AppError, backupTexts, conflict, ruleBroken, topics } from '@turoos/contract';
import { sql } from 'kysely';
import { escapeIdentifier } from 'pg';
import { sqlState } from '../../db/sql-state';
import { transaction, type Tx } from '../../db/transaction';
import { attachmentFolder } from '../attachments';
import { recordChange, type Doer } from '../../kernel/audit';
import { syncSystemRoles } from '../roles';
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
  /** How long whoever is in the middle of something is waited for. */
  patience?: number;
}

/**
 * Replaces the shop by what is in a backup. The file is read to its end before anything is touched; what is there is
 * kept in a backup of its own; then all tables change in one transaction, or none does. Every session ends with it.
 */
export async function restoreBackup(context: BackupContext, doer: Doer, input: Input): Promise<void> {
  const { url, dataDir, announce, backupPassphrase } = context;
  const passphrase = input.passphrase ?? backupPassphrase;
  const connection = await takeTurn(url);
  const restoreId = randomUUID();
  let safety: string | undefined;
  try {
    const envelope = await openBackup(input.path);
    await verifyBackup(envelope, passphrase);
    await beginFiles(dataDir, restoreId);
    await markRestoring(connection);
    announce(['backup']);
    await transaction(connection.db, async (tx) => {
      await lockAll(tx, input.patience);
      const attachments = attachmentFolder(dataDir);
      safety = await writeSafetyBackup({ connection, tx, attachments }, dataDir, doer, backupPassphrase);
      await atVersion(tx, envelope.header.schema, () =>
        loadBackup(envelope, {
          connection,
          tx,
          passphrase,
          receive: ({ path }, bytes) => receiveFile(dataDir, restoreId, path, bytes),
        }),
      );
      await syncSystemRoles(tx);
      await settleSecondFactors(tx);
      if (!input.acceptBrokenBooks) await assertBooksHold(tx);
      await noteRestore(tx, doer, { restoreId, envelope });
    });
  } catch (error) {
    await dropFiles(dataDir, restoreId);
    if (safety) await rm(safety, { force: true });
    // it was tried with the passphrase of the server: the one it was sealed with is another
    const isWrong = error instanceof AppError && error.code === 'WRONG_PASSPHRASE';
    if (isWrong && input.passphrase === undefined) throw ruleBroken(backupTexts.passphraseNeeded);
    throw sqlState(error) === lockNotAvailable ? conflict(backupTexts.inUse) : error;
  } finally {
    await connection.close();
  }
  await swapFiles(dataDir, restoreId);
  announce(topics);
}

const lockNotAvailable = '55P03';

/** Whoever is in the middle of something finishes first; a long report is not waited for. */
async function lockAll(tx: Tx, patience = 30_000): Promise<void> {
  const tables = (await readReplacedTables(tx)).map(escapeIdentifier).join(', ');
  await sql`set local lock_timeout = ${sql.lit(patience)}`.execute(tx);
  await sql.raw(`lock table ${tables} in access exclusive mode`).execute(tx);
  await sql`set local lock_timeout = 0`.execute(tx);
}

/** The person who restored may be unknown to the shop that came back. */
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
