import type { Subject } from '@turoos/contract';

/** The user of an access token, with their current rights. */
export interface Session extends Subject {
  userId: string;
  name: string;
  sessionId: string;
  /** Remaining lifetime of the access token in seconds. */
  expiresIn: number;
}

/** The user in whose name a key acts, with the rights that both have; the name is also that of the key. */
export interface KeyHolder extends Subject {
  userId: string;
  name: string;
  keyId: string;
}

/** The user of a request, with what an audit entry needs. */
export interface Actor extends Subject {
  id: string;
  name: string;
  /** Set if another program calls in the user's name, by a key; it has no session. */
  keyId?: string | undefined;
  sessionId: string;
  ip: string;
  traceId: string;
  /** Remaining lifetime of the access token in seconds. */
  expiresIn: number;
}
