import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../../db/transaction';
import { recordChange } from '../../../kernel/audit';
import { renewSecret } from '../../secrets';
import { settleTills } from '../../tills';
import { forgetMissingBackups } from '../forget-missing-backups';
import { nameOf } from '../make-backup';
import { admissionTables, momentaryTables } from '../shop-tables';
import type { RestorePlan } from './plan-restore.rules';

/** Which API keys and standbys of the restored shop may enter it. */
export interface Admission {
  /** How many there were at that moment, which are none any more. */
  withdrawn: number;
  /** How many are let in as they were; some may have been withdrawn since. */
  letIn: number;
}

/**
 * Does what a restored backup gets too: sessions end, nothing is printed again, tills get a new copy. What was answered to
 * requests stays, because it is true of this moment, and a repeated request would be done twice without it.
 */
export async function settleRestored(
  tx: Tx,
  dataDir: string,
  { at, until }: Pick<RestorePlan, 'at' | 'until'>,
): Promise<Admission> {
  await empty(tx, momentaryTables);
  const withdrawn = at ? await withdrawAll(tx) : 0;
  const letIn = await countAdmitted(tx);
  await settleTills(tx, 1);
  await forgetMissingBackups(tx, dataDir);
  const fileName = 'archive';
  const restoredBy = nameOf('system');
  const takenAt = at ?? until;
  await tx.insertInto('backupRestores').values({ id: randomUUID(), fileName, takenAt, restoredBy }).execute();
  await recordChange(tx, 'system', {
    action: 'backup.restore',
    entity: 'backup',
    after: { fileName, takenAt, restoredBy },
  });
  return { withdrawn, letIn };
}

async function countAdmitted(tx: Tx): Promise<number> {
  const { rows } = await sql<{ admitted: number }>`
    select (select count(*) from api_keys where withdrawn_at is null and expires_at > now())::int
      + (select count(*) from standbys)::int as admitted`.execute(tx);
  return rows[0]?.admitted ?? 0;
}

/** A computer that was withdrawn since knows the secrets of the earlier moment too. */
async function withdrawAll(tx: Tx): Promise<number> {
  await renewSecret(tx, 'claims');
  await renewSecret(tx, 'tokens');
  return empty(tx, admissionTables);
}

async function empty(tx: Tx, tables: readonly string[]): Promise<number> {
  let rows = 0;
  for (const table of tables) {
    const { numAffectedRows } = await sql`delete from ${sql.table(table)}`.execute(tx);
    rows += Number(numAffectedRows);
  }
  return rows;
}
