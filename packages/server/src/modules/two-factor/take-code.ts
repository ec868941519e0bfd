import type { Tx } from '../../db/transaction';
import { recordChange, type Doer } from '../../kernel/audit';
import { spendRecoveryCode } from './recovery-codes';
import { factorKey, openFactor } from './sealed-secret';
import { stepOfCode } from './totp.rules';

type Person = Exclude<Doer, 'system'>;

/** Consumes a code of the app or a recovery code; returns whether it was valid. A code works only once. */
export async function takeCode(tx: Tx, person: Person, code: string): Promise<boolean> {
  const row = await lockTwoFactor(tx, person.id);
  if (!row?.confirmedAt) return false;
  const secret = openFactor(await factorKey(tx), row);
  const step = secret && stepOfCode(secret, code, { now: new Date(), lastStep: row.lastStep });
  if (step !== undefined) {
    await tx.updateTable('twoFactor').set({ lastStep: step }).where('userId', '=', person.id).execute();
    return true;
  }
  if (!(await spendRecoveryCode(tx, person.id, code))) return false;
  await recordChange(tx, person, { action: 'auth.recovery_code', entity: 'users', entityId: person.id });
  return true;
}

/** Locks the row until commit: of two requests with one code, the second finds it used. */
export const lockTwoFactor = (tx: Tx, userId: string) =>
  tx.selectFrom('twoFactor').selectAll().where('userId', '=', userId).forUpdate().executeTakeFirst();
