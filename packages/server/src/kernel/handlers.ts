import type { Answer, Api, Endpoint, Received } from '@turoos/contract';
import type { Db } from '../db/connect';
import type { Tx } from '../db/transaction';
import type { Actor } from './actor';
import type { Services } from './services';
import type { Streamed } from './streamed';

export type { Streamed };

export interface RequestFacts {
  ip: string;
  userAgent: string;
  traceId: string;
  idempotencyKey: string | undefined;
  /** The proof of the till that sent the request, unchecked. */
  till: string | undefined;
}

/**
 * When the work of a transaction starts: after the idempotency key is claimed, or at once, which saves a round trip.
 * Work that starts at once must do nothing that a rollback does not undo, because a repeated request runs it too.
 */
export type Start = 'claimed' | 'at once';

export interface Context<E extends Endpoint> extends Services {
  user: E['access'] extends 'public' ? undefined : Actor;
  request: RequestFacts;
  /** Runs the work in one transaction, including the idempotency and audit checks the endpoint declares. */
  tx<T>(work: (tx: Tx) => Promise<T>, start?: Start): Promise<T>;
  /** Makes a file from database rows, on connections apart from those of the counter. */
  toFile(work: (db: Db) => Streamed | Promise<Streamed>): Promise<Streamed>;
}

type Returned<E extends Endpoint> = E['reply']['kind'] extends 'stream'
  ? Streamed
  : E['reply'] extends { offersFile: true }
    ? Answer<E> | Streamed
    : Answer<E>;

/** One handler per endpoint: a missing one does not compile. */
export type Handlers<A extends Api> = {
  [K in keyof A]: (input: Received<A[K]>, context: Context<A[K]>) => Promise<Returned<A[K]>> | Returned<A[K]>;
};
