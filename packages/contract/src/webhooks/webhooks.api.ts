import { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { listQuery } from '../kernel/paging';
import { fixedMessage, list, page, single } from '../kernel/reply';
import { byId, Id } from '../kernel/text';
import {
  webhookDeliveryStatusNames,
  NewWebhook,
  Webhook,
  WebhookChanges,
  WebhookDelivery,
  WebhookWithSecret,
} from './webhooks.schema';

const access = 'integrations:manage';
const touches = ['integrations'] as const;

export const webhooksApi = defineApi({
  list: {
    method: 'GET',
    path: '/webhooks',
    access,
    summary: 'عناوين برامج أخرى تُبلَّغ بما يحدث في المتجر',
    reply: list(Webhook),
  },
  // a repeated request makes another: its answer can't be stored, because it contains the secret
  create: {
    method: 'POST',
    path: '/webhooks',
    access,
    summary: 'إضافة عنوان إبلاغ؛ يظهر سر التوقيع في هذا الرد وحده',
    body: NewWebhook,
    reply: single(WebhookWithSecret),
    status: 201,
    touches,
  },
  update: {
    method: 'PUT',
    path: '/webhooks/:id',
    access,
    summary: 'تعديل عنوان إبلاغ أو تعطيله أو تفعيله',
    params: byId,
    body: WebhookChanges,
    reply: single(Webhook),
    touches,
  },
  remove: {
    method: 'DELETE',
    path: '/webhooks/:id',
    access,
    summary: 'حذف عنوان إبلاغ وما ينتظر إرساله إليه',
    params: byId,
    reply: fixedMessage('تم حذف عنوان الإبلاغ'),
    touches,
  },
  renewSecret: {
    method: 'POST',
    path: '/webhooks/:id/secret',
    access,
    summary: 'تجديد سر التوقيع؛ يظهر في هذا الرد وحده، ويوقّع به ما يُرسل بعده',
    params: byId,
    reply: single(WebhookWithSecret),
    touches,
  },
  test: {
    method: 'POST',
    path: '/webhooks/:id/test',
    access,
    summary: 'إرسال رسالة تجربة إلى عنوان الإبلاغ',
    params: byId,
    reply: single(WebhookDelivery),
    status: 201,
    touches,
  },
  deliveries: {
    method: 'GET',
    path: '/webhooks/:id/deliveries',
    access,
    summary: 'ما أُبلغ به العنوان، الأحدث أولاً',
    params: byId,
    query: listQuery(['happenedAt'], '-happenedAt', {
      status: z.enum(webhookDeliveryStatusNames).optional(),
    }),
    reply: page(WebhookDelivery),
  },
  resend: {
    method: 'POST',
    path: '/webhooks/:id/deliveries/:delivery/resend',
    access,
    summary: 'إعادة إرسال إبلاغ بنصه الأول',
    params: z.object({ id: Id, delivery: Id }),
    reply: single(WebhookDelivery),
    touches,
  },
});
