import { keysOf } from '../kernel/keys-of';

export const teardownStatus = {
  open: { label: 'قيد التفكيك', tone: 'info' },
  closed: { label: 'انتهى تفكيكها', tone: 'neutral' },
} as const;
export type TeardownStatus = keyof typeof teardownStatus;
export const teardownStatusNames = keysOf(teardownStatus);

export const pieceStatus = {
  on_car: { label: 'على السيارة', tone: 'neutral' },
  taken: { label: 'في المخزون', tone: 'info' },
  sold: { label: 'مبيعة', tone: 'success' },
  broken: { label: 'تالفة', tone: 'danger' },
  scrapped: { label: 'مع الخردة', tone: 'warning' },
} as const;
export type PieceStatus = Exclude<keyof typeof pieceStatus, 'sold'>;

export const splitWays = { value: 'بحسب سعر البيع المتوقع', hand: 'باليد' } as const;
export type SplitWay = keyof typeof splitWays;

/** How good a used piece is, from best to worst; stored as the part's condition. */
export const pieceGrades = ['ممتاز', 'جيد', 'مقبول', 'يحتاج إصلاح'] as const;

export const teardownSteps = {
  buy: 'شراء السيارة',
  plan: 'تعديل قطع السيارة',
  take_off: 'إنزال قطع',
  break: 'تسجيل قطعة تالفة',
  close: 'إنهاء التفكيك',
} as const;
export type TeardownStepKind = keyof typeof teardownSteps;
