import { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { listQuery } from '../kernel/paging';
import { fixedMessage, single, summarised } from '../kernel/reply';
import { byId } from '../kernel/text';
import {
  Debtor,
  DebtTotals,
  NewReminders,
  QueueOf,
  RemindersQueued,
  WhatsappMessage,
} from './outreach.schema';

export const DebtorsQuery = listQuery(['debt', 'name'], '-debt', {
  /** The oldest open debt has at least so many days. */
  minDays: z.coerce.number('يجب إدخال رقم صحيح').int().min(0).max(36_500).optional(),
});
export type DebtorsQuery = z.output<typeof DebtorsQuery>;

const touches = ['customers', 'marketing'] as const;

/** Messages to customers that no campaign sends, and those a person sends by hand. */
export const outreachApi = defineApi({
  debtors: {
    method: 'GET',
    path: '/debt-reminders',
    access: 'customers:read',
    summary: 'العملاء المدينون وأعمار ديونهم وآخر تذكير لكل منهم',
    query: DebtorsQuery,
    reply: summarised(Debtor, DebtTotals),
  },
  remind: {
    method: 'POST',
    path: '/debt-reminders',
    access: 'customers:update',
    summary: 'تذكير عملاء بديونهم، رسالة لكل عميل ومرة في اليوم',
    body: NewReminders,
    reply: single(RemindersQueued),
    status: 201,
    idempotent: true,
    touches,
  },
  /** The right depends on what the messages are about, so the handlers ask for it. */
  whatsappWaiting: {
    method: 'GET',
    path: '/whatsapp-queue',
    access: 'signed-in',
    summary: 'عدد رسائل واتساب التي تنتظر من يرسلها',
    query: QueueOf,
    reply: single(z.object({ waiting: z.int() })),
  },
  takeWhatsapp: {
    method: 'POST',
    path: '/whatsapp-queue/next',
    access: 'signed-in',
    summary: 'أخذ رسالة واتساب التالية، فلا يأخذها غيرك خلال دقائق',
    body: QueueOf,
    reply: single(WhatsappMessage.nullable()),
    audited: false,
  },
  whatsappSent: {
    method: 'POST',
    path: '/whatsapp-queue/:id/sent',
    access: 'signed-in',
    summary: 'تسجيل أن رسالة واتساب أُرسلت',
    params: byId,
    reply: fixedMessage('سُجلت الرسالة كمرسلة'),
    idempotent: true,
    touches,
  },
  skipWhatsapp: {
    method: 'POST',
    path: '/whatsapp-queue/:id/skip',
    access: 'signed-in',
    summary: 'تخطي رسالة واتساب دون إرسالها',
    params: byId,
    reply: fixedMessage('تم تخطي الرسالة'),
    idempotent: true,
    touches,
  },
});
