import {
  inventoryReportsApi,
  reportFormats,
  type InventoryReport,
  type ReportFormat,
} from '@turoos/contract';
import { datedName } from '@/lib/http/download';
import { useAction } from '@/lib/http/use-action';
import { useDownload } from '@/lib/http/use-download';
import { useConfirm } from '@/ui/ConfirmDialog';

/** Starts generating a report, for the first time or again. */
export function useGenerateReport({ _id: reportId, status }: InventoryReport) {
  const generate = useAction(inventoryReportsApi.generate, {
    done: 'بدأ إنشاء التقرير',
    failed: 'فشل في إنشاء التقرير',
  });
  return {
    generate: () => generate.mutate({ body: { reportId, again: status !== 'draft' } }),
    isPending: generate.isPending,
  };
}

export function useExportReport({ _id: id }: InventoryReport) {
  const download = useDownload(inventoryReportsApi.export, {
    done: 'تم تصدير التقرير',
    failed: 'فشل في تصدير التقرير',
  });
  return {
    save: (format: ReportFormat) =>
      download.mutate({
        fileName: datedName('inventory-report', reportFormats[format].extension),
        given: { params: { id }, query: { format } },
      }),
    saving: download.isPending,
  };
}

export function useArchiveReport({ _id: id, isArchived }: InventoryReport) {
  const update = useAction(inventoryReportsApi.update, {
    done: isArchived ? 'أُخرج التقرير من الأرشيف' : 'تمت أرشفة التقرير',
    failed: 'فشل في تحديث التقرير',
  });
  return () => update.mutate({ params: { id }, body: { isArchived: !isArchived } });
}

export function useRemoveReport(): (report: InventoryReport) => Promise<void> {
  const confirm = useConfirm();
  const remove = useAction(inventoryReportsApi.remove, {
    done: 'تم حذف تقرير المخزون',
    failed: 'فشل في حذف تقرير المخزون',
  });
  return async ({ _id: id, name }) => {
    const sure = await confirm({
      title: `حذف التقرير «${name}»`,
      message: 'سيُحذف التقرير ونتيجته وجدولته نهائياً. لا يتغير المخزون.',
      confirmLabel: 'حذف التقرير',
      tone: 'danger',
    });
    if (sure) remove.mutate({ params: { id } });
  };
}
