import {
  adjustmentsApi,
  adjustmentTypes,
  adjustmentWorkflow,
  ltr,
  nouns,
  quantityText,
  type Adjustment,
} from '@turoos/contract';
import { stepCall, type DocumentKind, type StepCall } from '@/shared/workflow/document-kind';

type Step = keyof typeof adjustmentWorkflow.steps;

export const adjustmentKind: DocumentKind<Adjustment, Step> = {
  resource: 'stockAdjustments',
  workflow: adjustmentWorkflow,
  counted: nouns.adjustment,
  numberOf: ({ adjustmentNumber }) => adjustmentNumber,
  nameOf: ({ adjustmentNumber }) => `التسوية ${ltr(adjustmentNumber)}`,
  removal: {
    endpoint: adjustmentsApi.remove,
    done: 'تم حذف التسوية',
    failed: 'فشل في حذف التسوية',
    question: ({ adjustmentNumber, productName }) => ({
      title: `حذف التسوية ${ltr(adjustmentNumber)}`,
      message: `ستُحذف تسوية «${productName}» نهائياً. لم تُعتمد بعد، فلا يتغير المخزون بحذفها.`,
      confirmLabel: 'حذف التسوية',
    }),
  },
};

export const adjustmentSteps: Record<Step, StepCall<Adjustment>> = {
  approve: stepCall(adjustmentsApi.approve, (notes) => ({ notes }), consequenceOf),
  reject: stepCall(
    adjustmentsApi.reject,
    (reason) => ({ reason }),
    () => 'يبقى المخزون كما هو.',
  ),
};

/** Describes how the approval changes the stock, for the confirmation. */
function consequenceOf({ type, quantity, unit, productName, warehouse }: Adjustment): string {
  const what = `${quantityText(quantity, unit)} من «${productName}»`;
  const { direction } = adjustmentTypes[type];
  if (direction === 'set') return `تصبح الكمية في ${warehouse.name} ${what}.`;
  return direction === 'in'
    ? `يزيد مخزون ${warehouse.name} ${what}.`
    : `ينقص مخزون ${warehouse.name} ${what}.`;
}
