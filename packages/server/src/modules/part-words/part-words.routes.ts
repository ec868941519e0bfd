import type { partWordsApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { listPartWords } from './part-words.queries';
import { acceptSuggestion, dismissSuggestion, learnPick, listSuggestions } from './suggestions';
import { turnGroup } from './turn-group';
import { createPartWord, removePartWord, updatePartWord } from './write-part-word';

export const partWordsRoutes: Handlers<typeof partWordsApi> = {
  list: ({ query }, { db }) => listPartWords(db, query),
  create: ({ body }, { tx, user }) => tx((t) => createPartWord(t, user, body)),
  update: ({ params, body }, { tx, user }) => tx((t) => updatePartWord(t, user, params.id, body)),
  remove: ({ params }, { tx, user }) => tx((t) => removePartWord(t, user, params.id)),
  turn: ({ params, body }, { tx, user }) => tx((t) => turnGroup(t, user, params.key, body.isOn)),
  suggestions: (_, { db }) => listSuggestions(db),
  accept: ({ params, body }, { tx, user }) => tx((t) => acceptSuggestion(t, user, params.id, body)),
  dismiss: ({ params }, { tx, user }) => tx((t) => dismissSuggestion(t, user, params.id)),
  learn: ({ body }, { tx, user }) => tx((t) => learnPick(t, user, body)),
};
