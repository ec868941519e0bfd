import { authTexts } from '@turoos/contract';
import { ApiError, failureText } from '@/lib/api-error';

/** Why signing in failed: the server's words, else the usual ones. A server that is away or broken is named as such. */
export function loginFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return authTexts.wrongCredentials;
  if (error.code === 'UNREADABLE') return authTexts.failed;
  if (error.code === 'UNEXPLAINED') return authTexts.wrongCredentials;
  return failureText(error);
}
