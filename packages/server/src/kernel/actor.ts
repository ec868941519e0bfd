import type { Subject } from '@turoos/contract';

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
