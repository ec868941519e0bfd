import { authTexts } from '@turoos/contract';
import { ApiError, failureText } from '@/lib/http/api-error';

/** Why signing in failed: the server's words, else the usual ones. A server that is away or broken is named as such. */
export function loginFailure(error: unknown): string {
  // whatever failed after the server had let them in was not the password
  if (!(error instanceof ApiError) || error.code === 'UNREADABLE' || error.code === 'NOT_OURS')
    return authTexts.failed;
  if (error.code === 'UNEXPLAINED')
    return error.status === 401 ? authTexts.wrongCredentials : authTexts.failed;
  return failureText(error);
}
