import { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { listQuery } from '../kernel/paging';
import { boxedPage, fixedMessage, flatPage, csvOrJson, single, statistics, streamed } from '../kernel/reply';
import { byId, Id, optionalText } from '../kernel/text';
import { Day } from '../kernel/time';
import { campaignCodeApi } from './campaign-code';
import {
  AudienceCount,
  CampaignAnalytics,
  CampaignMessage,
  CampaignSummary,
  OpenChannels,
} from './campaign-figures.schema';
import { Campaign, CampaignChanges, NewCampaign } from './marketing.schema';
import {
  audienceNames,
  campaignStatusNames,
  campaignTypeNames,
  channelNames,
  messageStatusNames,
} from './marketing.status';

const touches = ['marketing'] as const;
/** Computed fields that clients send back. */
const ignored = [
  '_id',
  'responseRate',
  'roi',
  'targeted',
  'sent',
  'uses',
  'revenue',
  'rials',
  'sentAt',
  'approvedBy',
  'approvedAt',
  'approvalNotes',
  'createdBy',
  'createdAt',
  'updatedAt',
] as const;

export const CampaignsQuery = listQuery(['createdAt', 'name', 'validTo'], '-createdAt', {
  status: z.enum(campaignStatusNames).optional(),
  type: z.enum(campaignTypeNames).optional(),
  /** Filters by the day of creation. */
  startDate: Day.optional(),
  endDate: Day.optional(),
  format: z.enum(['json', 'csv']).optional(),
});
export type CampaignsQuery = z.output<typeof CampaignsQuery>;

export const CampaignMessagesQuery = listQuery(['createdAt'], '-createdAt', {
  channel: z.enum(channelNames).optional(),
  status: z.enum(messageStatusNames).optional(),
});
export type CampaignMessagesQuery = z.output<typeof CampaignMessagesQuery>;

/** The token of a signed link: the message id and the server's signature. */
const byToken = z.object({ token: z.string().max(200) });

export const marketingApi = defineApi({
  list: {
    method: 'GET',
    path: '/marketing',
    access: 'marketing:read',
    summary: 'الحملات التسويقية، أو ملف CSV مع format=csv',
    query: CampaignsQuery,
    reply: csvOrJson(boxedPage('campaigns', Campaign)),
  },
  statistics: {
    method: 'GET',
    path: '/marketing/statistics',
    access: 'marketing:read',
    summary: 'أعداد الحملات وما أرسلته وما جلبته',
    reply: statistics(CampaignSummary),
  },
  audience: {
    method: 'GET',
    path: '/marketing/audience',
    access: 'marketing:read',
    summary: 'عدد العملاء الذين تصلهم حملة لهذا الجمهور بهذه الوسائل',
    query: z.object({
      targetAudience: z.enum(audienceNames).default('all'),
      /** Comma-separated channel names. */
      channels: z.string().max(100).default('sms,email'),
    }),
    reply: single(AudienceCount),
  },
  openChannels: {
    method: 'GET',
    path: '/marketing/channels',
    access: 'marketing:read',
    summary: 'وسائل الإرسال المهيأة في هذا المتجر',
    reply: single(OpenChannels),
  },
  ...campaignCodeApi,
  read: {
    method: 'GET',
    path: '/marketing/:id',
    access: 'marketing:read',
    summary: 'حملة تسويقية',
    params: byId,
    reply: single(Campaign),
  },
  analytics: {
    method: 'GET',
    path: '/marketing/:id/analytics',
    access: 'marketing:read',
    summary: 'ما أُرسل من حملة وفُتح واستُخدم وما جلبته',
    params: byId,
    reply: single(CampaignAnalytics),
  },
  messages: {
    method: 'GET',
    path: '/marketing/:id/messages',
    access: 'marketing:read',
    summary: 'رسائل حملة وحال كل مستلم',
    params: byId,
    query: CampaignMessagesQuery,
    reply: flatPage(CampaignMessage),
  },
  create: {
    method: 'POST',
    path: '/marketing',
    access: 'marketing:create',
    summary: 'إنشاء حملة كمسودة',
    body: NewCampaign,
    ignored: [...ignored, 'status', 'version'],
    reply: single(Campaign),
    status: 201,
    idempotent: true,
    touches,
  },
  update: {
    method: 'PUT',
    path: '/marketing/:id',
    access: 'marketing:update',
    summary: 'تعديل حملة، أو إنهاؤها مع status=completed',
    params: byId,
    body: CampaignChanges,
    ignored,
    reply: single(Campaign),
    idempotent: true,
    touches,
  },
  remove: {
    method: 'DELETE',
    path: '/marketing/:id',
    access: 'marketing:delete',
    summary: 'حذف حملة لم يُستخدم رمزها',
    params: byId,
    reply: fixedMessage('تم حذف الحملة'),
    touches,
  },
  duplicate: {
    method: 'POST',
    path: '/marketing/:id/duplicate',
    access: 'marketing:create',
    summary: 'نسخ حملة إلى مسودة جديدة برمز جديد',
    params: byId,
    reply: single(Campaign),
    status: 201,
    idempotent: true,
    touches,
  },
  send: {
    method: 'POST',
    path: '/marketing/:id/send',
    access: 'marketing:create',
    summary: 'إرسال مسودة إلى جمهورها، رسالة لكل عميل ووسيلة',
    params: byId,
    reply: single(Campaign),
    idempotent: true,
    touches,
  },
  pause: {
    method: 'POST',
    path: '/marketing/:id/pause',
    access: 'marketing:update',
    summary: 'إيقاف حملة نشطة مؤقتاً مع ما لم يُرسل من رسائلها',
    params: byId,
    reply: single(Campaign),
    idempotent: true,
    touches,
  },
  resume: {
    method: 'POST',
    path: '/marketing/:id/resume',
    access: 'marketing:update',
    summary: 'استئناف حملة متوقفة مؤقتاً',
    params: byId,
    reply: single(Campaign),
    idempotent: true,
    touches,
  },
  approve: {
    method: 'POST',
    path: '/marketing/:id/approve',
    access: 'marketing:approve_campaign',
    summary: 'اعتماد حملة مع ملاحظات، دون تغيير حالتها',
    params: byId,
    body: z.strictObject({ notes: optionalText(2000) }),
    reply: single(Campaign),
    idempotent: true,
    touches,
  },
  retryMessage: {
    method: 'POST',
    path: '/marketing/:id/messages/:message/retry',
    access: 'marketing:create',
    summary: 'إعادة إرسال رسالة لم تصل',
    params: z.object({ id: Id, message: Id }),
    reply: fixedMessage('أُعيدت الرسالة إلى الانتظار'),
    idempotent: true,
    touches,
  },
  opened: {
    method: 'GET',
    path: '/marketing/opened/:token',
    access: 'public',
    summary: 'صورة موقّعة في بريد الحملة تُعدّ فتحه',
    params: byToken,
    reply: streamed(),
  },
  followed: {
    method: 'GET',
    path: '/marketing/go/:token',
    access: 'public',
    summary: 'رابط موقّع في رسالة الحملة يُعدّ اتباعه ثم ينقل إلى وجهته',
    params: byToken,
    reply: streamed(),
  },
  askToLeave: {
    method: 'GET',
    path: '/marketing/leave/:token',
    access: 'public',
    summary: 'صفحة يفتحها رابط موقّع في بريد الحملة، تسأل العميل عن إيقاف الرسائل التسويقية',
    params: byToken,
    reply: streamed(),
  },
  leave: {
    method: 'POST',
    path: '/marketing/leave/:token',
    access: 'public',
    summary: 'إيقاف الرسائل التسويقية إلى العميل الذي وُقّع له الرابط',
    params: byToken,
    plainForm: true,
    // mail programs send the request twice at once, and the second changes nothing
    audited: false,
    reply: streamed(),
    touches: ['marketing', 'customers'],
  },
});
