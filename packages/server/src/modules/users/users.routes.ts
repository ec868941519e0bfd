import { passwordTexts, wrongField, type ActivitiesQuery, type usersApi } from '@turoos/contract';
import type { Context, Handlers } from '../../kernel/handlers';
import { confirmPassword } from '../passwords';
import { listActivities, readActivityFigures } from './activities.queries';
import { changePassword } from './change-password';
import { deleteUser } from './delete-user';
import { exportActivities } from './export-activities';
import { registerUser } from './register-user';
import { updateProfile } from './update-profile';
import { updateUser } from './update-user';
import { countUsers, listUsers, readUserDetail } from './users.queries';

type UsersEndpoint = typeof usersApi.activities;

const activitiesOf = (
  id: string,
  query: ActivitiesQuery,
  { db, toFile, user }: Pick<Context<UsersEndpoint>, 'db' | 'toFile' | 'user'>,
) =>
  query.format === 'csv'
    ? toFile((apart) => exportActivities(apart, user, id, query))
    : listActivities(db, user, id, query);

export const usersRoutes: Handlers<typeof usersApi> = {
  list: ({ query }, { db }) => listUsers(db, query),
  stats: (_, { db }) => countUsers(db),
  profile: (_, { db, user }) => readUserDetail(db, user.id),
  profileActivities: ({ query }, context) => activitiesOf(context.user.id, query, context),
  profileFigures: (_, { db, user }) => readActivityFigures(db, user, user.id),
  get: ({ params }, { db }) => readUserDetail(db, params.id),
  activities: ({ params, query }, context) => activitiesOf(params.id, query, context),
  figures: ({ params }, { db, user }) => readActivityFigures(db, user, params.id),
  create: ({ body }, { tx, user }) => tx((t) => registerUser(t, user, body)),
  updateProfile: ({ body }, { tx, user }) => tx((t) => updateProfile(t, user, body)),
  async changePassword({ body }, { db, tx, user }) {
    if (body.userId === user.id) {
      if (!body.currentPassword) throw wrongField('currentPassword', passwordTexts.currentRequired);
      await confirmPassword(db, user, body.currentPassword);
    }
    return tx((t) => changePassword(t, user, body));
  },
  update: ({ params, body }, { tx, user }) => tx((t) => updateUser(t, user, params.id, body)),
  remove: ({ params }, { tx, user }) => tx((t) => deleteUser(t, user, params.id)),
};
