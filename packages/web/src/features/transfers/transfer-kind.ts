import {
  isOwnStep,
  ltr,
  nouns,
  transfersApi,
  transferWorkflow,
  type Transfer,
  type TransferStep,
} from '@turoos/contract';
import { stepCall, type DocumentKind, type StepCall } from '@/shared/workflow/document-kind';

export const transferKind: DocumentKind<Transfer, TransferStep> = {
  resource: 'transfers',
  workflow: transferWorkflow,
  counted: nouns.transfer,
  numberOf: ({ transferNumber }) => transferNumber,
  isOwn: ({ fromWarehouse, toWarehouse }, step, user) =>
    isOwnStep(step, { from: fromWarehouse._id, to: toWarehouse._id }, user),
  nameOf: ({ transferNumber }) => `التحويل ${ltr(transferNumber)}`,
  removal: {
    endpoint: transfersApi.remove,
    done: 'تم حذف التحويل',
    failed: 'فشل في حذف التحويل',
    question: ({ transferNumber, fromWarehouse, toWarehouse }) => ({
      title: 'حذف التحويل',
      message: `سيُحذف التحويل ${ltr(transferNumber)} من ${fromWarehouse.name} إلى ${toWarehouse.name} نهائياً. لا يتغير المخزون.`,
      confirmLabel: 'حذف التحويل',
    }),
  },
};

/** The steps with a plain confirmation; accepting, shipping and receiving need more input and have their own dialogs. */
export const transferSteps: Partial<Record<TransferStep, StepCall<Transfer>>> = {
  approve: stepCall(
    transfersApi.approve,
    (notes) => ({ notes }),
    ({ fromWarehouse }) => `يُسمح بعده بشحن القطع من ${fromWarehouse.name}. لا يتغير المخزون الآن.`,
  ),
  reject: stepCall(
    transfersApi.reject,
    (reason) => ({ reason }),
    () => 'لا يتغير المخزون، ولا يمكن متابعة التحويل بعد رفضه.',
  ),
  withdraw: stepCall(
    transfersApi.withdraw,
    (reason) => ({ reason }),
    ({ fromWarehouse }) => `لن يرسل ${fromWarehouse.name} ما طلبته.`,
  ),
  cancel: stepCall(
    transfersApi.cancel,
    (reason) => ({ reason }),
    ({ status, fromWarehouse }) =>
      status === 'in_transit'
        ? `تعود القطع التي في الطريق إلى ${fromWarehouse.name}.`
        : 'لا يتغير المخزون، ولا يمكن متابعة التحويل بعد إلغائه.',
  ),
};
