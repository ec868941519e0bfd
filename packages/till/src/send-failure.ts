/** An answer that is no acknowledgement, or none at all. */
export interface Failure {
  /** The HTTP status; null when no answer came. */
  status: number | null;
  /** The code of an error of the shop's server; anything else that answers, such as a proxy, sends none. */
  code?: string | undefined;
  message?: string | undefined;
}

/**
 * Why nothing can be sent: nobody is signed in, the person who is may not sell, or the server does not know the till
 * by its secret.
 */
export type StopReason = 'signed out' | 'no right' | 'till';

/** Statuses below 500 that say nothing about the sale: the request took too long, was one of two, or one too many. */
const passing = [408, 409, 425, 429];

/**
 * Tells what a failure means for a sale. Lost: it may have been booked, so it is sent again under its id, which the
 * server books once. Refused: sending it again changes nothing, also when the server knows its id with other content.
 */
export function meaningOf({ status, code }: Failure): 'lost' | 'refused' | StopReason {
  if (status === null || !code || status < 400 || status >= 500 || passing.includes(status)) return 'lost';
  if (code === 'UNKNOWN_TILL') return 'till';
  if (status === 401) return 'signed out';
  if (status === 403) return 'no right';
  return 'refused';
}
