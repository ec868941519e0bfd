import { AppError, texts, type authApi } from '@turoos/contract';
import { transaction } from '../../db/transaction';
import type { Handlers } from '../../http/handlers';
import { recordChange } from '../audit';
import { readSessionUser } from '../users';
import { checkCredentials, login } from './login';
import { refreshSession } from './refresh-session';
import { revokeSessions } from './sessions';

export const authRoutes: Handlers<typeof authApi> = {
  async login({ body }, { db, tx, secret, request }) {
    const user = await checkCredentials(db, body, request.ip);
    return tx((t) => login(t, secret, user, request));
  },

  async refresh({ body }, { db, secret, request }) {
    const tokens = await transaction(db, (t) =>
      refreshSession(t, secret, body.refreshToken, request.idempotencyKey),
    );
    if (!tokens) throw new AppError('UNAUTHORIZED', texts.sessionExpired);
    return tokens;
  },

  async me(_, { db, user }) {
    return { user: await readSessionUser(db, user.id), expiresIn: user.expiresIn };
  },

  logout: (_, { tx, user }) =>
    tx(async (t) => {
      await revokeSessions(t, { userId: user.id, sessionId: user.sessionId }, 'logout');
      await recordChange(t, user, { action: 'auth.logout', entity: 'users', entityId: user.id });
    }),
};
