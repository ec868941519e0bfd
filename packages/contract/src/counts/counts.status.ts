import { keysOf } from '../kernel/keys-of';
import type { Status } from '../kernel/status';
import { defineWorkflow } from '../kernel/workflow';

export const countStatus = {
  in_progress: { label: 'قيد الجرد', tone: 'info' },
  completed: { label: 'مكتمل', tone: 'success' },
  cancelled: { label: 'ملغي', tone: 'neutral' },
} as const satisfies Record<string, Status>;
export type CountStatus = keyof typeof countStatus;
export const countStatusNames = keysOf(countStatus);

/**
 * The right to create counts also allows entering counted quantities; ending a count requires the right to
 * update counts.
 */
export const countWorkflow = defineWorkflow({
  noun: 'الجرد',
  statuses: countStatus,
  steps: {
    complete: {
      label: 'إنهاء الجرد',
      from: ['in_progress'],
      to: 'completed',
      right: 'inventoryCounts:update',
    },
    cancel: { label: 'إلغاء الجرد', from: ['in_progress'], to: 'cancelled', right: 'inventoryCounts:update' },
  },
  editable: ['in_progress'],
  deletable: ['in_progress', 'cancelled'],
});

export const countTypes = { full: 'جرد كامل', partial: 'جرد جزئي' } as const;
export type CountType = keyof typeof countTypes;
export const countTypeNames = keysOf(countTypes);

/** Filters for the lines of a count. */
export const countFilters = {
  all: 'كل الأصناف',
  pending: 'لم تُعدّ بعد',
  counted: 'ما تم عدّه',
  difference: 'فيها فرق',
} as const;
export type CountFilter = keyof typeof countFilters;
export const countFilterNames = keysOf(countFilters);
