import type { Quotation, quotationsApi } from '@turoos/contract';
import { answerSeenBy } from '../../db/branches/seen-by';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import type { Handlers } from '../../kernel/handlers';
import { loseQuotation, sendQuotation } from './decide-quotation';
import { exportQuotations } from './export-quotations';
import { keepQuoted, letQuotedGo } from './keep-quoted';
import { listQuotations } from './list-quotations';
import { reportQuotations } from './quotations-report';
import { readQuotation } from './quotations.queries';
import { createQuotation, updateQuotation } from './write-quotation';

/** A quotation shows the stock of its parts. */
const asSeen = (tx: Tx, user: Actor, written: Promise<Quotation>): Promise<Quotation> =>
  answerSeenBy(tx, user, written, ({ _id }) => readQuotation(tx, user, _id));

export const quotationsRoutes: Handlers<typeof quotationsApi> = {
  list: ({ query }, { db, toFile, user }) =>
    query.format === 'csv'
      ? toFile((apart) => exportQuotations(apart, user, query))
      : listQuotations(db, user, query),
  report: async ({ query }, { reads, user }) => reportQuotations((await reads.of(user)).db, user, query),
  get: ({ params }, { db, user }) => readQuotation(db, user, params.id),
  create: ({ body }, { tx, user }) => tx((t) => asSeen(t, user, createQuotation(t, user, body))),
  update: ({ params, body }, { tx, user }) =>
    tx((t) => asSeen(t, user, updateQuotation(t, user, params.id, body))),
  send: ({ params }, { tx, user }) => tx((t) => asSeen(t, user, sendQuotation(t, user, params.id))),
  lose: ({ params, body }, { tx, user }) =>
    tx((t) => asSeen(t, user, loseQuotation(t, user, params.id, body))),
  keep: ({ params, body }, { tx, user }) => tx((t) => asSeen(t, user, keepQuoted(t, user, params.id, body))),
  letGo: ({ params }, { tx, user }) => tx((t) => asSeen(t, user, letQuotedGo(t, user, params.id))),
};
