import { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { fixedMessage, single } from '../kernel/reply';
import { byId } from '../kernel/text';
import { QueueOf, WhatsappMessage } from './whatsapp-queue.schema';

const touches = ['customers', 'marketing', 'asked-parts'] as const;

/**
 * WhatsApp messages of campaigns, debt reminders and arrivals, which a person sends by hand. The required right depends
 * on the kind of message, so the handlers check it.
 */
export const whatsappQueueApi = defineApi({
  waiting: {
    method: 'GET',
    path: '/whatsapp-queue',
    access: 'signed-in',
    summary: 'عدد رسائل واتساب التي تنتظر من يرسلها',
    query: QueueOf,
    reply: single(z.object({ waiting: z.int() })),
  },
  takeNext: {
    method: 'POST',
    path: '/whatsapp-queue/next',
    access: 'signed-in',
    summary: 'أخذ رسالة واتساب التالية، فلا يأخذها غيرك خلال دقائق',
    body: QueueOf,
    reply: single(WhatsappMessage.nullable()),
    audited: false,
  },
  markSent: {
    method: 'POST',
    path: '/whatsapp-queue/:id/sent',
    access: 'signed-in',
    summary: 'تسجيل أن رسالة واتساب أُرسلت',
    params: byId,
    reply: fixedMessage('سُجلت الرسالة كمرسلة'),
    idempotent: true,
    touches,
  },
  skip: {
    method: 'POST',
    path: '/whatsapp-queue/:id/skip',
    access: 'signed-in',
    summary: 'تخطي رسالة واتساب دون إرسالها',
    params: byId,
    reply: fixedMessage('تم تخطي الرسالة'),
    idempotent: true,
    // who asked for a part is not told, and what was kept for them is free again
    touches: [...touches, 'reservations', 'products', 'inventory'],
  },
});
