import { codeOf } from '../../system/error-facts';
import type { ServedChannel } from './channels';

const unreachable = [
  'ECONNECTION',
  'ESOCKET',
  'ETIMEDOUT',
  'EDNS',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
];

const words: Record<ServedChannel, { unreachable: string; refusedUs: string; refusedIt: string }> = {
  email: {
    unreachable: 'تعذّر الاتصال بخادم البريد',
    refusedUs: 'رفض خادم البريد اسم المستخدم أو كلمة المرور',
    refusedIt: 'رفض خادم البريد الرسالة أو عنوان المستلم',
  },
  sms: {
    unreachable: 'تعذّر الاتصال ببوابة الرسائل النصية',
    refusedUs: 'رفضت بوابة الرسائل النصية مفتاح المتجر',
    refusedIt: 'رفضت بوابة الرسائل النصية الرسالة أو رقم المستلم',
  },
};

const lostAttachment = 'ELOST';

/** The error of an attachment whose source is gone; a retry can't fix it. */
export const attachmentLost = () =>
  Object.assign(new Error('What the attachment is made from is gone.'), { code: lostAttachment });

export const isHopeless = (error: unknown): boolean => codeOf(error) === lostAttachment;

/** Returns the failure's text for the sender of the message; the log holds the provider's own words. */
export function failureText(channel: ServedChannel, error: unknown): string {
  const code = codeOf(error) ?? '';
  if (code === lostAttachment) return 'لم تعد نتيجة التقرير موجودة';
  if (unreachable.includes(code)) return words[channel].unreachable;
  if (code === 'EAUTH') return words[channel].refusedUs;
  if (code === 'EENVELOPE' || code === 'EMESSAGE') return words[channel].refusedIt;
  return 'تعذّر إرسال الرسالة';
}
