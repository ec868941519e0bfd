import type { Supplier, suppliersApi } from '@turoos/contract';
import { answerSeenBy } from '../../db/branches/seen-by';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import type { Handlers } from '../../kernel/handlers';
import { inSnapshot } from '../../kernel/in-snapshot';
import { adjustSupplier } from './adjust-supplier';
import { createSupplier } from './create-supplier';
import { deleteSupplier } from './delete-supplier';
import { exportStatement } from './export-statement';
import { exportSuppliers } from './export-suppliers';
import { paySupplier } from './pay-supplier';
import { listCities, listSuppliers, readDebtAges, readStatement, readSupplier } from './suppliers.queries';
import { updateSupplier } from './update-supplier';

/** A supplier shows the totals of the purchases. */
const asSeen = <T extends Supplier>(tx: Tx, user: Actor, written: Promise<T>): Promise<T> =>
  answerSeenBy(tx, user, written, async (supplier) => ({
    ...supplier,
    ...(await readSupplier(tx, supplier._id)),
  }));

export const suppliersRoutes: Handlers<typeof suppliersApi> = {
  list: ({ query }, { db, toFile }) =>
    query.format === 'csv' ? toFile((apart) => exportSuppliers(apart, query)) : listSuppliers(db, query),
  exportPicked: ({ body }, { toFile }) => toFile((apart) => exportSuppliers(apart, body)),
  cities: (_, { db }) => listCities(db),
  get: ({ params }, { db }) => readSupplier(db, params.id),
  create: ({ body }, { tx, user }) => tx((t) => createSupplier(t, user, body)),
  update: ({ params, body }, { tx, user }) =>
    tx((t) => asSeen(t, user, updateSupplier(t, user, params.id, body))),
  delete: ({ params }, { tx, user }) => tx((t) => deleteSupplier(t, user, params.id)),
  transactions: ({ params, query: { format = 'json', ...query } }, { db, toFile }) =>
    format === 'json'
      ? readStatement(db, params.id, query)
      : toFile((apart) => inSnapshot(apart, (view) => exportStatement(view, params.id, format, query))),
  ageing: ({ params }, { db }) => readDebtAges(db, params.id),
  pay: ({ params, body }, { tx, user }) => tx((t) => asSeen(t, user, paySupplier(t, user, params.id, body))),
  adjust: ({ params, body }, { tx, user }) =>
    tx((t) => asSeen(t, user, adjustSupplier(t, user, params.id, body))),
};
