import { keysOf } from '../kernel/keys-of';
import type { Status } from '../kernel/status';
import { defineWorkflow } from '../kernel/workflow';

export const transferStatus = {
  /** Another warehouse was asked for the goods and has not answered. */
  requested: { label: 'مطلوب', tone: 'warning' },
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
  requested: 0,
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
    /** The asked warehouse grants all or some of the goods, which is its approval too. */
    accept: {
      label: 'قبول الطلب',
      from: ['requested'],
      to: 'approved',
      right: 'transfers:workflow',
      asks: 'ملاحظات',
    },
    reject: {
      label: 'رفض',
      from: ['requested', 'pending'],
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
    withdraw: {
      label: 'سحب الطلب',
      from: ['requested'],
      to: 'cancelled',
      right: 'transfers:create',
      asks: 'سبب السحب',
    },
  },
  editable: ['pending'],
  deletable: ['pending', 'rejected', 'cancelled'],
});
export type TransferStep = keyof typeof transferWorkflow.steps;

/** The steps of those who get the goods; the others, editing and deleting belong to those who give them. */
const stepsOfReceiver: readonly string[] = ['receive', 'withdraw'] satisfies TransferStep[];

/** Whether a step, or editing or deleting the transfer, belongs to an end of it that the user works in. */
export function isOwnStep(
  step: string,
  ends: { from: string; to: string },
  { warehouses }: { warehouses?: readonly string[] | undefined },
): boolean {
  const place = stepsOfReceiver.includes(step) ? ends.to : ends.from;
  return warehouses === undefined || warehouses.includes(place);
}

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
