import {
  asFile,
  countedAfter,
  exportFormatNames,
  exportFormats,
  nouns,
  reportTabs,
  reportsApi,
  rowsOnPaper,
  type ExportFormat,
  type ReportTab,
} from '@turoos/contract';
import { useForm } from 'react-hook-form';
import { formatNumber } from '@/lib/format/format';
import { datedName } from '@/lib/http/download';
import { useDownload } from '@/lib/http/use-download';
import { Checkbox } from '@/ui/Checkbox';
import { FormDialog } from '@/ui/FormDialog';
import { FormField } from '@/ui/FormField';
import { RadioGroup } from '@/ui/RadioGroup';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import type { ReportList } from './report-list';

export type ExportSubject = { tab: ReportTab; filters: ReportList['filters']; total: number | undefined };

const hints: Readonly<Record<ExportFormat, string>> = {
  csv: 'نص يفتحه أي برنامج جداول',
  xlsx: 'مصنف Excel من اليمين إلى اليسار، مع ورقة للإجماليات',
  pdf: `صفحات للطباعة بالعربية، حتى ${countedAfter(rowsOnPaper, nouns.row)}`,
};
const formats = exportFormatNames.map((value) => ({
  value,
  label: exportFormats[value],
  hint: hints[value],
}));

/** Exports all rows that match the filter, not only the visible page. */
export default function ExportDialog({ subject, open, onClose }: SubjectDialogProps<ExportSubject>) {
  const { tab, filters, total } = subject;
  const download = useDownload(asFile(reportsApi[tab]), {
    done: 'تم تصدير التقرير',
    failed: 'فشل في تصدير التقرير',
  });
  const form = useForm<{ format: ExportFormat; headers: boolean }>({
    defaultValues: { format: 'csv', headers: true },
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={({ format, headers }) =>
        download.mutateAsync({
          fileName: datedName(`report-${tab}`, format),
          given: { query: { ...filters, format, headers } },
        })
      }
      title={`تصدير تقرير «${reportTabs[tab].label}»`}
      description={total === undefined ? undefined : `عدد الصفوف بعد التصفية: ${formatNumber(total)}`}
      submitLabel="تصدير"
    >
      <FormField control={form.control} name="format" label="الصيغة" group>
        {(field) => <RadioGroup options={formats} {...field} />}
      </FormField>
      <Checkbox label="تضمين عناوين الأعمدة" {...form.register('headers')} />
    </FormDialog>
  );
}
