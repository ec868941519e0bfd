import { can, type FoundThings, type Right, type Thing, type ThingKind } from '@turoos/contract';
import type { Db } from '../../db/connect';
import type { Actor } from '../../kernel/actor';
import { findCustomers, readCustomers } from './find-customers';
import { findDocuments, readDocuments } from './find-documents';
import { findParts, readFoundParts } from './find-parts';
import { findSuppliers, findUsers, readSuppliers, readUsers } from './find-people';

/** Asks all sources that the user may read, in parallel; each answers a few hits. */
export function findThings(db: Db, user: Actor, q: string): Promise<FoundThings> {
  if (!q) return gather(user, {});
  return gather(user, {
    parts: () => findParts(db, q),
    customers: () => findCustomers(db, { q }),
    suppliers: () => findSuppliers(db, q),
    users: () => findUsers(db, q),
    documents: () => findDocuments(db, user, q),
  });
}

/** Reads the given things as they are now; those that are gone, or that the user may not read, are left out. */
export function recallThings(db: Db, user: Actor, things: readonly Thing[]): Promise<FoundThings> {
  const ids = (wanted: ThingKind) => things.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  const ifAny = <T>(kind: ThingKind, read: (db: Db, ids: string[]) => Promise<T[]>) =>
    ids(kind).length > 0 ? () => read(db, ids(kind)) : undefined;
  return gather(user, {
    parts: ifAny('part', readFoundParts),
    customers: ifAny('customer', readCustomers),
    suppliers: ifAny('supplier', readSuppliers),
    users: ifAny('user', readUsers),
    documents: () => readDocuments(db, user, things),
  });
}

type Lists = Omit<FoundThings, 'total'>;
type Sources = { [K in keyof Lists]?: (() => Promise<Lists[K]>) | undefined };

const rights: Readonly<Record<Exclude<keyof Lists, 'documents'>, Right>> = {
  parts: 'products:read',
  customers: 'customers:read',
  suppliers: 'suppliers:read',
  users: 'users:read',
};

async function gather(user: Actor, sources: Sources): Promise<FoundThings> {
  const ask = async <T>(right: Right, source: (() => Promise<T[]>) | undefined): Promise<T[]> =>
    source && can(user, right) ? source() : [];
  const [parts, customers, suppliers, users, documents] = await Promise.all([
    ask(rights.parts, sources.parts),
    ask(rights.customers, sources.customers),
    ask(rights.suppliers, sources.suppliers),
    ask(rights.users, sources.users),
    // each kind of document has its own right
    sources.documents?.() ?? [],
  ]);
  const lists = { parts, customers, suppliers, users, documents };
  return { ...lists, total: Object.values(lists).reduce((sum, { length }) => sum + length, 0) };
}
