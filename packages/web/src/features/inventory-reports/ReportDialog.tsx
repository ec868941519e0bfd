import { inventoryReportsApi, type InventoryReport } from '@turoos/contract';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useSaveRecord } from '@/lib/http/use-save-record';
import { FormDialog } from '@/ui/FormDialog';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { BasicFields } from './BasicFields';
import { FilterFields } from './FilterFields';
import { OptionFields } from './OptionFields';
import { asNewReport, ReportForm, startValues, type ReportFormState } from './report-form';
import { ScheduleFields } from './ScheduleFields';

/** Creates or edits the definition of a report; generating it fills in the result. */
export default function ReportDialog({
  subject: report,
  open,
  onClose,
}: SubjectDialogProps<InventoryReport | null>) {
  const save = useSaveRecord(inventoryReportsApi, report, {
    created: 'تم حفظ التقرير',
    createFailed: 'فشل في إنشاء التقرير',
    updated: 'تم تحديث التقرير',
    updateFailed: 'فشل في تحديث التقرير',
  });
  const form: ReportFormState = useZodForm(ReportForm, { defaultValues: startValues(report) });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={(valid) => save(asNewReport(valid))}
      size="lg"
      title={report ? `تعديل التقرير «${report.name}»` : 'تقرير مخزون جديد'}
      description={
        report ? 'يعود التقرير بعد الحفظ مسودة حتى تُعيد إنشاءه' : 'احفظ التعريف ثم أنشئ التقرير متى شئت'
      }
      submitLabel={report ? 'حفظ التعديلات' : 'حفظ التقرير'}
    >
      <BasicFields form={form} report={report} />
      <OptionFields form={form} />
      <FilterFields form={form} report={report} />
      <ScheduleFields form={form} />
    </FormDialog>
  );
}
