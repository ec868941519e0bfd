import { notFound, type BranchQuery } from '@turoos/contract';
import type { Actor } from '../kernel/actor';
import { cacheUntilChange } from '../kernel/cache-until-change';
import type { Source } from '../kernel/reads';
import type { Services } from '../kernel/services';

/** Returns the services of a request that reads what these warehouses see, and nothing else. */
export function withinBranches(services: Services, warehouses: readonly string[]): Services {
  const { branches, live, reads, url } = services;
  const db = branches.of(warehouses);
  const source = {
    db,
    url,
    cached: <T>(question: string, work: () => Promise<T>) =>
      cacheUntilChange(live, `${warehouses.toSorted().join()} ${question}`, work),
  };
  return {
    ...services,
    db,
    // reads of the user's own changes must not be cached ones, which the usual source takes care of
    reads: { ...reads, of: async (user) => (await reads.of(user), source) },
  };
}

/** Returns a request's services as the branch that it names sees the shop, or as they are when it names none. */
export async function ofBranch<C extends Services>(context: C, { warehouse }: BranchQuery): Promise<C> {
  if (!warehouse) return context;
  const known = await context.db
    .selectFrom('warehouses')
    .select('id')
    .where('id', '=', warehouse)
    .executeTakeFirst();
  if (!known) throw notFound();
  return { ...context, ...withinBranches(context, [warehouse]) };
}

/** Answers an expensive question as the branch that the request names sees the shop, from the cache if nothing changed. */
export async function readCached<T>(
  context: Services & { user: Actor },
  query: BranchQuery,
  question: string,
  read: (source: Source) => Promise<T>,
): Promise<T> {
  const { reads, user } = await ofBranch(context, query);
  const source = await reads.of(user);
  return source.cached(question, () => read(source));
}
