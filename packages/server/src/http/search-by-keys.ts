import { foldCode, latinKeys, type Endpoint } from '@turoos/contract';

type Input = { query: unknown };
type Ask<I> = (input: I) => Promise<unknown>;

/** Where people type what they look for: words and numbers, or one number as a scanner reads it. */
const typedInto = ['q', 'keyword', 'code'] as const;

/** A shorter reading would find something for any word that finds nothing. */
const shortest = 3;

/**
 * Answers a list. When nothing was found for a text in Arabic letters, the same keys are tried on the Latin keyboard:
 * a number scanned or typed while the keyboard was Arabic finds its part, purchase or customer on every list alike. A file
 * holds what the list shows, so its rows are asked for as a list first.
 */
export async function searchByKeys<I extends Input>(
  endpoint: Endpoint,
  input: I,
  ask: Ask<I>,
  list: Ask<I>,
): Promise<unknown> {
  const others = endpoint.method === 'GET' ? readings(input.query) : [];
  if (others.length === 0) return ask(input);
  if (isFile(endpoint, input.query)) {
    for (const query of [asked(input.query), ...others]) {
      const shown = await list({ ...input, query: { ...query, format: undefined, page: 1, limit: 1 } });
      if (!isNothing(shown)) return ask({ ...input, query });
    }
    return ask(input);
  }
  const answer = await ask(input);
  if (!isNothing(answer)) return answer;
  for (const query of others) {
    const other = await ask({ ...input, query });
    if (!isNothing(other)) return other;
  }
  return answer;
}

const isFile = ({ reply }: Endpoint, query: unknown): boolean =>
  reply.kind === 'stream' || (reply.offersFile === true && (asked(query)['format'] ?? 'json') !== 'json');

/** A list, the page of one or the sums of one, without a row in all. */
export function isNothing(answer: unknown): boolean {
  if (Array.isArray(answer)) return answer.length === 0;
  const { total, pagination } = (answer ?? {}) as { total?: unknown; pagination?: { total?: unknown } };
  return (total ?? pagination?.total) === 0;
}

const asked = (query: unknown) => (query ?? {}) as Record<string, unknown>;

function readings(query: unknown): Record<string, unknown>[] {
  return typedInto.flatMap((name) => {
    const text = asked(query)[name];
    const latin = typeof text === 'string' ? latinKeys(text) : [];
    return latin
      .filter((one) => foldCode(one).length >= shortest)
      .map((one) => ({ ...asked(query), [name]: one }));
  });
}
