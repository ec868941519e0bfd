import { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { single } from '../kernel/reply';

export const Updates = z.object({
  installed: z.string(),
  /** Versions newer than the installed one on the server's machine, the newest first. */
  found: z.array(z.object({ version: z.string(), path: z.string() })),
});
export type Updates = z.output<typeof Updates>;

export const updatesApi = defineApi({
  look: {
    method: 'GET',
    path: '/updates',
    access: 'backup:read',
    summary: 'الإصدارات الأحدث من المثبّت، بجانب البرنامج أو على الأقراص الموصولة بجهاز الخادم',
    reply: single(Updates),
  },
});
