import type { fitSuggestionsApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { acceptFit, dismissFit } from './decide-suggestion';
import { findSuggestions } from './find-suggestions';

export const fitSuggestionsRoutes: Handlers<typeof fitSuggestionsApi> = {
  list: ({ query }, { db }) => findSuggestions(db, query),
  accept: ({ body }, { tx, user }) => tx((t) => acceptFit(t, user, body)),
  dismiss: ({ body }, { tx, user }) => tx((t) => dismissFit(t, user, body)),
};
