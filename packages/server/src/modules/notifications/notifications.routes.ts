import type { notificationsApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import {
  readAllNotifications,
  readNotification,
  removeNotification,
  removeReadNotifications,
} from './mark-notifications';
import { countNotifications, listNotifications } from './notifications.queries';

export const notificationsRoutes: Handlers<typeof notificationsApi> = {
  count: (_, { db, user }) => countNotifications(db, user.id),
  list: ({ query }, { db, user }) => listNotifications(db, user.id, query),
  readAll: (_, { tx, user }) => tx((t) => readAllNotifications(t, user.id)),
  read: ({ params }, { tx, user }) => tx((t) => readNotification(t, user.id, params.id)),
  remove: ({ params }, { tx, user }) => tx((t) => removeNotification(t, user.id, params.id)),
  removeRead: (_, { tx, user }) => tx((t) => removeReadNotifications(t, user.id)),
};
