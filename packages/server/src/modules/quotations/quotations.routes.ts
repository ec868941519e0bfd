import type { quotationsApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { loseQuotation, sendQuotation } from './decide-quotation';
import { exportQuotations } from './export-quotations';
import { keepQuoted, letQuotedGo } from './keep-quoted';
import { listQuotations } from './list-quotations';
import { reportQuotations } from './quotations-report';
import { readQuotation } from './quotations.queries';
import { createQuotation, updateQuotation } from './write-quotation';

export const quotationsRoutes: Handlers<typeof quotationsApi> = {
  list: ({ query }, { db, toFile, user }) =>
    query.format === 'csv'
      ? toFile((apart) => exportQuotations(apart, user, query))
      : listQuotations(db, user, query),
  report: async ({ query }, { reads, user }) => reportQuotations((await reads.of(user)).db, user, query),
  get: ({ params }, { db, user }) => readQuotation(db, user, params.id),
  create: ({ body }, { tx, user }) => tx((t) => createQuotation(t, user, body)),
  update: ({ params, body }, { tx, user }) => tx((t) => updateQuotation(t, user, params.id, body)),
  send: ({ params }, { tx, user }) => tx((t) => sendQuotation(t, user, params.id)),
  lose: ({ params, body }, { tx, user }) => tx((t) => loseQuotation(t, user, params.id, body)),
  keep: ({ params, body }, { tx, user }) => tx((t) => keepQuoted(t, user, params.id, body)),
  letGo: ({ params }, { tx, user }) => tx((t) => letQuotedGo(t, user, params.id)),
};
