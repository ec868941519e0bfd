import { AppError, notFound, texts, type authApi } from '@turoos/contract';
import { transaction } from '../../db/transaction';
import { recordChange } from '../../kernel/audit';
import type { Handlers } from '../../kernel/handlers';
import { listSessions, revokeSessions } from '../sessions';
import { choosePassword, readSessionUser } from '../users';
import { readChallenge } from './challenge';
import { checkCredentials, login } from './login';
import { refreshSession } from './refresh-session';
import { askForCode, askForPassword, checkCode } from './sign-in-steps';

export const authRoutes: Handlers<typeof authApi> = {
  async login({ body }, { db, tx, tokens, request }) {
    const user = await checkCredentials(db, body, request);
    await askForCode(db, tokens.now, user);
    await askForPassword(db, tokens.now, user);
    return tx((t) => login(t, tokens.now, user, request));
  },

  async twoFactor({ body }, { db, tx, tokens, request }) {
    const user = await readChallenge(db, tokens.now, 'code', body.challenge);
    await checkCode(db, user, body.code, request);
    await askForPassword(db, tokens.now, user);
    return tx((t) => login(t, tokens.now, user, request));
  },

  async renewPassword({ body }, { db, tx, tokens, request }) {
    const user = await readChallenge(db, tokens.now, 'password', body.challenge);
    return tx(async (t) => {
      await choosePassword(t, user, body.newPassword);
      const doer = { ...user, ip: request.ip, traceId: request.traceId };
      await recordChange(t, doer, { action: 'user.password', entity: 'users', entityId: user.id });
      return login(t, tokens.now, user, request);
    });
  },

  async refresh({ body }, { db, tokens: key, request }) {
    const tokens = await transaction(db, (t) => refreshSession(t, key.now, body.refreshToken, request));
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

  sessions: (_, { db, user }) => listSessions(db, user.id, user.sessionId),

  endSession: ({ params }, { tx, user }) =>
    tx(async (t) => {
      const ended = await revokeSessions(t, { userId: user.id, sessionId: params.id }, 'ended');
      if (ended === 0) throw notFound('الجلسة غير موجودة أو انتهت من قبل');
      await recordChange(t, user, { action: 'auth.end_session', entity: 'users', entityId: user.id });
    }),

  endOtherSessions: (_, { tx, user }) =>
    tx(async (t) => {
      await revokeSessions(t, { userId: user.id, exceptId: user.sessionId }, 'ended');
      await recordChange(t, user, { action: 'auth.end_session', entity: 'users', entityId: user.id });
    }),
};
