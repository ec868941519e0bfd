import { keysOf } from '../kernel/keys-of';
import type { Status } from '../kernel/status';

export const campaignStatus = {
  draft: { label: 'مسودة', tone: 'neutral' },
  active: { label: 'نشطة', tone: 'success' },
  paused: { label: 'متوقفة مؤقتاً', tone: 'warning' },
  completed: { label: 'مكتملة', tone: 'info' },
  expired: { label: 'منتهية', tone: 'danger' },
} as const satisfies Record<string, Status>;
export type CampaignStatus = keyof typeof campaignStatus;
export const campaignStatusNames = keysOf(campaignStatus);

export const campaignTypes = {
  discount: 'خصم',
  announcement: 'إعلان',
  promotion: 'عرض ترويجي',
  reminder: 'تذكير',
} as const;
export type CampaignType = keyof typeof campaignTypes;
export const campaignTypeNames = keysOf(campaignTypes);

/** The target groups; blocked, inactive and opted-out customers are never included. */
export const audiences = {
  all: { label: 'جميع العملاء', hint: 'كل عميل نشط غير محظور' },
  active: { label: 'المشترون مؤخراً', hint: 'اشتروا خلال آخر 90 يوماً' },
  new: { label: 'العملاء الجدد', hint: 'أُضيفوا خلال آخر 30 يوماً' },
  loyal: { label: 'العملاء الأوفياء', hint: 'لديهم نقاط ولاء' },
  inactive: { label: 'المنقطعون عن الشراء', hint: 'لم يشتروا خلال آخر 90 يوماً' },
} as const;
export type Audience = keyof typeof audiences;
export const audienceNames = keysOf(audiences);

export const discountTypes = { percentage: 'نسبة مئوية', fixed: 'مبلغ ثابت' } as const;
export type DiscountType = keyof typeof discountTypes;
export const discountTypeNames = keysOf(discountTypes);

export const channels = {
  sms: { label: 'رسائل نصية', address: 'phone' },
  email: { label: 'بريد إلكتروني', address: 'email' },
  whatsapp: { label: 'واتساب', address: 'phone' },
} as const;
export type Channel = keyof typeof channels;
export const channelNames = keysOf(channels);

export const messageStatus = {
  queued: { label: 'في الانتظار', tone: 'info' },
  held: { label: 'موقوفة مع الحملة', tone: 'warning' },
  sent: { label: 'أُرسلت', tone: 'success' },
  failed: { label: 'فشل الإرسال', tone: 'danger' },
  undelivered: { label: 'لم تُرسل', tone: 'danger' },
  skipped: { label: 'تم تخطيها', tone: 'neutral' },
} as const satisfies Record<string, Status>;
export type MessageStatus = keyof typeof messageStatus;
export const messageStatusNames = keysOf(messageStatus);
