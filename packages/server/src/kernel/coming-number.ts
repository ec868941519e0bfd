import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { sendWithoutWaiting, type Tx } from '../db/transaction';

/**
 * The number of a document, which the server learns only with the commit. All other sellers wait from the moment a
 * number is taken until the commit, so nothing may wait for the server in between: `turoos_number` leaves the number in
 * a setting of the transaction, the statements behind it are sent with a token, and the database puts the number in
 * its place. The token is random, so that no text of a user contains it.
 */
interface ComingNumber {
  token: string;
  taken: Promise<string>;
  number?: string;
}

const coming = new WeakMap<Tx, ComingNumber>();

/** Returns the token that stands for the number of the transaction's document until the commit. */
export async function expectNumber(tx: Tx, taken: Promise<string>): Promise<string> {
  if (coming.has(tx)) throw new Error('A transaction waits for one number only.');
  const expected: ComingNumber = { token: randomUUID(), taken };
  coming.set(tx, expected);
  await whenNumbered(tx, (number) => (expected.number = number));
  return expected.token;
}

/** Calls the function with the number before the transaction returns. */
export async function whenNumbered(tx: Tx, use: (number: string) => void): Promise<void> {
  const expected = coming.get(tx);
  if (expected) await sendWithoutWaiting(tx, expected.taken.then(use));
}

/** The text that a statement replaces by `comingNumber` or `comingNumberInJson`; nothing when no number comes. */
export const tokenOf = (tx: Tx): string => coming.get(tx)?.token ?? '';

const setting = sql`current_setting('turoos.number', true)`;

export const comingNumber = sql<string>`coalesce(${setting}, '')`;

/** The number as a part of a JSON string. */
export const comingNumberInJson = sql<string>`coalesce(substring(to_json(${setting})::text from '^"(.*)"$'), '')`;

/** Returns the JSON with the number in place of its token, after the commit. */
export function withNumber(tx: Tx, json: string): string {
  const { token, number } = coming.get(tx) ?? {};
  return token && number !== undefined
    ? json.replaceAll(token, () => JSON.stringify(number).slice(1, -1))
    : json;
}
