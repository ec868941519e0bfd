import type { Tx } from '../../db/transaction';
import { recordChange } from '../../kernel/audit';
import { forgetMissingBackups } from '../backup';
import { renewSecret } from '../secrets';
import { settleTills } from '../tills';

export interface TakeOver {
  epoch: number;
  claimId: string;
  takenAt: Date;
  claim: string;
  /** The standby that takes over, which is none any more. */
  standbyId: string;
  name: string;
  formerAddresses: string[];
  /** All that was saved until this moment is here. */
  inStepAt: Date;
  dataDir: string;
}

/**
 * Makes a promoted copy the shop. The tills get a new copy and nothing is printed again, as after a restore, because the
 * last moments of the other computer may be missing here; its backup files are. People stay
 * signed in by their refresh tokens, of which the other computer knows the hash only.
 */
export async function raiseEpoch(tx: Tx, takeOver: TakeOver): Promise<void> {
  const { epoch, claimId, takenAt, claim, standbyId, name, formerAddresses, inStepAt, dataDir } = takeOver;
  await tx.updateTable('shopEpoch').set({ epoch, claimId, takenAt, claim, formerAddresses }).execute();
  await tx.deleteFrom('standbys').where('id', '=', standbyId).execute();
  await tx.deleteFrom('standbyInvitation').execute();
  await tx.deleteFrom('printJobs').execute();
  // computers that were the shop or stood by know the old one
  await renewSecret(tx, 'tokens');
  await settleTills(tx, 1);
  const forgottenBackups = await forgetMissingBackups(tx, dataDir);
  // tills ask for it as for a restore; the id of the claim tells the two apart
  await tx
    .insertInto('backupRestores')
    .values({ id: claimId, fileName: name, takenAt: inStepAt, restoredBy: 'النظام' })
    .execute();
  await recordChange(tx, 'system', {
    action: 'backup.take_over',
    entity: 'backup',
    after: { name, epoch, inStepAt, forgottenBackups },
  });
}
