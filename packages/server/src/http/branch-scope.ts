import { notFound, type BranchQuery } from '@turoos/contract';
import type { Services } from '../kernel/services';
import { cacheUntilChange } from '../kernel/cache-until-change';

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
