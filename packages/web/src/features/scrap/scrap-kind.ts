import { ltr, nouns, quantityText, scrapApi, scrapWorkflow, type ScrapReport } from '@turoos/contract';
import { stepCall, type DocumentKind, type StepCall } from '@/shared/workflow/document-kind';

type Step = keyof typeof scrapWorkflow.steps;

export const scrapKind: DocumentKind<ScrapReport, Step> = {
  resource: 'scrap',
  workflow: scrapWorkflow,
  counted: nouns.report,
  numberOf: ({ reportNumber }) => reportNumber,
  nameOf: ({ reportNumber }) => `التقرير ${ltr(reportNumber)}`,
  removal: {
    endpoint: scrapApi.remove,
    done: 'تم حذف تقرير الإتلاف',
    failed: 'فشل في حذف تقرير الإتلاف',
    question: ({ reportNumber, productName }) => ({
      title: `حذف التقرير ${ltr(reportNumber)}`,
      message: `سيُحذف تقرير إتلاف «${productName}» نهائياً. لم يُعتمد بعد، فلا يتغير المخزون بحذفه.`,
      confirmLabel: 'حذف التقرير',
    }),
  },
};

export const scrapSteps: Record<Step, StepCall<ScrapReport>> = {
  approve: stepCall(
    scrapApi.approve,
    (notes) => ({ notes }),
    ({ quantity, unit, productName, warehouse }) =>
      `تخرج ${quantityText(quantity, unit)} من «${productName}» من مخزون ${warehouse.name}.`,
  ),
  reject: stepCall(
    scrapApi.reject,
    (reason) => ({ reason }),
    () => 'يبقى المخزون كما هو.',
  ),
  complete: stepCall(
    scrapApi.update,
    () => ({ status: 'completed' as const }),
    ({ productName }) => `تُسجل «${productName}» على أنها أُتلفت فعلاً. لا يتغير المخزون بعد الاعتماد.`,
  ),
};
