import type { WebhookTopic } from '@turoos/contract';

/**
 * The webhook topic of each audited action. The statement that writes the audit entry also queues the deliveries, so that
 * a change costs no further statement, and an entry and its deliveries are written together or not at all.
 */
const toldTopics: Readonly<Record<string, WebhookTopic>> = {
  'sale.create': 'sale.made',
  'sale.cancel': 'sale.cancelled',
  'sale.refund': 'sale.refunded',
  'customer.create': 'customer.created',
  'customer.update': 'customer.changed',
  'customer.block': 'customer.changed',
  'customer.unblock': 'customer.changed',
  'customer.balance': 'customer.changed',
  'customer.loyalty': 'customer.changed',
  'customer.delete': 'customer.changed',
};

export const toldTopic = (action: string): WebhookTopic | null =>
  Object.hasOwn(toldTopics, action) ? (toldTopics[action] ?? null) : null;
