import type { apiKeysApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { confirmPassword } from '../passwords';
import { listApiKeys } from './api-keys.queries';
import { createApiKey } from './create-api-key';
import { withdrawApiKey } from './withdraw-api-key';

export const apiKeysRoutes: Handlers<typeof apiKeysApi> = {
  list: (_, { db }) => listApiKeys(db),
  create: async ({ body: { password, ...asked } }, { db, tx, user }) => {
    await confirmPassword(db, user, password);
    return tx((t) => createApiKey(t, user, asked));
  },
  withdraw: ({ params }, { tx, user }) => tx((t) => withdrawApiKey(t, user, params.id)),
};
