import { enrichmentTexts } from '@turoos/contract';
import { ApiError, failureText } from '@/lib/http/api-error';

/** Whether a response reports failure without a reason. */
const isSilent = ({ status, code }: ApiError) =>
  status >= 200 && status < 300 && (code === 'UNEXPLAINED' || code === 'UNREADABLE');

/** Returns the server's message, else the local error's, else a general one. */
export function problemText(error: Error): string {
  if (!(error instanceof ApiError)) return error.message || enrichmentTexts.failed;
  return isSilent(error) ? enrichmentTexts.failed : failureText(error);
}
