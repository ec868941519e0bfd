import { AppError, cashTexts, must, type CountedAmount, type ShiftClosing } from '@turoos/contract';
import type { Db } from '../../db/connect';
import { transaction, type Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { readWritten } from './amounts';
import { assertTillsSent } from './assert-tills-sent';
import { audited } from './audited';
import { compareCount, questionAbout } from './counted';
import { readOpenShift } from './lock-shift';
import { lockShifts, readTill } from './till';

/** After so many refused counts every further one needs a reason, because it may be a guess even if it fits. */
const guesses = 3;

/** Compares a count with what should be in the drawer of an open shift. */
export async function compareDrawer(tx: Tx, user: Actor, shiftId: string, counts: readonly CountedAmount[]) {
  const shift = await readOpenShift(tx, user, shiftId);
  const till = await readTill(tx, user, { accountId: shift.drawerId });
  const drawer = must(till.places.get(shift.drawerId));
  return { shift, till, drawer, ...compareCount(till, drawer, counts) };
}

type Compared = Awaited<ReturnType<typeof compareDrawer>>;

export const needsReason = ({ shift, differences }: Pick<Compared, 'shift' | 'differences'>): boolean =>
  shift.refusedCounts >= guesses || differences.some(({ amount }) => amount !== 0);

export const countDiffers = ({ till, differences }: Pick<Compared, 'till' | 'differences'>) =>
  new AppError('COUNT_DIFFERS', questionAbout(till, differences) ?? cashTexts.reasonRequired);

/**
 * Refuses a count that needs a reason and gives none. Its sender learns that it differs, so the refusal is kept before
 * it is answered, and by how much it differs is in the audit log alone. The lock lets no other count in before that.
 */
export async function refuseCount(
  db: Db,
  user: Actor,
  id: string,
  { counts, reason = '', withoutTills }: ShiftClosing,
): Promise<void> {
  if (reason !== '') return;
  const refused = await transaction(db, async (tx) => {
    await lockShifts(tx);
    // a closed shift may be the answer to this very request, sent again
    if (!(await isOpen(tx, id))) return undefined;
    await assertTillsSent(tx, user, id, { withoutTills });
    const compared = await compareDrawer(tx, user, id, counts);
    if (!needsReason(compared)) return undefined;
    const refusedCounts = compared.shift.refusedCounts + 1;
    await tx.updateTable('shifts').set({ refusedCounts }).where('id', '=', id).execute();
    const written = await readWritten(tx);
    const differences = compared.differences.map(({ currency, amount }) => ({
      currency,
      amount: written(currency, amount),
    }));
    await recordChange(tx, user, {
      action: 'shift.count',
      entity: 'shifts',
      entityId: id,
      after: audited({ counts, differences, refusedCounts }),
    });
    return countDiffers(compared);
  });
  if (refused) throw refused;
}

async function isOpen(tx: Tx, id: string): Promise<boolean> {
  const shift = await tx.selectFrom('shifts').select('status').where('id', '=', id).executeTakeFirst();
  return shift?.status === 'open';
}
