import { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { streamed } from '../kernel/reply';

export const tillCopyApi = defineApi({
  read: {
    method: 'GET',
    path: '/replica',
    access: 'sales:create',
    summary: 'نسخة نقطة البيع من القطع والعملاء والأسعار: كلها، أو ما تغيّر منذ آخر علامة وصلت إليها',
    query: z.object({ since: z.string().max(1000).optional() }),
    reply: streamed(),
    fromTill: true,
  },
});
