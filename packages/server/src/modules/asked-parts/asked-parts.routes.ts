import type { askedPartsApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { listAskedParts } from './asked-parts.queries';
import { decideAskedPart } from './decide-asked-part';
import { noteAskedPart } from './note-asked-part';

export const askedPartsRoutes: Handlers<typeof askedPartsApi> = {
  list: ({ query }, { db, user }) => listAskedParts(db, user, query),
  note: ({ body }, { tx, user }) => tx((t) => noteAskedPart(t, user, body)),
  decide: ({ params, body }, { tx, user }) => tx((t) => decideAskedPart(t, user, params.id, body.status)),
};
