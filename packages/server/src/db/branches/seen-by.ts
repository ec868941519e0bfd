import { sql } from 'kysely';
import type { Tx } from '../transaction';
import { limitTo } from './limit-to';

/**
 * Reads in a transaction as somebody sees it. Writes work on the whole shop, so what they answer about a part must be
 * read like this, or its stock in other branches would be in the answer.
 */
export async function seenBy<T>(
  tx: Tx,
  { warehouses }: { warehouses?: readonly string[] | undefined },
  read: () => Promise<T>,
): Promise<T> {
  if (!warehouses) return read();
  await sql.raw(limitTo(warehouses, 'local')).execute(tx);
  const answer = await read();
  await sql.raw('set local search_path to default').execute(tx);
  return answer;
}

/** Returns what a write answers; a bound user gets it read again, as they see it. */
export async function answerSeenBy<T>(
  tx: Tx,
  user: { warehouses?: readonly string[] | undefined },
  answering: Promise<T>,
  read: (answer: T) => Promise<T>,
): Promise<T> {
  const answer = await answering;
  return user.warehouses ? seenBy(tx, user, () => read(answer)) : answer;
}
