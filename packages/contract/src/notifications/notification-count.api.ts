import { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { single } from '../kernel/reply';
import { Instant } from '../kernel/time';

/** What the bell in the top bar needs, apart from the rest: it comes with the first page over a slow line. */
export const notificationCountApi = defineApi({
  count: {
    method: 'GET',
    path: '/notifications/count',
    access: 'notifications:read',
    summary: 'عدد الإشعارات غير المقروءة وأحدثها',
    reply: single(
      z.object({
        unread: z.int(),
        /** For the desktop, where the user wants that; null when nothing is unread. */
        newest: z.object({ at: Instant, title: z.string() }).nullable(),
        push: z.boolean(),
      }),
    ),
  },
});
