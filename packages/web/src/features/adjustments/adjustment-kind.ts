import { adjustmentsApi, adjustmentWorkflow, ltr, nouns, type Adjustment } from '@turoos/contract';
import { stepCall, type DocumentKind, type StepCall } from '@/shared/workflow/document-kind';
import { consequenceOf, totalOf } from './approval-words';

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
  approve: stepCall(adjustmentsApi.approve, (notes) => ({ notes }), consequenceOf, { total: totalOf }),
  reject: stepCall(
    adjustmentsApi.reject,
    (reason) => ({ reason }),
    () => 'يبقى المخزون كما هو.',
  ),
};
