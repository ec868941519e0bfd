import { z } from 'zod';
import { Id } from '../kernel/text';

export const whatsappQueueTexts = {
  takenByOther: 'هذه الرسالة لم تعد في انتظارك',
  messageMissing: 'الرسالة غير موجودة',
} as const;

/** Which messages: those of campaigns, of one campaign, or reminders of debts. */
export const QueueOf = z.object({ about: z.enum(['marketing', 'customers']), campaign: Id.optional() });
export type QueueOf = z.output<typeof QueueOf>;

/** A message for whoever works the queue: the link opens it in WhatsApp, ready to send. */
export const WhatsappMessage = z.object({
  _id: Id,
  customerName: z.string(),
  phone: z.string(),
  body: z.string(),
  link: z.string(),
  /** Still waiting behind it. */
  waiting: z.int(),
});
export type WhatsappMessage = z.output<typeof WhatsappMessage>;
