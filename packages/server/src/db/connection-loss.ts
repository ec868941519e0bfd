import { codeOf, syscallOf } from '../system/error-facts';
import { sqlState } from './sql-state';

/**
 * SQLSTATEs of a server that is stopping, starting, full or read-only (a standby that is not yet the
 * primary).
 */
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

/** Messages of the driver and its pool about a connection that was lost or never established. */
const words =
  /connection terminated|not queryable|timeout exceeded when trying to connect|timeout expired|cannot use a pool after/i;

/** Whether a server that is no primary, or no longer, refused a change: its connections are of no use. */
export const isStandbyRefusal = (error: unknown): boolean => sqlState(error) === '25006';

/** Whether the database is unreachable or the connection was lost, so that a retry may succeed. */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const state = sqlState(error);
  if (state && states.test(state)) return true;
  const code = codeOf(error);
  const syscall = syscallOf(error);
  // a missing socket file means that the local server is not running
  return codes.has(code ?? '') || (code === 'ENOENT' && syscall === 'connect') || words.test(error.message);
}
