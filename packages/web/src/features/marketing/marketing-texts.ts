import { isLost } from '@/lib/http/api-error';

/** The documented titles of a loading error; its reason is shown beside them. */
export const loadFailed = (error: unknown): string =>
  isLost(error) ? 'خطأ في الاتصال' : 'فشل في جلب البيانات';

/** Why the messages of a channel that is not configured wait, and how WhatsApp messages are sent by hand. */
export const channelNotes = {
  sms: 'بوابة الرسائل النصية غير مهيأة، فتبقى رسائلها في الانتظار حتى تُهيأ',
  email: 'البريد غير مهيأ، فتبقى رسائله في الانتظار حتى يُهيأ',
  whatsapp: 'يرسلها موظف بيده، رسالة بعد رسالة',
} as const;
