import type { Live } from './live';

/** Maximum age of a cached answer in milliseconds, in case notifications of changes are lost. */
const freshFor = 5000;

interface Kept {
  until: number;
  answer: Promise<unknown>;
}
const kept = new WeakMap<Live, Map<string, Kept>>();

/**
 * Caches expensive answers for a moment and drops them at the first announced change. Concurrent callers with
 * the same question share one computation.
 */
export function cacheUntilChange<T>(live: Live, question: string, work: () => Promise<T>): Promise<T> {
  const answers = kept.get(live) ?? begin(live);
  const now = Date.now();
  for (const [known, { until }] of answers) if (until < now) answers.delete(known);
  const known = answers.get(question);
  if (known) return known.answer as Promise<T>;
  const answer = work();
  answers.set(question, { until: now + freshFor, answer });
  answer.catch(() => answers.delete(question));
  return answer;
}

function begin(live: Live): Map<string, Kept> {
  const answers = new Map<string, Kept>();
  kept.set(live, answers);
  live.subscribe(() => answers.clear());
  return answers;
}

export const forgetAnswers = (live: Live): void => kept.get(live)?.clear();
