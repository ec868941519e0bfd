import { keysOf } from '../kernel/keys-of';
import type { Status } from '../kernel/status';
import { defineWorkflow } from '../kernel/workflow';

export const adjustmentStatus = {
  pending: { label: 'بانتظار الاعتماد', tone: 'warning' },
  approved: { label: 'معتمدة', tone: 'success' },
  rejected: { label: 'مرفوضة', tone: 'danger' },
  /** No step leads to this status: only documents imported from older systems have it. */
  completed: { label: 'مكتملة', tone: 'info' },
} as const satisfies Record<string, Status>;
export type AdjustmentStatus = keyof typeof adjustmentStatus;
export const adjustmentStatusNames = keysOf(adjustmentStatus);

export const adjustmentWorkflow = defineWorkflow({
  noun: 'التسوية',
  statuses: adjustmentStatus,
  steps: {
    approve: {
      label: 'اعتماد',
      from: ['pending'],
      to: 'approved',
      right: 'stockAdjustments:approve',
      asks: 'ملاحظات',
    },
    reject: {
      label: 'رفض',
      from: ['pending'],
      to: 'rejected',
      right: 'stockAdjustments:approve',
      asks: 'سبب الرفض',
    },
  },
  editable: ['pending'],
  deletable: ['pending'],
});

/** How approving an adjustment changes the stock of its warehouse. */
export const adjustmentTypes = {
  addition: { label: 'زيادة', effect: 'تزيد المخزون', direction: 'in' },
  subtraction: { label: 'إنقاص', effect: 'تُنقص المخزون', direction: 'out' },
  correction: { label: 'تصحيح', effect: 'تجعل كمية المستودع كما تكتبها', direction: 'set' },
  damage: { label: 'تلف', effect: 'تُنقص المخزون بسبب التلف', direction: 'out' },
  expiry: { label: 'انتهاء صلاحية', effect: 'تُنقص المخزون لانتهاء الصلاحية', direction: 'out' },
} as const satisfies Record<string, { label: string; effect: string; direction: 'in' | 'out' | 'set' }>;
export type AdjustmentType = keyof typeof adjustmentTypes;
export const adjustmentTypeNames = keysOf(adjustmentTypes);

/** The reasons that users choose from. */
export const enteredReasons = {
  inventory_count: 'جرد المخزون',
  damage: 'تلف',
  expiry: 'انتهاء الصلاحية',
  theft: 'سرقة',
  system_error: 'خطأ في النظام',
  manual_correction: 'تصحيح يدوي',
  other: 'أخرى',
} as const;

/** With that of the adjustments which the server books itself: pieces that a till sold and the stock did not have. */
export const adjustmentReasons = { ...enteredReasons, offline_sale: 'بيع عند انقطاع الخادم' } as const;
export type AdjustmentReason = keyof typeof adjustmentReasons;
export const adjustmentReasonNames = keysOf(adjustmentReasons);
export const enteredReasonNames = keysOf(enteredReasons);
