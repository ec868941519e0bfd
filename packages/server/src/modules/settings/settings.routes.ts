import { can, type settingsApi, type VisibleSettings } from '@turoos/contract';
import type { Db } from '../../db/connect';
import type { Actor } from '../../kernel/actor';
import type { Handlers } from '../../kernel/handlers';
import { readSettings } from '../../kernel/settings';
import type { Config } from '../../system/config';
import { usesTwoFactor } from '../two-factor';
import { changeSettings } from './change-settings';
import { logoMark, readLogo, removeLogo, setLogo } from './logo';
import { shrinkLogo } from './shrink-logo';

async function visibleTo(user: Actor, db: Db, { invoiceVersion }: Config): Promise<VisibleSettings> {
  return {
    store: { ...(await readSettings(db, 'store')), logo: await logoMark(db) },
    invoiceVersion,
    cash: await readSettings(db, 'cash'),
    notifications: await readSettings(db, 'notifications', user.id),
    security: {
      ...(await readSettings(db, 'security', user.id)),
      twoFactor: await usesTwoFactor(db, user.id),
    },
    ...(can(user, 'backup:read') && { backup: await readSettings(db, 'backup') }),
  };
}

export const settingsRoutes: Handlers<typeof settingsApi> = {
  get: (_, { db, user, config }) => visibleTo(user, db, config),
  update: ({ body }, { tx, user, config }) =>
    tx(async (t) => {
      await changeSettings(t, user, body);
      return visibleTo(user, t, config);
    }),
  logo: (_, { db }) => readLogo(db),
  async setLogo({ file }, { tx, user }) {
    const picture = await shrinkLogo(file);
    return tx((t) => setLogo(t, user, picture));
  },
  removeLogo: (_, { tx, user }) => tx((t) => removeLogo(t, user)),
};
