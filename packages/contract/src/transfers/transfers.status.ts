import { keysOf } from '../kernel/keys-of';
import type { Status } from '../kernel/status';
import { defineWorkflow } from '../kernel/workflow';

export const transferStatus = {
  pending: { label: 'بانتظار الاعتماد', tone: 'warning' },
  approved: { label: 'معتمد', tone: 'info' },
  in_transit: { label: 'في الطريق', tone: 'info' },
  completed: { label: 'مكتمل', tone: 'success' },
  rejected: { label: 'مرفوض', tone: 'danger' },
  cancelled: { label: 'ملغي', tone: 'neutral' },
} as const satisfies Record<string, Status>;
export type TransferStatus = keyof typeof transferStatus;
export const transferStatusNames = keysOf(transferStatus);

/** The progress of a transfer in percent, by status. */
export const transferProgress: Readonly<Record<TransferStatus, number>> = {
  pending: 0,
  approved: 25,
  in_transit: 75,
  completed: 100,
  rejected: 0,
  cancelled: 0,
};

export const transferWorkflow = defineWorkflow({
  noun: 'التحويل',
  statuses: transferStatus,
  steps: {
    approve: {
      label: 'اعتماد',
      from: ['pending'],
      to: 'approved',
      right: 'transfers:workflow',
      asks: 'ملاحظات',
    },
    reject: {
      label: 'رفض',
      from: ['pending'],
      to: 'rejected',
      right: 'transfers:workflow',
      asks: 'سبب الرفض',
    },
    ship: {
      label: 'شحن',
      from: ['approved'],
      to: 'in_transit',
      right: 'transfers:start',
      asks: 'ملاحظات',
    },
    receive: {
      label: 'استلام',
      from: ['in_transit'],
      to: 'completed',
      right: 'transfers:complete',
      asks: 'ملاحظات',
    },
    /** Shipping a transfer that is already in transit only updates its shipping details. */
    track: {
      label: 'تحديث بيانات الشحن',
      from: ['in_transit'],
      to: 'in_transit',
      right: 'transfers:start',
      asks: 'ملاحظات',
    },
    cancel: {
      label: 'إلغاء التحويل',
      from: ['pending', 'approved', 'in_transit'],
      to: 'cancelled',
      right: 'transfers:workflow',
      asks: 'سبب الإلغاء',
    },
  },
  editable: ['pending'],
  deletable: ['pending', 'rejected', 'cancelled'],
});
export type TransferStep = keyof typeof transferWorkflow.steps;

export const transferPriority = {
  low: { label: 'منخفضة', tone: 'neutral' },
  medium: { label: 'عادية', tone: 'info' },
  high: { label: 'عالية', tone: 'warning' },
  urgent: { label: 'عاجلة', tone: 'danger' },
} as const satisfies Record<string, Status>;
export type TransferPriority = keyof typeof transferPriority;
export const transferPriorityNames = keysOf(transferPriority);

export const shippingMethods = {
  ground: 'بري',
  air: 'جوي',
  sea: 'بحري',
  express: 'سريع',
  courier: 'مندوب',
} as const;
export type ShippingMethod = keyof typeof shippingMethods;
export const shippingMethodNames = keysOf(shippingMethods);
