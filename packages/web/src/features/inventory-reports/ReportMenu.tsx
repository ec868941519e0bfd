import {
  changeReportBlocked,
  reportFormatNames,
  reportFormats,
  reportTexts,
  type InventoryReport,
} from '@turoos/contract';
import { Archive, ArchiveRestore, Download, Eye, Pencil, Play, RotateCw, Share2, Trash2 } from 'lucide-react';
import { usePermit } from '@/lib/session/can';
import { Menu } from '@/ui/Menu';
import { useArchiveReport, useExportReport, useGenerateReport } from './use-report-actions';

type ReportMenuProps = {
  report: InventoryReport;
  onOpen: (report: InventoryReport) => void;
  onEdit: (report: InventoryReport) => void;
  onShare: (report: InventoryReport) => void;
  onRemove: (report: InventoryReport) => void;
};

export function ReportMenu({ report, onOpen, onEdit, onShare, onRemove }: ReportMenuProps) {
  const mayGenerate = usePermit('inventoryReports:create');
  const mayShare = usePermit('inventoryReports:share');
  const mayExport = usePermit('inventoryReports:export');
  const mayEdit = usePermit('inventoryReports:update');
  const mayRemove = usePermit('inventoryReports:delete');
  const { save } = useExportReport(report);
  const { generate, isPending } = useGenerateReport(report);
  const archive = useArchiveReport(report);
  const busy = changeReportBlocked(report.status);
  const missing = report.rowCount === null ? reportTexts.noResult : undefined;
  return (
    <Menu
      label={`إجراءات التقرير ${report.name}`}
      items={[
        {
          label: report.status === 'draft' ? 'إنشاء' : 'إعادة الإنشاء',
          icon: report.status === 'draft' ? Play : RotateCw,
          onSelect: generate,
          disabledReason: mayGenerate.reason ?? (isPending ? changeReportBlocked('generating') : busy),
        },
        { label: 'معاينة', icon: Eye, onSelect: () => onOpen(report), disabledReason: missing },
        {
          label: 'مشاركة',
          icon: Share2,
          onSelect: () => onShare(report),
          disabledReason: mayShare.reason ?? missing,
        },
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
