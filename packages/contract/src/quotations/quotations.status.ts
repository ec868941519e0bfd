import { fold } from '../kernel/fold';
import type { Status } from '../kernel/status';

/**
 * What became of a quotation. Only 'draft', 'sent' and 'lost' are stored: the others follow from its last day and from
 * the sales made of it, so that none of them needs a job or a correction when a sale is cancelled.
 */
export const quotationStatus = {
  draft: { label: 'مسودة', tone: 'neutral' },
  sent: { label: 'مُرسل', tone: 'info' },
  partly: { label: 'مقبول جزئياً', tone: 'success' },
  accepted: { label: 'مقبول', tone: 'success' },
  lost: { label: 'لم يتم', tone: 'danger' },
  expired: { label: 'انتهت مدته', tone: 'warning' },
} as const satisfies Record<string, Status>;
export type QuotationStatus = keyof typeof quotationStatus;
export type StoredQuotationStatus = Extract<QuotationStatus, 'draft' | 'sent' | 'lost'>;

/** Why a customer did not buy. */
export const lostReasons = {
  price: 'السعر مرتفع',
  elsewhere: 'اشتراها من غيرنا',
  unavailable: 'لم نوفر القطعة',
  late: 'تأخرنا عليه',
  silent: 'لم يعد العميل',
  other: 'سبب آخر',
} as const;
export type LostReason = keyof typeof lostReasons;

/** What kind of part an alternative is. */
export const alternativeKinds = {
  original: 'أصلي',
  commercial: 'تجاري',
  used: 'مستعمل',
  other: 'بلا تحديد',
} as const;
export type AlternativeKind = keyof typeof alternativeKinds;

/** The kind of a part that is chosen: a used one is used, and one of the car maker's own brand is original. */
export function kindOfPart(part: { type: 'new' | 'used'; brand: string }, make: string): AlternativeKind {
  if (part.type === 'used') return 'used';
  // «Toyota Genuine» is Toyota's too
  return make !== '' && `${fold(part.brand)} `.startsWith(`${fold(make)} `) ? 'original' : 'other';
}

/** The kind as a customer reads it; '' for one that nobody named. */
export const kindText = (kind: AlternativeKind): string => (kind === 'other' ? '' : alternativeKinds[kind]);

/** The kind and the brand, by which a customer compares: «أصلي، Denso». */
export const kindAndBrand = ({ kind, brand }: { kind: AlternativeKind; brand: string }): string =>
  [kindText(kind), brand].filter(Boolean).join('، ');
