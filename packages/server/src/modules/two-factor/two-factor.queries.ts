import type { TwoFactorState } from '@turoos/contract';
import type { Db } from '../../db/connect';

export async function readTwoFactor(db: Db, userId: string): Promise<TwoFactorState> {
  const row = await db
    .selectFrom('twoFactor')
    .select(({ selectFrom, fn }) => [
      'confirmedAt',
      selectFrom('recoveryCodes')
        .select(fn.countAll<number>().as('left'))
        .whereRef('recoveryCodes.userId', '=', 'twoFactor.userId')
        .as('left'),
    ])
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst();
  return {
    enabled: row !== undefined,
    enabledAt: row?.confirmedAt ?? null,
    recoveryCodesLeft: row?.left ?? 0,
  };
}

export const usesTwoFactor = async (db: Db, userId: string): Promise<boolean> =>
  (await readTwoFactor(db, userId)).enabled;
