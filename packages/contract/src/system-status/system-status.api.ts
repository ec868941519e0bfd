import { defineApi } from '../kernel/endpoint';
import { single } from '../kernel/reply';
import { SystemStatus } from './system-status.schema';

export const systemStatusApi = defineApi({
  read: {
    method: 'GET',
    path: '/system-status',
    access: 'backup:read',
    summary: 'حالة النظام: القرص والنسخ والساعة والأعمال التلقائية وأبطأ الطلبات ونقاط البيع',
    reply: single(SystemStatus),
  },
});
