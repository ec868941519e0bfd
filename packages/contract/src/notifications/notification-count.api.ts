import { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { single } from '../kernel/reply';
import { Instant } from '../kernel/time';

/** The data of the bell in the top bar, in a module of its own because it is part of the first load. */
export const notificationCountApi = defineApi({
  count: {
    method: 'GET',
    path: '/notifications/count',
    access: 'notifications:read',
    summary: 'عدد الإشعارات غير المقروءة وأحدثها',
    reply: single(
      z.object({
        unread: z.int(),
        /** For desktop notifications, if the user enabled them; null when nothing is unread. */
        newest: z.object({ at: Instant, title: z.string() }).nullable(),
        push: z.boolean(),
      }),
    ),
  },
});
