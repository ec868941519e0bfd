import {
  accountFixed,
  accountingTexts,
  ruleBroken,
  type Account,
  type AccountChanges,
} from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { assertCurrent } from '../../kernel/assert-current';
import { recordChange } from '../../kernel/audit';
import { refuseIf } from '../../kernel/assert-may';
import { presentAccount, readAccount, readBalance } from './accounts.queries';
import { changeAccount } from './write-chart';

/** Renames an account of the shop, or deactivates it; one whose balance is still part of the books stays active. */
export async function updateAccount(
  tx: Tx,
  user: Actor,
  id: string,
  { version, ...changes }: AccountChanges,
): Promise<Account> {
  await tx.selectFrom('accounts').select('id').where('id', '=', id).forUpdate().execute();
  const before = await readAccount(tx, id);
  refuseIf(accountFixed(before), 'RULE');
  assertCurrent(version, before);
  const balance = await readBalance(tx, before);
  const isKept = before.kind !== 'income' && before.kind !== 'expense';
  if (changes.isActive === false && isKept && balance !== 0) throw ruleBroken(accountingTexts.hasBalance);
  await changeAccount(tx, before, changes);
  const after = await readAccount(tx, id);
  await recordChange(tx, user, {
    action: 'account.update',
    entity: 'accounting',
    entityId: id,
    before: { name: before.name, isActive: before.isActive },
    after: { name: after.name, isActive: after.isActive },
  });
  return presentAccount(after, balance);
}
