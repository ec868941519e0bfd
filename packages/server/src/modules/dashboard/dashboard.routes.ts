import type { dashboardApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import {
  readCashOverview,
  readCustomersOverview,
  readSalesOverview,
  readStockOverview,
} from './dashboard.queries';
import { readNeeds } from './needs.queries';
import { dismissSetup, readSetup, skipSetupStep } from './setup';

export const dashboardRoutes: Handlers<typeof dashboardApi> = {
  sales: (_, { db }) => readSalesOverview(db),
  customers: (_, { db }) => readCustomersOverview(db),
  stock: (_, { db }) => readStockOverview(db),
  cash: (_, { db, user }) => readCashOverview(db, user),
  needs: (_, { db, user }) => readNeeds(db, user),
  setup: (_, { db, user }) => readSetup(db, user),
  dismissSetup: (_, { tx, user }) => tx(async (t) => void (await dismissSetup(t, user))),
  skipSetupStep: ({ body }, { tx, user }) => tx(async (t) => void (await skipSetupStep(t, user, body.step))),
};
