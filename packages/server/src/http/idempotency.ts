import { createHash } from 'node:crypto';
import { AppError, must, texts, type Endpoint } from '@turoos/contract';
import { statement } from '../db/statement';
import { sendWithoutWaiting, type Tx } from '../db/transaction';
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
  // the update of a key that exists returns its row, as it is after waiting for the first request's commit
  const { rows } = await statement<{ isNew: boolean; requestHash: Buffer; response: unknown }>`
    insert into idempotency_keys as k (user_id, endpoint, key, request_hash)
    values (${user.id}, ${nameOf(endpoint)}, ${key}, ${hash})
    on conflict (user_id, endpoint, key) do update set key = k.key
    returning xmax = 0 as is_new, request_hash, response`.execute(tx);
  const { isNew, requestHash, response } = must(rows[0]);
  if (isNew) return;
  if (!hash.equals(requestHash)) throw new AppError('KEY_REUSED', texts.keyReused);
  throw new Replay(response);
}

/** Stores the response in the transaction of the change, so that neither exists without the other. */
export async function storeAnswer(
  tx: Tx,
  user: Actor,
  endpoint: Endpoint,
  key: string,
  response: string,
): Promise<void> {
  const stored = statement`
    update idempotency_keys set response = ${response}::jsonb
    where user_id = ${user.id} and endpoint = ${nameOf(endpoint)} and key = ${key}`.execute(tx);
  await sendWithoutWaiting(tx, stored);
}
