import type { Channel, Topic } from '@turoos/contract';

/** Channels this server sends through by itself; WhatsApp messages are sent by users. */
export const servedChannels = ['email', 'sms'] as const satisfies readonly Channel[];
export type ServedChannel = (typeof servedChannels)[number];

/** The error text of messages waiting for a channel that is not set up. */
export const closedTexts: Record<ServedChannel, string> = {
  email: 'البريد غير مهيأ',
  sms: 'بوابة الرسائل النصية غير مهيأة',
};

/**
 * Messages to customers wait until their channel is set up. Messages to the shop's own users would be stale
 * by then, so without a channel they become undelivered at once.
 */
export const patientSources: readonly Topic[] = ['marketing', 'customers', 'asked-parts'];
