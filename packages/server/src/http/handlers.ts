import type { Readable } from 'node:stream';
import type { Answer, Api, Endpoint, Received } from '@turoos/contract';
import type { Tx } from '../db/transaction';
import type { Actor } from './actor';
import type { Services } from './services';

export interface RequestFacts {
  ip: string;
  userAgent: string;
  traceId: string;
  idempotencyKey: string | undefined;
}

export interface Context<E extends Endpoint> extends Services {
  user: E['access'] extends 'public' ? undefined : Actor;
  request: RequestFacts;
  /** Runs the work in one transaction, together with what the endpoint declares: idempotency, audit. */
  tx<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** A body that is sent as it comes, never held in memory as a whole. */
export interface Streamed {
  type: string;
  stream: Readable;
  /** Given when the browser should save it. */
  filename?: string;
  /** It is to be looked at, and saved under that name only when asked. */
  shown?: true;
  /** Bytes, where known before. */
  length?: number;
  /** 200 unless given. */
  status?: number;
  headers?: Readonly<Record<string, string>>;
}

type Returned<E extends Endpoint> = E['reply']['kind'] extends 'stream'
  ? Streamed
  : E['reply'] extends { offersFile: true }
    ? Answer<E> | Streamed
    : Answer<E>;

/** One function per endpoint: a missing one does not compile. */
export type Handlers<A extends Api> = {
  [K in keyof A]: (input: Received<A[K]>, context: Context<A[K]>) => Promise<Returned<A[K]>> | Returned<A[K]>;
};
