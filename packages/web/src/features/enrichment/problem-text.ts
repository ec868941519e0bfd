import { enrichmentTexts } from '@turoos/contract';
import { ApiError, failureText } from '@/lib/http/api-error';

/** An answer without success that doesn't say why. */
const isSilent = ({ status, code }: ApiError) =>
  status >= 200 && status < 300 && (code === 'UNEXPLAINED' || code === 'UNREADABLE');

/** What the server said, else what went wrong here, else that something did. */
export function problemText(error: Error): string {
  if (!(error instanceof ApiError)) return error.message || enrichmentTexts.failed;
  return isSilent(error) ? enrichmentTexts.failed : failureText(error);
}
