import { ApiError } from '@/lib/http/api-error';

/**
 * Returns the reason why something cannot be done without the server. It counts as unanswered and never as refused: an
 * earlier attempt may have reached the server, and a refusal would give the sale a new key.
 */
export const awayRefusal = (message: string, details?: Record<string, unknown>): ApiError =>
  new ApiError({ status: 0, code: 'AWAY', message, details });

export function refuse(reason: string | undefined): void {
  if (reason) throw awayRefusal(reason);
}
