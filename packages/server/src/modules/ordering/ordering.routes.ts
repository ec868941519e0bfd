import type { orderingApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { jobNames } from '../../kernel/job-names';
import { listDeadStock } from './dead-stock.queries';
import { exportDeadStock, exportProposals } from './export-ordering';
import { orderParts } from './order-parts';
import { askForFigures, changeSetup, readState } from './ordering-setup';
import { listProposals, listSupplierGroups, readProposal } from './proposals.queries';

export const orderingRoutes: Handlers<typeof orderingApi> = {
  list: async ({ query }, { reads, user, toFile }) =>
    query.format === 'xlsx'
      ? toFile((apart) => exportProposals(apart, query))
      : listProposals((await reads.of(user)).db, query),
  suppliers: async (_, { reads, user }) => listSupplierGroups((await reads.of(user)).db),
  state: (_, { db }) => readState(db),
  part: async ({ params }, { reads, user }) => readProposal((await reads.of(user)).db, params.id),
  deadStock: async ({ query }, { reads, user, toFile }) =>
    query.format === 'xlsx'
      ? toFile((apart) => exportDeadStock(apart, query))
      : listDeadStock((await reads.of(user)).db, query),
  compute: async (_, { tx, jobs }) => {
    const state = await tx(askForFigures);
    await jobs.enqueue(jobNames.computeOrdering);
    return state;
  },
  setup: async ({ body }, { tx, user, jobs }) => {
    const state = await tx((t) => changeSetup(t, user, body));
    await jobs.enqueue(jobNames.computeOrdering);
    return state;
  },
  order: ({ body }, { tx, user }) => tx((t) => orderParts(t, user, body)),
};
