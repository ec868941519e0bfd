import type { Subject } from '@turoos/contract';

/** The user of an access token, with their current rights. */
export interface Session extends Subject {
  userId: string;
  name: string;
  sessionId: string;
  /** Remaining lifetime of the access token in seconds. */
  expiresIn: number;
}

/** The user of a request, with what an audit entry needs. */
export interface Actor extends Subject {
  id: string;
  name: string;
  sessionId: string;
  ip: string;
  traceId: string;
  /** Remaining lifetime of the access token in seconds. */
  expiresIn: number;
}
