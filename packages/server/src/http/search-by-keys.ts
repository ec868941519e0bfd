import { foldCode, latinKeys, type Endpoint } from '@turoos/contract';

type Input = { query: unknown };

/** Where people type what they look for: words and numbers, or one number as a scanner reads it. */
const typedInto = ['q', 'code'] as const;

/** A shorter reading would find something for any word that finds nothing. */
const shortest = 3;

/**
 * Answers a list. When nothing was found for a text in Arabic letters, the same keys are tried on the Latin keyboard:
 * a number scanned or typed while the keyboard was Arabic finds its part, bill or customer on every list alike.
 */
export async function searchByKeys<I extends Input>(
  { method, reply }: Endpoint,
  input: I,
  ask: (input: I) => Promise<unknown>,
): Promise<unknown> {
  const answer = await ask(input);
  if (method !== 'GET' || reply.kind !== 'json' || !isNothing(answer)) return answer;
  for (const query of readings(input.query)) {
    const other = await ask({ ...input, query });
    if (!isNothing(other)) return other;
  }
  return answer;
}

/** A list, or the page of one, without a row in all. */
const isNothing = (answer: unknown): boolean =>
  Array.isArray(answer) ? answer.length === 0 : isPage(answer) && answer.total === 0;

const isPage = (answer: unknown): answer is { rows: unknown[]; total: number } =>
  typeof answer === 'object' && answer !== null && 'rows' in answer && 'total' in answer;

function readings(query: unknown): object[] {
  const asked = (query ?? {}) as Record<string, unknown>;
  return typedInto.flatMap((name) => {
    const text = asked[name];
    const latin = typeof text === 'string' ? latinKeys(text) : [];
    return latin.filter((one) => foldCode(one).length >= shortest).map((one) => ({ ...asked, [name]: one }));
  });
}
