import { keysOf } from '../kernel/keys-of';
import type { Status } from '../kernel/status';
import { defineWorkflow } from '../kernel/workflow';

export const scrapStatus = {
  pending: { label: 'بانتظار الاعتماد', tone: 'warning' },
  approved: { label: 'معتمد', tone: 'info' },
  rejected: { label: 'مرفوض', tone: 'danger' },
  completed: { label: 'مكتمل', tone: 'success' },
} as const satisfies Record<string, Status>;
export type ScrapStatus = keyof typeof scrapStatus;
export const scrapStatusNames = keysOf(scrapStatus);

export const scrapWorkflow = defineWorkflow({
  noun: 'تقرير الإتلاف',
  statuses: scrapStatus,
  steps: {
    approve: {
      label: 'اعتماد',
      from: ['pending'],
      to: 'approved',
      right: 'scrap:approve',
      asks: 'ملاحظات',
    },
    reject: {
      label: 'رفض',
      from: ['pending'],
      to: 'rejected',
      right: 'scrap:approve',
      asks: 'سبب الرفض',
    },
    /** Records that the goods were physically disposed of. */
    complete: {
      label: 'إتمام الإتلاف',
      from: ['approved'],
      to: 'completed',
      right: 'scrap:execute',
    },
  },
  editable: ['pending'],
  deletable: ['pending'],
});

export const scrapReasons = {
  damaged: 'تالف',
  expired: 'منتهي الصلاحية',
  obsolete: 'متقادم',
  quality_issue: 'مشكلة في الجودة',
  safety_issue: 'مشكلة في السلامة',
  other: 'أخرى',
} as const;
export type ScrapReason = keyof typeof scrapReasons;
export const scrapReasonNames = keysOf(scrapReasons);

/** Aliases of two reasons that list filters use. */
export const scrapReasonAliases = { damage: 'damaged', expiry: 'expired' } as const;

/** The choices of the inventory screen, which asks for the part's condition instead of a reason. */
export const scrapConditions = {
  damaged: { label: 'تالف', reason: 'damaged' },
  expired: { label: 'منتهي الصلاحية', reason: 'expired' },
  defective: { label: 'معيب', reason: 'quality_issue' },
  obsolete: { label: 'متقادم', reason: 'obsolete' },
} as const satisfies Record<string, { label: string; reason: ScrapReason }>;
export type ScrapCondition = keyof typeof scrapConditions;
export const scrapConditionNames = keysOf(scrapConditions);

export const disposalMethods = {
  destruction: 'إتلاف',
  recycling: 'إعادة تدوير',
  donation: 'تبرع',
  sale: 'بيع كخردة',
  return_to_supplier: 'إرجاع إلى المورد',
} as const;
export type DisposalMethod = keyof typeof disposalMethods;
export const disposalMethodNames = keysOf(disposalMethods);
