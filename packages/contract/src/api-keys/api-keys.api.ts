import { defineApi } from '../kernel/endpoint';
import { list, single } from '../kernel/reply';
import { byId } from '../kernel/text';
import { ApiKey, MadeApiKey, NewApiKey } from './api-keys.schema';

const touches = ['integrations'] as const;

export const apiKeysApi = defineApi({
  list: {
    method: 'GET',
    path: '/api-keys',
    access: 'integrations:manage',
    summary: 'مفاتيح الربط التي تستعملها البرامج الأخرى',
    reply: list(ApiKey),
  },
  // a repeated request makes another key: its answer can't be stored, because it contains the key
  create: {
    method: 'POST',
    path: '/api-keys',
    access: 'integrations:manage',
    summary: 'إنشاء مفتاح ربط؛ يظهر المفتاح في هذا الرد وحده',
    body: NewApiKey,
    reply: single(MadeApiKey),
    status: 201,
    touches,
  },
  withdraw: {
    method: 'POST',
    path: '/api-keys/:id/withdraw',
    access: 'integrations:manage',
    summary: 'سحب مفتاح ربط، فلا يعمل من هذه اللحظة',
    params: byId,
    reply: single(ApiKey),
    touches,
  },
});
