import type { dashboardApi } from '@turoos/contract';
import { ofBranch, readCached } from '../../http/branch-scope';
import type { Handlers } from '../../kernel/handlers';
import {
  readBranches,
  readCashOverview,
  readCustomersOverview,
  readSalesOverview,
  readStockOverview,
} from './dashboard.queries';
import { readNeeds } from './needs.queries';
import { dismissSetup, readSetup, skipSetupStep } from './setup';

export const dashboardRoutes: Handlers<typeof dashboardApi> = {
  sales: ({ query }, context) => readCached(context, query, 'home sales', ({ db }) => readSalesOverview(db)),
  customers: (_, { db }) => readCustomersOverview(db),
  stock: ({ query }, context) => readCached(context, query, 'home stock', ({ db }) => readStockOverview(db)),
  cash: async ({ query }, context) => {
    const { db, user } = context;
    return readCashOverview({ db, branch: (await ofBranch(context, query)).db, user });
  },
  branches: (_, { db }) => readBranches(db),
  needs: (_, { db, user, config }) => readNeeds(db, user, config),
  setup: (_, { db, user }) => readSetup(db, user),
  dismissSetup: (_, { tx, user }) => tx(async (t) => void (await dismissSetup(t, user))),
  skipSetupStep: ({ body }, { tx, user }) => tx(async (t) => void (await skipSetupStep(t, user, body.step))),
};
