import type { Tx } from '../../db/transaction';
import { codesLeftOut, nextSerial, raiseSerial } from './adopt-till';

/**
 * Makes the tills of a restored shop fit for those that exist. Tokens are forgotten, because tills have changed theirs
 * since the backup was made and would be taken for copies: the next contact of each sets them. Codes that tills may have
 * got since then, here or on the machine that is gone, are not given again: they are on receipts.
 */
export async function settleTills(tx: Tx, serialBefore: number): Promise<void> {
  await tx.updateTable('tills').set({ tokenHash: null, previousTokenHash: null }).execute();
  const restored = await nextSerial(tx);
  await raiseSerial(tx, Math.max(serialBefore, restored > 1 ? restored + codesLeftOut : 1));
}
