import type { webhooksApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import type { Services } from '../../kernel/services';
import { resendDelivery, sendTest } from './ask-delivery';
import { startWebhook } from './run-webhook';
import { createWebhook, removeWebhook, renewSecret, updateWebhook } from './save-webhook';
import { listDeliveries, listWebhooks } from './webhooks.queries';

export const webhooksRoutes: Handlers<typeof webhooksApi> = {
  list: (_, { db }) => listWebhooks(db),
  create: ({ body }, { tx, user, config }) => tx((t) => createWebhook(t, user, body, config.webhooksInside)),
  update: async ({ params, body }, context) => {
    const { tx, user, config } = context;
    const saved = await tx((t) => updateWebhook(t, user, params.id, body, config.webhooksInside));
    start(context, params.id);
    return saved;
  },
  remove: ({ params }, { tx, user }) => tx((t) => removeWebhook(t, user, params.id)),
  renewSecret: ({ params }, { tx, user }) => tx((t) => renewSecret(t, user, params.id)),
  test: async ({ params }, context) => {
    const asked = await context.tx((t) => sendTest(t, context.user, params.id));
    start(context, params.id);
    return asked;
  },
  deliveries: ({ params, query }, { db }) => listDeliveries(db, params.id, query),
  resend: async ({ params }, context) => {
    const asked = await context.tx((t) => resendDelivery(t, context.user, params));
    start(context, params.id);
    return asked;
  },
};

/** Sends at once what somebody asked for; what happens in the shop is noticed by `watchForDeliveries`. */
const start = ({ db, background, live, warn, config }: Services, id: string): void =>
  startWebhook({ db, background, announce: live.announce, warn, allowsInside: config.webhooksInside }, id);
