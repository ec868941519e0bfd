import { authTexts } from '@turoos/contract';
import { ApiError, failureText } from '@/lib/http/api-error';

/**
 * Returns why signing in failed: the server's message, else a default one; an unreachable or broken server is
 * named as such.
 */
export function loginFailure(error: unknown): string {
  // an error after the server accepted the credentials is not about the password
  if (!(error instanceof ApiError) || error.code === 'UNREADABLE' || error.code === 'NOT_OURS')
    return authTexts.failed;
  if (error.code === 'UNEXPLAINED')
    return error.status === 401 ? authTexts.wrongCredentials : authTexts.failed;
  return failureText(error);
}
