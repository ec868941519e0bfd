import type { AskedPart, askedPartsApi } from '@turoos/contract';
import { answerSeenBy } from '../../db/branches/seen-by';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import type { Handlers } from '../../kernel/handlers';
import { jobNames } from '../../kernel/job-names';
import { listAskedParts, readAskedPart } from './asked-parts.queries';
import { listAskers } from './askers.queries';
import { closeAskedPart, decideAskedPart } from './decide-asked-part';
import { exportAskedParts } from './export-asked-parts';
import { noteAskedPart } from './note-asked-part';
import { tellAskers } from './tell-askers';

/** A part that was asked for shows its stock. */
const asSeen = (tx: Tx, user: Actor, written: Promise<AskedPart>): Promise<AskedPart> =>
  answerSeenBy(tx, user, written, ({ _id }) => readAskedPart(tx, user, _id));

export const askedPartsRoutes: Handlers<typeof askedPartsApi> = {
  list: ({ query }, { db, user, toFile }) =>
    query.format === 'csv'
      ? toFile((apart) => exportAskedParts(apart, user, query))
      : listAskedParts(db, user, query),
  askers: ({ params }, { db, user }) => listAskers(db, user, params.id),
  note: ({ body }, { tx, user }) => tx((t) => asSeen(t, user, noteAskedPart(t, user, body))),
  decide: ({ params, body }, { tx, user }) =>
    tx((t) => asSeen(t, user, decideAskedPart(t, user, params.id, body))),
  tell: async ({ params, body }, { tx, user, jobs }) => {
    const told = await tx((t) => tellAskers(t, user, params.id, body));
    await jobs.enqueue(jobNames.sendOutbox);
    return told;
  },
  close: ({ params }, { tx, user }) => tx((t) => asSeen(t, user, closeAskedPart(t, user, params.id))),
};
