import { rateTexts } from '@turoos/contract';
import type { Reply } from './send';
import type { Attack } from './types';

/** Milliseconds: the longest valid request, a PDF of a year of sales on a slow machine, takes less. */
const patience = 20_000;

/** Words that reveal internals. */
const internal =
  /node_modules|\bat \S+ \(|\.ts:\d+|\.js:\d+|syntax error at|SQLSTATE|violates \w+ constraint|relation "|invalid input syntax|kysely|ECONN/;

/** The refusals that the specification words in English. */
const english: readonly string[] = [rateTexts.noneSet, rateTexts.noneFound];

/** Returns what is wrong with a response, or undefined. */
export function faultOf({ method }: Attack, { status, text, type, took }: Reply): string | undefined {
  if (status >= 500) return `answered ${status}`;
  if (took > patience) return `took ${Math.round(took)} ms`;
  if (status < 400 || method === 'HEAD') return undefined;
  if (internal.test(text)) return 'tells about its inside';
  // A customer who follows a broken link gets a page instead of JSON.
  if (type.startsWith('text/html') && /lang="ar"/.test(text)) return undefined;
  if (!type.includes('application/json')) return `refused with ${type || 'no type'}`;
  const { success, message } = parsed(text);
  if (success !== false || typeof message !== 'string') return 'refused without saying why';
  return /[\u0600-\u06ff]/.test(message) || english.includes(message)
    ? undefined
    : `refused in another language: ${message}`;
}

export function parsed(text: string): { success?: unknown; message?: unknown } {
  try {
    return (JSON.parse(text) ?? {}) as object;
  } catch {
    return {};
  }
}
