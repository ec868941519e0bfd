import {
  changeReportBlocked,
  reportFormatNames,
  reportFormats,
  reportTexts,
  type InventoryReport,
} from '@turoos/contract';
import { Archive, ArchiveRestore, Download, Pencil, Trash2 } from 'lucide-react';
import { usePermit } from '@/lib/session/can';
import { Menu } from '@/ui/Menu';
import { useArchiveReport, useExportReport } from './use-report-actions';

type ReportMenuProps = {
  report: InventoryReport;
  onEdit: (report: InventoryReport) => void;
  onRemove: (report: InventoryReport) => void;
};

/** The actions of a report, except generating it. */
export function ReportMenu({ report, onEdit, onRemove }: ReportMenuProps) {
  const mayExport = usePermit('inventoryReports:export');
  const mayEdit = usePermit('inventoryReports:update');
  const mayRemove = usePermit('inventoryReports:delete');
  const { save } = useExportReport(report);
  const archive = useArchiveReport(report);
  const busy = changeReportBlocked(report.status);
  const missing = report.rowCount === null ? reportTexts.noResult : undefined;
  return (
    <Menu
      label={`إجراءات التقرير ${report.name}`}
      items={[
        ...reportFormatNames.map((format) => ({
          label: `تصدير ${reportFormats[format].label}`,
          icon: Download,
          onSelect: () => save(format),
          disabledReason: mayExport.reason ?? missing,
        })),
        {
          label: 'تعديل',
          icon: Pencil,
          onSelect: () => onEdit(report),
          disabledReason: mayEdit.reason ?? busy,
        },
        {
          label: report.isArchived ? 'إخراج من الأرشيف' : 'أرشفة',
          icon: report.isArchived ? ArchiveRestore : Archive,
          onSelect: archive,
          disabledReason: mayEdit.reason ?? busy,
        },
        {
          label: 'حذف',
          icon: Trash2,
          tone: 'danger' as const,
          onSelect: () => onRemove(report),
          disabledReason: mayRemove.reason ?? busy,
        },
      ]}
    />
  );
}
