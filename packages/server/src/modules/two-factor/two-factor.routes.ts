import type { twoFactorApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { assertMayTry, confirmPassword, forgiveAttempt, guessesAt } from '../passwords';
import { readUser } from '../users';
import { confirmTwoFactor, renewRecoveryCodes } from './confirm-two-factor';
import { disableTwoFactor, resetTwoFactor } from './remove-two-factor';
import { setUpTwoFactor } from './set-up-two-factor';
import { readTwoFactor } from './two-factor.queries';

export const twoFactorRoutes: Handlers<typeof twoFactorApi> = {
  state: (_, { db, user }) => readTwoFactor(db, user.id),

  async setUp({ body }, { db, tx, user }) {
    await confirmPassword(db, user, body.password);
    return tx((t) => setUpTwoFactor(t, user));
  },

  async confirm({ body }, { db, tx, user }) {
    const guesses = guessesAt('code', user.id);
    await assertMayTry(db, guesses);
    const codes = await tx((t) => confirmTwoFactor(t, user, body.code));
    await forgiveAttempt(db, guesses);
    return codes;
  },

  async renewCodes({ body }, { db, tx, user }) {
    await confirmPassword(db, user, body.password);
    return tx((t) => renewRecoveryCodes(t, user));
  },

  async disable({ body }, { db, tx, user }) {
    await confirmPassword(db, user, body.password);
    return tx((t) => disableTwoFactor(t, user));
  },

  async stateOf({ params }, { db }) {
    const { _id } = await readUser(db, params.id);
    return readTwoFactor(db, _id);
  },

  reset: ({ params }, { tx, user }) => tx((t) => resetTwoFactor(t, user, params.id)),
};
