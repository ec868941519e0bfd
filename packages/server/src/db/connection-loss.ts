import { sqlState } from './sql-state';

/** A server that goes, comes, is full or lets nobody write: a standby that is not yet the primary. */
const states = /^(08|57P0[1-5]|53300|25006|25P03)/;

const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ETIMEDOUT',
]);

/** What the driver and its pool say of a connection that is no longer there, or did not come about. */
const words =
  /connection terminated|not queryable|timeout exceeded when trying to connect|timeout expired|cannot use a pool after/i;

/** Whether the database could not be reached or was lost on the way: it may be there again in a moment. */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const state = sqlState(error);
  if (state && states.test(state)) return true;
  const { code, syscall } = error as NodeJS.ErrnoException;
  // without its socket file a server on this machine is not there either
  return codes.has(code ?? '') || (code === 'ENOENT' && syscall === 'connect') || words.test(error.message);
}
