import { z } from 'zod';
import { Id } from '../kernel/text';

export const whatsappQueueTexts = {
  takenByOther: 'هذه الرسالة لم تعد في انتظارك',
  messageMissing: 'الرسالة غير موجودة',
} as const;

/** Selects the messages: of all campaigns, of one campaign, debt reminders, or to those who asked for parts. */
export const QueueOf = z.object({
  about: z.enum(['marketing', 'customers', 'asked-parts']),
  campaign: Id.optional(),
});
export type QueueOf = z.output<typeof QueueOf>;

/** The next message to send by hand: the link opens it in WhatsApp. */
export const WhatsappMessage = z.object({
  _id: Id,
  customerName: z.string(),
  phone: z.string(),
  body: z.string(),
  link: z.string(),
  /** The number of messages waiting after it. */
  waiting: z.int(),
});
export type WhatsappMessage = z.output<typeof WhatsappMessage>;
