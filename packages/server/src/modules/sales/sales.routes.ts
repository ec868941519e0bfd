import type { salesApi } from '@turoos/contract';
import { ofBranch } from '../../http/branch-scope';
import type { Handlers } from '../../kernel/handlers';
import { cancelSale } from './cancel-sale';
import { createSale } from './create-sale';
import { exportSales } from './export-sales';
import { listSales, periodOf } from './list-sales';
import { refundSale } from './refund-sale';
import { carsOfCustomer } from './sale-car';
import { readDailySales, readLastDays, readSalesSummary } from './sales-totals.queries';
import { listRefunds, readSaleWithTenders } from './sales.queries';
import { isNarrowed, sumFoundSales } from './sum-found-sales';
import { readTopParts } from './top-parts';
import { updateSale } from './update-sale';

export const salesRoutes: Handlers<typeof salesApi> = {
  list: ({ query }, { db, toFile }) =>
    query.format === 'csv' ? toFile((apart) => exportSales(apart, query)) : listSales(db, query),
  exportPicked: ({ body }, { toFile }) => toFile((apart) => exportSales(apart, body)),
  daily: ({ query }, { db }) => readDailySales(db, query.date),
  summary: async ({ query }, { db, reads, user }) =>
    isNarrowed(query)
      ? sumFoundSales((await reads.of(user)).db, query)
      : readSalesSummary(db, periodOf(query)),
  byDay: ({ query }, { db }) => readLastDays(db, query.days),
  topParts: async ({ query }, context) => {
    const { reads, user } = await ofBranch(context, query);
    return readTopParts((await reads.of(user)).db, query);
  },
  ofCustomer: ({ params, query }, { db }) => listSales(db, { ...query, customer: params.id }),
  carsOfCustomer: ({ params }, { db }) => carsOfCustomer(db, params.id),
  get: ({ params }, { db }) => readSaleWithTenders(db, params.id),
  refunds: ({ params }, { db }) => listRefunds(db, params.id),
  create: ({ body }, { tx, user }) => tx((t) => createSale(t, user, body), 'at once'),
  update: ({ params, body }, { tx, user }) => tx((t) => updateSale(t, user, params.id, body)),
  cancel: ({ params }, { tx, user }) => tx((t) => cancelSale(t, user, params.id)),
  refund: ({ params, body }, { tx, user }) => tx((t) => refundSale(t, user, params.id, body)),
};
