import { defineApi } from '../kernel/endpoint';
import { streamed } from '../kernel/reply';

export const liveApi = defineApi({
  events: {
    method: 'GET',
    path: '/events',
    access: 'signed-in',
    summary: 'تيار التغييرات: أنواع البيانات التي تغيرت لتوها',
    reply: streamed(),
  },
});
