import { reportCardStatus, reportStatus, reportTexts, type InventoryReport } from '@turoos/contract';
import { Eye, Play, RotateCw, Share2 } from 'lucide-react';
import { Fragment } from 'react';
import { usePermit } from '@/lib/session/can';
import { StatusBadge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { legible } from '@/ui/Code';
import { Progress } from '@/ui/Progress';
import { RowOpener } from '@/ui/RowOpener';
import { reportFacts } from './report-facts';
import { ReportMenu } from './ReportMenu';
import { useGenerateReport } from './use-report-actions';

type ReportActions = {
  onOpen: (report: InventoryReport) => void;
  onEdit: (report: InventoryReport) => void;
  onShare: (report: InventoryReport) => void;
  onRemove: (report: InventoryReport) => void;
};

type ReportCardProps = ReportActions & { report: InventoryReport };

export function ReportCard({ report, ...actions }: ReportCardProps) {
  return (
    <li
      aria-label={report.name}
      className="relative flex flex-col gap-3 rounded-lg border border-line bg-surface p-4 shadow-card"
    >
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow">
          <h2 className="text-base break-words">
            <RowOpener onOpen={() => actions.onOpen(report)}>{legible(report.name)}</RowOpener>
          </h2>
          {report.title && <p className="text-sm text-muted">{report.title}</p>}
        </div>
        <div className="relative z-1 -my-1.5 -me-2">
          <ReportMenu report={report} {...actions} />
        </div>
      </div>
      <div className="flex flex-wrap gap-1.5">
        <StatusBadge status={reportStatus[report.status]} />
        {report.isShared && <StatusBadge status={reportCardStatus.shared} />}
        {report.isArchived && <StatusBadge status={reportCardStatus.archived} />}
      </div>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1 text-sm">
        {reportFacts(report)
          .filter(({ value }) => Boolean(value))
          .map(({ name, value }) => (
            <Fragment key={name}>
              <dt className="text-muted">{legible(name)}</dt>
              <dd className="min-w-0 break-words">{value}</dd>
            </Fragment>
          ))}
      </dl>
      {report.status === 'generating' && <Progress label="جارٍ إنشاء التقرير" percent={report.progress} />}
      {report.status === 'failed' && (
        <p className="rounded-md bg-danger-soft px-3 py-2 text-sm text-danger">{report.error}</p>
      )}
      <CardButtons report={report} {...actions} />
    </li>
  );
}

function CardButtons({ report, onOpen, onShare }: ReportCardProps) {
  const mayGenerate = usePermit('inventoryReports:create');
  const mayShare = usePermit('inventoryReports:share');
  const { generate, isPending } = useGenerateReport(report);
  const isDraft = report.status === 'draft';
  const missing = report.rowCount === null ? reportTexts.noResult : undefined;
  return (
    <div className="relative z-1 mt-auto flex flex-wrap gap-2">
      {report.status !== 'generating' && (
        <Button
          size="sm"
          variant={isDraft ? 'primary' : 'secondary'}
          icon={isDraft ? Play : RotateCw}
          busy={isPending}
          disabledReason={mayGenerate.reason}
          onClick={generate}
        >
          {isDraft ? 'إنشاء' : 'إعادة الإنشاء'}
        </Button>
      )}
      <Button size="sm" icon={Eye} disabledReason={missing} onClick={() => onOpen(report)}>
        معاينة
      </Button>
      <Button
        size="sm"
        icon={Share2}
        disabledReason={mayShare.reason ?? missing}
        onClick={() => onShare(report)}
      >
        مشاركة
      </Button>
    </div>
  );
}
