import type { Answer, Endpoint, Given } from '@turoos/contract';
import type { CallOptions } from './request';

/** Asks the server. */
export type Ask<E extends Endpoint> = (options: CallOptions) => Promise<Answer<E>>;

/** Answers in place of the server, or asks it. */
export type StandIn = <E extends Endpoint>(
  endpoint: E,
  given: Given<E>,
  options: CallOptions,
  ask: Ask<E>,
) => Promise<Answer<E>>;

/** Set on a till alone, which goes on selling while the server cannot be reached. */
export const standIn: { now: StandIn | undefined } = { now: undefined };
