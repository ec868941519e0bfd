import {
  ltr,
  notDeletable,
  notEditable,
  quantityText,
  scrapStatus,
  scrapWorkflow,
  type ScrapReport,
} from '@turoos/contract';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import { usePermit } from '@/lib/session/can';
import { DocumentCard } from '@/shared/workflow/DocumentCard';
import { StepActions } from '@/shared/workflow/StepActions';
import { Menu } from '@/ui/Menu';
import { scrapFacts } from './scrap-facts';
import { useScrapStep } from './use-scrap-actions';

type ScrapActions = {
  onOpen: (report: ScrapReport) => void;
  onEdit: (report: ScrapReport) => void;
  onRemove: (report: ScrapReport) => void;
};

type ScrapCardProps = ScrapActions & { report: ScrapReport };

export function ScrapCard({ report, ...actions }: ScrapCardProps) {
  const take = useScrapStep(report);
  const said = report.steps.at(-1)?.note;
  return (
    <DocumentCard
      number={report.reportNumber}
      status={scrapStatus[report.status]}
      part={{ name: report.productName, partNumber: report.partNumber }}
      facts={scrapFacts(report)}
      note={(report.status === 'rejected' && said) || report.notes}
      onOpen={() => actions.onOpen(report)}
      menu={<ScrapMenu report={report} {...actions} />}
      steps={
        <StepActions
          workflow={scrapWorkflow}
          status={report.status}
          subject={`التقرير ${ltr(report.reportNumber)}`}
          consequence={(step) => consequences[step](report)}
          onStep={take}
        />
      }
    />
  );
}

const consequences: Record<keyof typeof scrapWorkflow.steps, (report: ScrapReport) => string> = {
  approve: ({ quantity, unit, productName, warehouse }) =>
    `تخرج ${quantityText(quantity, unit)} من «${productName}» من مخزون ${warehouse.name}.`,
  reject: () => 'يبقى المخزون كما هو.',
  complete: ({ productName }) =>
    `تُسجل «${productName}» على أنها أُتلفت فعلاً. لا يتغير المخزون بعد الاعتماد.`,
};

function ScrapMenu({ report, onOpen, onEdit, onRemove }: ScrapCardProps) {
  const mayEdit = usePermit('scrap:update');
  const mayRemove = usePermit('scrap:delete');
  return (
    <Menu
      label={`إجراءات التقرير ${ltr(report.reportNumber)}`}
      items={[
        { label: 'التفاصيل', icon: Eye, onSelect: () => onOpen(report) },
        {
          label: 'تعديل',
          icon: Pencil,
          onSelect: () => onEdit(report),
          disabledReason: mayEdit.reason ?? notEditable(scrapWorkflow, report.status),
        },
        {
          label: 'حذف',
          icon: Trash2,
          tone: 'danger',
          onSelect: () => onRemove(report),
          disabledReason: mayRemove.reason ?? notDeletable(scrapWorkflow, report.status),
        },
      ]}
    />
  );
}
