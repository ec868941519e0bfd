import { enrichmentTexts } from '@turoos/contract';
import { ApiError, failureText } from '@/lib/api-error';

/** What the server said, else what went wrong here, else that something did. */
export const problemText = (error: Error): string =>
  (error instanceof ApiError ? failureText(error) : error.message) || enrichmentTexts.failed;
