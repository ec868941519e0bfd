import {
  AppError,
  cashTexts,
  ruleBroken,
  wrongField,
  type AccountCounting,
  type CountedAccount,
} from '@turoos/contract';
import { sql } from 'kysely';
import { jsonb } from '../../db/jsonb';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { activePlace, readWritten } from './amounts';
import { audited } from './audited';
import { bookDifference } from './book-difference';
import { compareCount, questionAbout } from './counted';
import { readMoneyAccount } from './money-accounts.queries';
import { assertOwnAccount } from './own-account';
import { lockShifts, readTill } from './till';

/** Days after its first movement within which the first count of an account is its opening balance. */
const openingDays = 30;

/**
 * Counts a safe, or compares a bank or exchanger with its statement, and books the differences. What an account held
 * before the shop kept its money here is not known until it is counted for the first time: that is its opening balance,
 * unless the account has moved money for so long that the difference may as well be missing.
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
  assertOwnAccount(place);
  if (place.kind === 'drawer') throw ruleBroken(cashTexts.countByShift);
  if (place.kind === 'safe' && counts.some(({ amount }) => amount < 0))
    throw wrongField('counts', cashTexts.countBelowZero);
  const { closing, differences } = compareCount(till, place, counts);
  const isOpening = await isNew(tx, id);
  const question = isOpening || reason !== '' ? undefined : questionAbout(till, differences);
  if (question) throw new AppError('COUNT_DIFFERS', question);
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
    isOpening ? 'opening' : 'cashDifference',
  );
  return { ...(await readMoneyAccount(tx, user, id)), differences: found };
}

/** Whether an account was never counted, and moved its first money not long ago if at all. */
async function isNew(tx: Tx, moneyAccountId: string): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    select not exists (select from money_counts where money_account_id = ${moneyAccountId})
      and coalesce((select at from money_movements where money_account_id = ${moneyAccountId} order by seq limit 1), now())
        > now() - make_interval(days => ${openingDays}) as is_new`.execute(tx);
  return rows[0]?.isNew === true;
}
