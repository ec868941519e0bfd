const unreachable = [
  'ECONNECTION',
  'ESOCKET',
  'ETIMEDOUT',
  'EDNS',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
];

/** Why a mail server did not take a message, for the person who sent it; the log has the server's own words. */
export function failureText(error: unknown): string {
  const { code = '' } = error as { code?: string };
  if (unreachable.includes(code)) return 'تعذر الاتصال بخادم البريد';
  if (code === 'EAUTH') return 'رفض خادم البريد اسم المستخدم أو كلمة المرور';
  if (code === 'EENVELOPE' || code === 'EMESSAGE') return 'رفض خادم البريد الرسالة أو عنوان المستلم';
  return 'تعذر إرسال الرسالة';
}
