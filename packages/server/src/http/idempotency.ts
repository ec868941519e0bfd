import { createHash } from 'node:crypto';
import { AppError, texts, type Endpoint } from '@turoos/contract';
import { jsonb } from '../db/jsonb';
import type { Tx } from '../db/transaction';
import type { Actor } from '../kernel/actor';

/** Thrown to leave the transaction when the same request was answered before. */
export class Replay extends Error {
  constructor(readonly response: unknown) {
    super('answered before');
  }
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const hashOf = (input: unknown) => createHash('sha256').update(JSON.stringify(input)).digest();

/**
 * Claims the idempotency key for this transaction. A second request with the same key waits here until the
 * first has committed and then gets its response; if the first failed, its claim is rolled back and the
 * second proceeds.
 */
export async function claimKey(
  tx: Tx,
  user: Actor,
  endpoint: Endpoint,
  key: string,
  input: unknown,
): Promise<void> {
  const hash = hashOf(input);
  const claimed = await tx
    .insertInto('idempotencyKeys')
    .values({ userId: user.id, endpoint: nameOf(endpoint), key, requestHash: hash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (claimed) return;

  const earlier = await tx
    .selectFrom('idempotencyKeys')
    .select(['requestHash', 'response'])
    .where('userId', '=', user.id)
    .where('endpoint', '=', nameOf(endpoint))
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (!hash.equals(earlier.requestHash)) throw new AppError('KEY_REUSED', texts.keyReused);
  throw new Replay(earlier.response);
}

/** Stores the response in the transaction of the change, so that neither exists without the other. */
export async function storeAnswer(
  tx: Tx,
  user: Actor,
  endpoint: Endpoint,
  key: string,
  response: unknown,
): Promise<void> {
  await tx
    .updateTable('idempotencyKeys')
    .set({ response: jsonb(response) })
    .where('userId', '=', user.id)
    .where('endpoint', '=', nameOf(endpoint))
    .where('key', '=', key)
    .execute();
}
