import { createHash } from 'node:crypto';
import { AppError, texts, type Endpoint } from '@turoos/contract';
import { statement } from '../db/statement';
import { sendWithoutWaiting, type Tx } from '../db/transaction';
import type { Actor } from '../kernel/actor';
import { comingNumberInJson, tokenOf } from '../kernel/coming-number';

/** Thrown to leave the transaction when the same request was answered before. */
export class Replay extends Error {
  constructor(readonly response: unknown) {
    super('answered before');
  }
}

/** Stored in place of a request's hash under a key that nobody may use any more. */
const spent = createHash('sha256').update('spent').digest();

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const hashOf = (input: unknown) => createHash('sha256').update(JSON.stringify(input)).digest();

/** The right to answer a request, held until the end of the transaction. */
interface Claim {
  userId: string;
  endpoint: string;
  key: string;
  requestHash: Buffer;
}

/**
 * Claims the idempotency key for this transaction. A second request with the same key waits here until the
 * first has committed and then gets its response; if the first failed, it stored none and the second proceeds.
 */
export async function claimKey(
  tx: Tx,
  user: Actor,
  endpoint: Endpoint,
  key: string,
  input: unknown,
): Promise<Claim> {
  const claim = { userId: user.id, endpoint: nameOf(endpoint), key, requestHash: hashOf(input) };
  const earlier = await lockKey(tx, claim);
  if (!earlier) return claim;
  if (!claim.requestHash.equals(earlier.requestHash)) throw new AppError('KEY_REUSED', texts.keyReused);
  throw new Replay(earlier.response);
}

async function lockKey(tx: Tx, { userId, endpoint, key }: Omit<Claim, 'requestHash'>) {
  const [, { rows }] = await Promise.all([
    statement`
      select pg_advisory_xact_lock(hashtextextended(${`${endpoint} ${key}`}, 0))`.execute(tx),
    // a statement of its own, because it must see what the last holder of the lock has stored
    statement<{ requestHash: Buffer; response: unknown }>`
      select request_hash, response from idempotency_keys
      where key = ${key} and endpoint = ${endpoint} and (user_id = ${userId} or request_hash = ${spent})`.execute(
      tx,
    ),
  ]);
  return rows[0];
}

/** A request that somebody else made, by its key. */
interface KeyedRequest {
  /** In whose name the key is used up; another user may have made the request. */
  userId: string;
  endpoint: Endpoint;
  key: string;
}

/** For how long a repeated request is known. */
export const keyDays = 7;

/**
 * Waits for a request that runs under the key and returns what it was answered. If there is no answer, the key is used
 * up, so that the request is refused should it arrive after this transaction.
 */
export async function answerOrSpent(
  tx: Tx,
  { userId, endpoint, key }: KeyedRequest,
): Promise<{ response: unknown } | undefined> {
  const name = nameOf(endpoint);
  await lockKey(tx, { userId, endpoint: name, key });
  const { rows } = await statement<{ response: unknown }>`
    select response from idempotency_keys where key = ${key} and endpoint = ${name}
    order by response is null limit 1`.execute(tx);
  if (rows[0]) return rows[0];
  await statement`
    insert into idempotency_keys (user_id, endpoint, key, request_hash)
    select id, ${name}, ${key}, ${spent} from users where id = ${userId}`.execute(tx);
  return undefined;
}

/** Stores the response in the transaction of the change, so that neither exists without the other. */
export async function storeAnswer(
  tx: Tx,
  { userId, endpoint, key, requestHash }: Claim,
  response: string,
): Promise<void> {
  const stored = statement`
    insert into idempotency_keys (user_id, endpoint, key, request_hash, response)
    values (${userId}, ${endpoint}, ${key}, ${requestHash},
      replace(${response}, ${tokenOf(tx)}, ${comingNumberInJson})::jsonb)`.execute(tx);
  await sendWithoutWaiting(tx, stored);
}
