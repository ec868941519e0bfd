import { isLost } from '@/lib/http/api-error';

/** The documents' words where they have some; why it failed stands beside them. */
export const loadFailed = (error: unknown): string =>
  isLost(error) ? 'خطأ في الاتصال' : 'فشل في جلب البيانات';

/** Why messages of a channel that is not set up don't leave yet, and how those leave that people send. */
export const channelNotes = {
  sms: 'بوابة الرسائل النصية غير مهيأة، فتبقى رسائلها في الانتظار حتى تُهيأ',
  email: 'البريد غير مهيأ، فتبقى رسائله في الانتظار حتى يُهيأ',
  whatsapp: 'يرسلها موظف بيده، رسالة بعد رسالة',
} as const;
