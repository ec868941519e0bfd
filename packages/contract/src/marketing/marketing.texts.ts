import { ltr } from '../kernel/ltr';
import { codeMinimum } from './campaign-code';
import { campaignStatus, type CampaignStatus } from './marketing.status';

export const marketingTexts = {
  required: 'يرجى ملء الحقول المطلوبة',
  notFound: 'الحملة غير موجودة',
  codeTaken: (code: string) => `الرمز ${ltr(code)} لحملة أخرى`,
  wrongCode: 'رمز الحملة حروف وأرقام فقط',
  amount: 'يرجى إدخال مبلغ صحيح',
  percentage: 'نسبة الخصم من 0 إلى 100',
  discountRequired: 'يرجى إدخال قيمة الخصم',
  maxUses: 'عدد مرات الاستخدام رقم صحيح، و0 يعني بلا حد',
  dates: 'تاريخ الانتهاء لا يمكن أن يسبق تاريخ البداية',
  channels: 'اختر وسيلة إرسال واحدة على الأقل',
  link: 'الرابط يبدأ بـ http:// أو https://',
  wrongStatus: (status: CampaignStatus) =>
    `لا يمكن ذلك لأن الحملة ${campaignStatus[status].label}، حدّث الصفحة`,
  sentAlready: 'لا يمكن تعديل نوع الحملة ورسالتها وجمهورها ووسائلها بعد إرسالها',
  codeUsed: 'لا يمكن تغيير رمز حملة أُرسلت أو استُخدم رمزها',
  discountUsed: 'لا يمكن تغيير خصم حملة استُخدم رمزها في فواتير',
  switchedOff: 'الحملة معطّلة، فعّلها أولاً',
  over: 'انتهت مدة سريان الحملة، غيّر تاريخ الانتهاء أولاً',
  nobody: 'لا يوجد عملاء يمكن الوصول إليهم بالوسائل المختارة',
  linked: 'لا يمكن حذف حملة استُخدم رمزها في فواتير، يمكنك إيقافها بدلاً من ذلك',
  running: 'أوقف الحملة مؤقتاً قبل حذفها',
  messageMissing: 'الرسالة غير موجودة',
  recipientDeleted: 'حُذف العميل، فلا تُعاد إليه الرسالة',
  recipientExcluded: 'العميل مستثنى من التسويق أو محظور أو غير نشط، فلا تُعاد إليه الرسالة',
  codeMissing: (code: string) => `لا توجد حملة بالرمز ${ltr(code)}`,
  codeClosed: (code: string) => `الرمز ${ltr(code)} غير سارٍ حالياً`,
  codeOver: (code: string) => `انتهت مدة سريان الرمز ${ltr(code)}`,
  codeEarly: (code: string) => `لم تبدأ مدة سريان الرمز ${ltr(code)} بعد`,
  codeSpent: (code: string) => `استُنفد عدد مرات استخدام الرمز ${ltr(code)}`,
  codeMinimum,
} as const;
