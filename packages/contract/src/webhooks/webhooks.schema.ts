import { z } from 'zod';
import { can, type Right, type Subject } from '../access/can';
import { stockStatus } from '../inventory/stock.status';
import { keysOf } from '../kernel/keys-of';
import { Usd } from '../kernel/money';
import type { Status } from '../kernel/status';
import { Id, line } from '../kernel/text';
import { Instant } from '../kernel/time';

interface Told {
  label: string;
  /** What it reveals: only who has this right may have it sent. */
  right: Right;
}

/** What an address can be told. */
export const webhookTopics = {
  'sale.made': { label: 'فاتورة مبيعات جديدة', right: 'sales:read' },
  'sale.cancelled': { label: 'إلغاء فاتورة', right: 'sales:read' },
  'sale.refunded': { label: 'مرتجع على فاتورة', right: 'sales:read' },
  'stock.changed': { label: 'تغيّر كمية صنف', right: 'inventory:read' },
  'stock.low': { label: 'صنف نزل إلى حده الأدنى', right: 'inventory:read' },
  'payment.received': { label: 'قبض دفعة من عميل', right: 'vouchers:read' },
  'customer.created': { label: 'عميل جديد', right: 'customers:read' },
  'customer.changed': { label: 'تعديل عميل أو رصيده', right: 'customers:read' },
} as const satisfies Record<string, Told>;
export type WebhookTopic = keyof typeof webhookTopics;
export const webhookTopicNames = keysOf(webhookTopics);

/** The topic of a delivery that somebody asked for, to see whether the address answers. */
export const testTopic = 'test';
const deliveredTopics = [...webhookTopicNames, testTopic] as const;
export type DeliveredTopic = (typeof deliveredTopics)[number];
export const topicLabel = (topic: DeliveredTopic): string =>
  topic === testTopic ? 'رسالة تجربة' : webhookTopics[topic].label;

export const webhookTexts = {
  nameRequired: 'اسم البرنامج مطلوب',
  url: 'اكتب العنوان كاملاً، ويبدأ بـ https',
  topicsRequired: 'اختر حدثاً واحداً على الأقل',
  notFound: 'عنوان الإبلاغ غير موجود',
  noDelivery: 'هذا الإبلاغ غير موجود',
  waits: 'هذا الإبلاغ في الانتظار، ويُرسل حين يأتي دوره',
  insecure: 'العنوان يجب أن يبدأ بـ https',
  inside: 'هذا عنوان داخل الشبكة، ولا يسمح الخادم بالإرسال إليه',
  noAddress: 'تعذّر العثور على العنوان',
  noAnswer: 'تعذّر الاتصال بالعنوان',
  tooSlow: 'لم يأت رد خلال 10 ثوانٍ',
  refused: (status: number) => `رد العنوان بالحالة ${status}`,
  secretLost: 'سر التوقيع ليس على هذا الخادم، جدّده',
  makerGone: 'لم يعد لمن أضاف هذا العنوان صلاحية الربط على المتجر كله، فعّله أنت ليُرسل ما ينتظر',
  makerBlind: (topic: string) =>
    `لم يعد لمن أضاف هذا العنوان صلاحية عرض ما يُبلَّغ به: ${topic}، فعّله أنت ليُرسل ما ينتظر`,
  inactive: 'عنوان الإبلاغ معطّل',
  beyond: (topics: string) => `لا يمكنك الإبلاغ بما لا تملك صلاحية عرضه: ${topics}`,
} as const;

/** An address with a host and without a user and password; which hosts are allowed is the server's matter. */
const WebhookUrl = z
  .string(webhookTexts.url)
  .trim()
  .max(2000)
  .refine((typed) => {
    if (!URL.canParse(typed)) return false;
    const { protocol, hostname, username, password } = new URL(typed);
    return /^https?:$/.test(protocol) && hostname !== '' && username === '' && password === '';
  }, webhookTexts.url);

