import type { Tx } from '../../db/transaction';

/**
 * Forgets the tokens of a restored shop, because tills have changed theirs since the backup was made and would be taken
 * for copies: the next contact of each sets them.
 */
export async function settleTills(tx: Tx): Promise<void> {
  await tx.updateTable('tills').set({ tokenHash: null, previousTokenHash: null }).execute();
}
