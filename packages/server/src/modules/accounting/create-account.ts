import { noAccountBelow, type Account, type NewAccount } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { refuseIf } from '../../kernel/assert-may';
import { presentAccount, readAccount } from './accounts.queries';
import { insertAccount } from './write-chart';

/** Adds an account of the shop, with the next free code behind its neighbours. */
export async function createAccount(tx: Tx, user: Actor, { name, parent }: NewAccount): Promise<Account> {
  const above = await readAccount(tx, parent);
  refuseIf(noAccountBelow({ ...above, parent: above.parentId }), 'RULE');
  const lastBelow = sql`(select max(code::bigint) from accounts where parent_id = ${parent})`;
  const after = sql<number>`greatest(${lastBelow}, ${above.code}::bigint)`;
  const account = await readAccount(tx, await insertAccount(tx, { name, parent: above, after }));
  await recordChange(tx, user, {
    action: 'account.create',
    entity: 'accounting',
    entityId: account.id,
    after: { name, code: account.code, parent: above.name },
  });
  return presentAccount(account, 0);
}