const fields = {
  name: line(webhookTexts.nameRequired, 60),
  url: WebhookUrl,
  topics: z
    .array(z.enum(webhookTopicNames), webhookTexts.topicsRequired)
    .min(1, webhookTexts.topicsRequired)
    .max(webhookTopicNames.length)
    .overwrite((topics) => webhookTopicNames.filter((name) => topics.includes(name))),
};

export const NewWebhook = z.strictObject(fields);
export type NewWebhook = z.output<typeof NewWebhook>;

/** Omitted fields stay unchanged. */
export const WebhookChanges = z
  .strictObject({ ...fields, isActive: z.boolean() })
  .partial()
  .extend({ version: z.int().optional() });
export type WebhookChanges = z.output<typeof WebhookChanges>;

export const Webhook = z.object({
  _id: Id,
  name: z.string(),
  url: z.string(),
  topics: z.array(z.enum(webhookTopicNames)),
  isActive: z.boolean(),
  /** Since when every attempt has failed. */
  failingSince: Instant.nullable(),
  /** When the server switched it off by itself. */
  stoppedAt: Instant.nullable(),
  /** Deliveries that wait. */
  waiting: z.int(),
  /** Why the last attempt failed; empty if it did not. */
  error: z.string(),
  createdAt: Instant,
  version: z.int(),
});
export type Webhook = z.output<typeof Webhook>;

/** The answer that contains the secret by which the receiver checks signatures; no other does. */
export const WebhookWithSecret = z.object({ webhook: Webhook, secret: z.string() });
export type WebhookWithSecret = z.output<typeof WebhookWithSecret>;

export const webhookDeliveryStatus = {
  queued: { label: 'في الانتظار', tone: 'info' },
  sent: { label: 'وصل', tone: 'success' },
  failed: { label: 'لم يصل', tone: 'danger' },
} as const satisfies Record<string, Status>;
export type WebhookDeliveryStatus = keyof typeof webhookDeliveryStatus;
export const webhookDeliveryStatusNames = keysOf(webhookDeliveryStatus);

export const WebhookDelivery = z.object({
  _id: Id,
  topic: z.enum(deliveredTopics),
  recordId: Id,
  status: z.enum(webhookDeliveryStatusNames),
  attempts: z.int(),
  happenedAt: Instant,
  /** Of the next attempt, while it waits. */
  nextAttemptAt: Instant.nullable(),
  settledAt: Instant.nullable(),
  /** The status of the last answer, and its beginning. */
  answerStatus: z.int().nullable(),
  answer: z.string(),
  error: z.string(),
  /** Milliseconds until the last answer. */
  tookMs: z.int().nullable(),
});
export type WebhookDelivery = z.output<typeof WebhookDelivery>;

/** What `stock.changed` and `stock.low` tell of a part. */
export const ToldStock = z.object({
  product: Id,
  partNumber: z.string(),
  name: z.string(),
  quantity: z.number(),
  minStockLevel: z.number(),
  status: z.enum(keysOf(stockStatus)),
  warehouses: z.array(z.object({ warehouse: Id, name: z.string(), quantity: z.number() })),
});
export type ToldStock = z.output<typeof ToldStock>;

/** What `payment.received` tells. */
export const ToldPayment = z.object({
  voucher: Id,
  number: z.string(),
  customer: z.object({ _id: Id, name: z.string(), phone: z.string() }),
  amount: Usd,
  paymentMethod: z.string(),
  /** The invoice that it was meant for. */
  sale: Id.nullable(),
  createdAt: Instant,
});
export type ToldPayment = z.output<typeof ToldPayment>;

/** Returns the topics that a user may not have sent, because they may not see what those reveal. */
export const unseenTopics = (who: Subject, topics: readonly WebhookTopic[]): WebhookTopic[] =>
  topics.filter((topic) => !can(who, webhookTopics[topic].right));
