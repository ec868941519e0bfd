import type { customersApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { inSnapshot } from '../../kernel/in-snapshot';
import { blockCustomer } from './block-customer';
import { changeBalance } from './change-balance';
import { changePoints } from './change-points';
import { createCustomer } from './create-customer';
import { readCustomerSales } from './customer-sales.queries';
import {
  countCustomers,
  listCustomers,
  listOverLimit,
  readCustomer,
  readDebtAges,
  readStatement,
} from './customers.queries';
import { deleteCustomer } from './delete-customer';
import { exportCustomers } from './export-customers';
import { exportStatement } from './export-statement';
import { updateCustomer } from './update-customer';

export const customersRoutes: Handlers<typeof customersApi> = {
  list: ({ query }, { db, toFile }) =>
    query.format === 'csv' ? toFile((apart) => exportCustomers(apart, query)) : listCustomers(db, query),
  exportPicked: ({ body }, { toFile }) => toFile((apart) => exportCustomers(apart, body)),
  statistics: (_, { db }) => countCustomers(db),
  overCreditLimit: ({ query }, { db }) => listOverLimit(db, query),
  get: ({ params }, { db }) => readCustomer(db, params.id),
  totalSales: ({ params }, { db }) => readCustomerSales(db, params.id),
  ageing: ({ params }, { db }) => readDebtAges(db, params.id),
  transactions: ({ params, query: { format = 'json', ...query } }, { db, toFile, user }) =>
    format === 'json'
      ? readStatement(db, params.id, query)
      : toFile((apart) => inSnapshot(apart, (view) => exportStatement(view, user, params.id, format, query))),
  create: ({ body }, { tx, user }) => tx((t) => createCustomer(t, user, body)),
  update: ({ params, body }, { tx, user }) => tx((t) => updateCustomer(t, user, params.id, body)),
  block: ({ params, body }, { tx, user }) => tx((t) => blockCustomer(t, user, params.id, body.isBlocked)),
  changeBalance: ({ params, body }, { tx, user }) => tx((t) => changeBalance(t, user, params.id, body)),
  changePoints: ({ params, body }, { tx, user }) => tx((t) => changePoints(t, user, params.id, body)),
  remove: ({ params }, { tx, user }) => tx((t) => deleteCustomer(t, user, params.id)),
};
