import type { TillState } from '@turoos/contract';
import { limitText } from './limit-text';

/** What a till may sell without the server, as of its last contact. */
export type Grant = Pick<TillState, 'state' | 'grantUntil' | 'largestSale' | 'mayCredit'>;

export const awayTexts = {
  later: 'يعمل عند عودة الاتصال بالخادم. البيع من شاشة البيع مستمر.',
  notReady: 'لم تكتمل نسخة نقطة البيع بعد، فلا يمكن البيع قبل عودة الاتصال بالخادم',
  withdrawn: 'سُحبت نقطة البيع هذه، فلا تبيع دون الخادم',
  ended: 'انتهت مدة السماح بالبيع دون الخادم، ويعود البيع بعودة الاتصال',
  tooLarge: (most: number, usdToYer: number | null) =>
    `أكبر فاتورة مسموحة دون الخادم ${limitText(most, usdToYer)}`,
  onCredit: 'البيع بالآجل غير مسموح لنقطة البيع هذه دون الخادم',
  overLimit: 'تجاوز حد الائتمان لا يُسمح به دون الخادم',
  smartSearch: 'البحث الذكي يعمل عند عودة الاتصال بالخادم، ابحث هنا بالاسم أو الرقم',
  newCustomer: 'إضافة عميل تعمل عند عودة الاتصال بالخادم',
  shift: 'فتح الوردية وإقفالها يعملان عند عودة الاتصال بالخادم',
  newCampaign: 'رموز الحملات تعمل عند عودة الاتصال بالخادم',
  campaign: 'رمز الحملة لا يُتحقق منه دون الخادم، أزله أو انتظر عودة الاتصال',
  held: 'هذه الفاتورة معلقة على الخادم، ولا تُكمل إلا بعد عودة الاتصال',
} as const;

/** Whether the time in which the till may sell without the server is over. */
export const hasEnded = ({ grantUntil }: Pick<Grant, 'grantUntil'>, now: Date): boolean =>
  grantUntil !== null && now > grantUntil;

export interface AwaySale {
  grandTotal: number;
  /** The rate by which the limit is told. */
  usdToYer: number | null;
  /** What the customer owes for it. */
  debt: number;
  isOverLimit: boolean;
  hasCampaign: boolean;
  isHeld: boolean;
}

/** Returns why a sale cannot be made without the server. */
export function awayBlocked(sale: AwaySale, grant: Grant | null, now = new Date()): string | undefined {
  if (!grant) return awayTexts.notReady;
  if (grant.state === 'withdrawn') return awayTexts.withdrawn;
  if (sale.isHeld) return awayTexts.held;
  if (sale.hasCampaign) return awayTexts.campaign;
  if (hasEnded(grant, now)) return awayTexts.ended;
  if (grant.largestSale !== null && sale.grandTotal > grant.largestSale)
    return awayTexts.tooLarge(grant.largestSale, sale.usdToYer);
  if (sale.debt > 0 && !grant.mayCredit) return awayTexts.onCredit;
  return sale.isOverLimit ? awayTexts.overLimit : undefined;
}
