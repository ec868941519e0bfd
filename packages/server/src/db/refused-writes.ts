import type { AppError } from '@turoos/contract';
import { constraintOf } from '../system/error-facts';
import { sqlState } from './sql-state';

/*
 * A check before a write can't see what other transactions have not committed; the indexes, foreign keys and locks of
 * the database can. These put what it refuses then into words for the user.
 */

/** Throws `taken` when another row has the same unique value; `taken` receives the name of the unique index. */
export const orTaken = <T>(write: Promise<T>, taken: (index: string | undefined) => AppError): Promise<T> =>
  unlessState(write, '23505', taken);

/** Throws `broken` when the write refers to a row that does not exist, or deletes one that others refer to. */
export const orLinkBroken = <T>(write: Promise<T>, broken: () => AppError): Promise<T> =>
  unlessState(write, '23503', broken);

/** Throws `held` when a lock was not granted at once or in time. */
export const orHeld = <T>(write: Promise<T>, held: () => AppError): Promise<T> =>
  unlessState(write, '55P03', held);

async function unlessState<T>(
  write: Promise<T>,
  state: string,
  refusal: (constraint: string | undefined) => AppError,
): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw sqlState(error) === state ? refusal(constraintOf(error)) : error;
  }
}
