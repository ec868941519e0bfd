import { notFound, customerTexts, type AskedPart, type NewAskedPart } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { readAskedPart } from './asked-parts.queries';

/** Notes a part that a customer asked for in vain; the same part in another spelling counts once more. */
export async function noteAskedPart(tx: Tx, user: Actor, body: NewAskedPart): Promise<AskedPart> {
  const { asked, customer = null, note = '' } = body;
  if (
    customer &&
    !(await tx.selectFrom('customers').select('id').where('id', '=', customer).executeTakeFirst())
  )
    throw notFound(customerTexts.notFound);
  const { id, times } = await tx
    .insertInto('askedParts')
    .values({ asked })
    .onConflict((same) =>
      same.column('key').doUpdateSet({
        times: sql`asked_parts.times + 1`,
        lastAskedAt: sql`now()`,
        updatedAt: sql`now()`,
      }),
    )
    .returning(['id', 'times'])
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('askedPartTimes')
    .values({ askedPartId: id, customerId: customer, note, userId: user.id, userName: user.name })
    .execute();
  await recordChange(tx, user, {
    action: 'asked-part.create',
    entity: 'asked-parts',
    entityId: id,
    after: { asked, times, customer, note },
  });
  return readAskedPart(tx, user, id);
}
