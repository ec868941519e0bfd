import { defineApi } from '../kernel/endpoint';
import { single } from '../kernel/reply';
import { NetworkAccess } from './network.schema';

export const networkApi = defineApi({
  access: {
    method: 'GET',
    path: '/network',
    access: 'settings:read',
    summary: 'عناوين الخادم في الشبكة وبصمة شهادته',
    reply: single(NetworkAccess),
  },
});
