import type { WebhookTopic } from '@turoos/contract';

/**
 * What addresses of other programs are told of, by the action in the audit log. The statement that writes the entry also
 * queues what is told, so that a change costs no statement more and neither exists without the other.
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
