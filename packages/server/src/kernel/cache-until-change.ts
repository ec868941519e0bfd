import type { Live } from './live';

/** However little is told about changes, no answer grows older than this. */
const freshFor = 5000;

interface Kept {
  until: number;
  answer: Promise<unknown>;
}
const kept = new WeakMap<Live, Map<string, Kept>>();

/**
 * Answers that take some work, kept for a moment and forgotten at the first news of a change. Whoever asks while
 * one is being worked out waits for the same.
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
