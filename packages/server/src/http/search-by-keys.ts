import { searchedByKeys, type Endpoint } from '@turoos/contract';

type Input = { query: unknown };
type Ask<I> = (input: I) => Promise<unknown>;

/** Query parameters that users type or scan into. */
const typedParameters = ['q', 'keyword', 'code'] as const;

/**
 * Answers a list. If a text finds nothing, it is retried with the letters of the other alphabet on the same keys, so
 * that a number scanned with the Arabic keyboard layout, or an Arabic word typed with the Latin one, is found on every
 * list. A file contains the rows of its list, so the list decides which reading is used.
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
      if (!isEmptyList(shown)) return ask({ ...input, query });
    }
    return ask(input);
  }
  const answer = await ask(input);
  if (!isEmptyList(answer)) return answer;
  for (const query of others) {
    const other = await ask({ ...input, query });
    if (!isEmptyList(other)) return other;
  }
  return answer;
}

const isFile = ({ reply }: Endpoint, query: unknown): boolean =>
  reply.kind === 'stream' || (reply.offersFile === true && (asked(query)['format'] ?? 'json') !== 'json');

/** Whether a list, a page or the totals of a list have no rows. */
export function isEmptyList(answer: unknown): boolean {
  if (Array.isArray(answer)) return answer.length === 0;
  const { total, pagination } = (answer ?? {}) as { total?: unknown; pagination?: { total?: unknown } };
  return (total ?? pagination?.total) === 0;
}

const asked = (query: unknown) => (query ?? {}) as Record<string, unknown>;

function readings(query: unknown): Record<string, unknown>[] {
  return typedParameters.flatMap((name) => {
    const text = asked(query)[name];
    const others = typeof text === 'string' ? searchedByKeys(text) : [];
    return others.map((one) => ({ ...asked(query), [name]: one }));
  });
}
