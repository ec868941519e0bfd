import { texts } from '@turoos/contract';

type Described = { message: string; traceId?: string };

const isAnswer = (error: unknown): error is Error & { code: string; traceId?: unknown } =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.message !== '';

/**
 * The message for the user about a failure. Only server responses (errors with a code) carry texts for
 * people; any other error gets a text from here and is never shown raw.
 */
export function errorText(error: unknown): Described {
  if (isAnswer(error)) {
    return { message: error.message, traceId: typeof error.traceId === 'string' ? error.traceId : undefined };
  }
  const unreachable = error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
  return { message: unreachable ? texts.unreachable : texts.unexpected };
}
