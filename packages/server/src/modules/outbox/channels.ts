import type { Channel, Topic } from '@turoos/contract';

/** Channels this server sends through by itself; WhatsApp messages are sent by people. */
export const servedChannels = ['email', 'sms'] as const satisfies readonly Channel[];
export type ServedChannel = (typeof servedChannels)[number];

/** What a message that waits for a channel says meanwhile. */
export const closedTexts: Record<ServedChannel, string> = {
  email: 'البريد غير مهيأ',
  sms: 'بوابة الرسائل النصية غير مهيأة',
};

/**
 * Messages to customers wait until their channel is set up. Those to the shop's own people would be stale by then:
 * without a channel they are given up at once.
 */
export const patientSources: readonly Topic[] = ['marketing', 'customers'];
