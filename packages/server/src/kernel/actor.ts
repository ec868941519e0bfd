import type { Subject } from '@turoos/contract';

/** Whom an access token stands for, with their rights as they are now. */
export interface Session extends Subject {
  userId: string;
  name: string;
  sessionId: string;
  /** Seconds the access token still lives. */
  expiresIn: number;
}

/** The person behind a request, with what a trace of their deeds needs. */
export interface Actor extends Subject {
  id: string;
  name: string;
  sessionId: string;
  ip: string;
  traceId: string;
  /** Seconds the access token still lives. */
  expiresIn: number;
}
