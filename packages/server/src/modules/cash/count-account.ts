import { AppError, cashTexts, ruleBroken, type AccountCounting, type CountedAccount } from '@turoos/contract';
import { jsonb } from '../../db/jsonb';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { activePlace, readWritten } from './amounts';
import { audited } from './audited';
import { bookDifference } from './book-difference';
import { compareCount } from './counted';
import { readMoneyAccount } from './money-accounts.queries';
import { lockShifts, readTill } from './till';

/**
 * Counts a safe, or compares a bank or exchanger with its statement, and books the differences. What an account held
 * before the shop kept its money here is not known until it is counted for the first time: that is its opening balance.
 */
export async function countAccount(
  tx: Tx,
  user: Actor,
  id: string,
  { counts, reason = '' }: AccountCounting,
): Promise<CountedAccount> {
  await lockShifts(tx);
  const till = await readTill(tx, user, { accountId: id });
  const place = activePlace(till, id);
  if (place.kind === 'drawer') throw ruleBroken(cashTexts.countByShift);
  if (place.kind === 'safe' && counts.some(({ amount }) => amount < 0))
    throw new AppError('VALIDATION', cashTexts.countBelowZero);
  const { closing, differences } = compareCount(till, place, counts);
  const isFirst = !(await wasCounted(tx, id));
  if (!isFirst && reason === '' && differences.some(({ amount }) => amount !== 0))
    throw new AppError('COUNT_DIFFERS', cashTexts.reasonRequired);
  const count = await tx
    .insertInto('moneyCounts')
    .values({ moneyAccountId: id, userId: user.id, counts: jsonb(closing), reason })
    .returning('id')
    .executeTakeFirstOrThrow();
  const written = await readWritten(tx);
  const found = differences.map(({ currency, amount }) => ({ currency, amount: written(currency, amount) }));
  await recordChange(tx, user, {
    action: 'money-account.count',
    entity: 'money-accounts',
    entityId: id,
    after: audited({ counts, differences: found, reason }),
  });
  await bookDifference(
    tx,
    till,
    {
      place,
      kind: 'count',
      differences,
      source: { type: 'money-count', id: count.id },
      note: reason,
      userId: user.id,
    },
    isFirst ? 'opening' : 'cashDifference',
  );
  return { ...(await readMoneyAccount(tx, user, id)), differences: found };
}

async function wasCounted(tx: Tx, moneyAccountId: string): Promise<boolean> {
  const count = await tx
    .selectFrom('moneyCounts')
    .select('id')
    .where('moneyAccountId', '=', moneyAccountId)
    .limit(1)
    .executeTakeFirst();
  return count !== undefined;
}
