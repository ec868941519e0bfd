import { conflict, ruleBroken, tillTexts, type NewTill, type Till, type TillInput } from '@turoos/contract';
import { sql } from 'kysely';
import { orTaken } from '../../db/refused-writes';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { assertCurrent } from '../../kernel/assert-current';
import { recordChange } from '../../kernel/audit';
import { hashOf } from './till-of-request';
import { sealSecret } from './till-secret';
import { readTill } from './tills.queries';

/** Makes a browser a till; the code is the next one, and no earlier till had it. */
export async function createTill(tx: Tx, user: Actor, { secret, token, ...till }: NewTill): Promise<Till> {
  const kept = { ...(await sealSecret(tx, secret)), secretHash: hashOf(secret), tokenHash: hashOf(token) };
  const { id } = await orTaken(
    tx
      .insertInto('tills')
      .values({ ...till, ...kept, createdBy: user.id })
      .returning('id')
      .executeTakeFirstOrThrow(),
    nameTaken,
  );
  const after = await readTill(tx, id);
  await recordChange(tx, user, { ...about(id, 'create'), after: owned(after) });
  return after;
}

export async function updateTill(tx: Tx, user: Actor, id: string, input: TillInput): Promise<Till> {
  const { version, ...till } = input;
  const before = await lockTill(tx, id);
  assertCurrent(version, before);
  if (before.withdrawnAt) throw ruleBroken(tillTexts.withdrawn);
  await orTaken(
    tx
      .updateTable('tills')
      .set({ ...till, version: before.version + 1 })
      .where('id', '=', id)
      .execute(),
    nameTaken,
  );
  const after = await readTill(tx, id);
  await recordChange(tx, user, { ...about(id, 'update'), before: owned(before), after: owned(after) });
  return after;
}

/** Withdraws a till for ever: it learns it at its next contact, sends its sales and deletes its copy. */
export async function withdrawTill(tx: Tx, user: Actor, id: string): Promise<Till> {
  const before = await lockTill(tx, id);
  if (before.withdrawnAt) throw ruleBroken(tillTexts.withdrawn);
  await tx
    .updateTable('tills')
    .set({ withdrawnAt: sql`now()`, version: before.version + 1 })
    .where('id', '=', id)
    .execute();
  const after = await readTill(tx, id);
  await recordChange(tx, user, { ...about(id, 'withdraw'), before: owned(before), after: owned(after) });
  return after;
}

const about = (entityId: string, verb: 'create' | 'update' | 'withdraw') =>
  ({ action: `till.${verb}`, entity: 'tills', entityId }) as const;

/** What managers decide about a till; the rest it says itself. */
const owned = ({ code, name, grantUntil, largestSale, mayCredit, withdrawnAt }: Till) => ({
  code,
  name,
  grantUntil,
  largestSale,
  mayCredit,
  withdrawnAt,
});

async function lockTill(tx: Tx, id: string): Promise<Till> {
  await tx.selectFrom('tills').select('id').where('id', '=', id).forUpdate().execute();
  return readTill(tx, id);
}

const nameTaken = () => conflict(tillTexts.nameTaken);
