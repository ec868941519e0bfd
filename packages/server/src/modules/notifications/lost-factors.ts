import type { Tx } from '../../db/transaction';
import { mostNames } from './bundle-news.rules';
import { writeBundles } from './write-bundles';

/** Notifies the users whose second factor was removed, and every administrator with their names. */
export async function notifyOfLostFactors(tx: Tx, userIds: readonly string[]): Promise<void> {
  const people = await tx
    .selectFrom('users')
    .select(['id', 'name', 'role'])
    .where('isActive', '=', true)
    .orderBy('name')
    .execute();
  const lost = people.filter(({ id }) => userIds.includes(id));
  const bundles = people.flatMap(({ id, role }) => {
    const isAdmin = role === 'super_admin' || role === 'admin';
    const of = isAdmin ? lost : lost.filter((one) => one.id === id);
    if (of.length === 0) return [];
    const names = of.slice(0, mostNames).map(({ name }) => name);
    const bundle = { kind: 'security', bundle: 'two-factor', subjectId: null, amount: null } as const;
    return [{ ...bundle, userId: id, count: of.length, names, elsewhere: false }];
  });
  await writeBundles(tx, bundles);
}
