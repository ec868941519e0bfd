import { noAccountBelow, type Account, type NewAccount } from '@turoos/contract';
import { sql } from 'kysely';
import { orTaken } from '../../db/refused-writes';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { refuseIf } from '../../kernel/assert-may';
import { presentAccount, readAccount } from './accounts.queries';
import { nameTaken } from './write-chart';

/** Adds an account of the shop, with the next free code behind its neighbours. */
export async function createAccount(tx: Tx, user: Actor, { name, parent }: NewAccount): Promise<Account> {
  await sql`select pg_advisory_xact_lock(hashtext('turoos accounts'))`.execute(tx);
  const above = await readAccount(tx, parent);
  refuseIf(noAccountBelow({ ...above, parent: above.parentId }), 'RULE');
  const { rows } = await orTaken(
    sql<{ id: string }>`
      insert into accounts (code, name, kind, parent_id)
      select min(free)::text, ${name}, ${above.kind}, ${parent}
      from (select greatest(max(code::bigint), ${above.code}::bigint) as last from accounts where parent_id = ${parent}) l,
        generate_series(l.last + 1, l.last + 10000) as free
      where not exists (select from accounts where code = free::text)
      returning id`.execute(tx),
    nameTaken,
  );
  const account = await readAccount(tx, rows[0]?.id ?? '');
  await recordChange(tx, user, {
    action: 'account.create',
    entity: 'accounting',
    entityId: account.id,
    after: { name, code: account.code, parent: above.name },
  });
  return presentAccount(account, 0);
}
