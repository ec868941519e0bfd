import { countsApi, countWorkflow, ltr, nouns, type Count } from '@turoos/contract';
import { navigate } from '@/lib/navigation/hooks';
import type { DocumentKind } from '@/shared/workflow/document-kind';

export const countKind: DocumentKind<Count, keyof typeof countWorkflow.steps> = {
  resource: 'inventoryCounts',
  workflow: countWorkflow,
  counted: nouns.count,
  numberOf: ({ countNumber }) => countNumber,
  nameOf: ({ countNumber }) => `الجرد ${ltr(countNumber)}`,
  removal: {
    endpoint: countsApi.remove,
    done: 'تم حذف عملية الجرد',
    failed: 'فشل في حذف عملية الجرد',
    question: ({ countNumber, warehouseName, summary }) => ({
      title: `حذف الجرد ${ltr(countNumber)}`,
      message:
        summary.countedItems > 0
          ? `سيُحذف جرد «${warehouseName}» وكل ما عُدّ فيه نهائياً. لا يتغير المخزون.`
          : `سيُحذف جرد «${warehouseName}» نهائياً. لا يتغير المخزون.`,
      confirmLabel: 'حذف الجرد',
    }),
    onDone: () => void navigate({ to: '/inventory-counts' }),
  },
};
