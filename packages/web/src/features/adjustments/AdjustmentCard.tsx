import {
  adjustmentStatus,
  adjustmentTypes,
  adjustmentWorkflow,
  ltr,
  notDeletable,
  notEditable,
  quantityText,
  type Adjustment,
} from '@turoos/contract';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import { usePermit } from '@/lib/session/can';
import { DocumentCard } from '@/shared/workflow/DocumentCard';
import { StepActions } from '@/shared/workflow/StepActions';
import { Menu } from '@/ui/Menu';
import { adjustmentFacts, Outcome } from './adjustment-words';
import { useAdjustmentStep } from './use-adjustment-actions';

type AdjustmentActions = {
  onOpen: (adjustment: Adjustment) => void;
  onEdit: (adjustment: Adjustment) => void;
  onRemove: (adjustment: Adjustment) => void;
};

type AdjustmentCardProps = AdjustmentActions & { adjustment: Adjustment };

export function AdjustmentCard({ adjustment, ...actions }: AdjustmentCardProps) {
  const take = useAdjustmentStep(adjustment);
  const said = adjustment.steps.at(-1)?.note;
  return (
    <DocumentCard
      number={adjustment.adjustmentNumber}
      status={adjustmentStatus[adjustment.status]}
      part={{ name: adjustment.productName, partNumber: adjustment.partNumber }}
      facts={adjustmentFacts(adjustment)}
      note={
        (adjustment.change !== null && <Outcome {...adjustment} />) ||
        (adjustment.status === 'rejected' && said) ||
        adjustment.notes
      }
      onOpen={() => actions.onOpen(adjustment)}
      menu={<AdjustmentMenu adjustment={adjustment} {...actions} />}
      steps={
        <StepActions
          workflow={adjustmentWorkflow}
          status={adjustment.status}
          subject={`التسوية ${ltr(adjustment.adjustmentNumber)}`}
          consequence={(step) => (step === 'approve' ? consequenceOf(adjustment) : 'يبقى المخزون كما هو.')}
          onStep={take}
        />
      }
    />
  );
}

function consequenceOf({ type, quantity, unit, productName, warehouse }: Adjustment): string {
  const what = `${quantityText(quantity, unit)} من «${productName}»`;
  const { direction } = adjustmentTypes[type];
  if (direction === 'set') return `تصبح الكمية في ${warehouse.name} ${what}.`;
  return direction === 'in'
    ? `يزيد مخزون ${warehouse.name} ${what}.`
    : `ينقص مخزون ${warehouse.name} ${what}.`;
}

function AdjustmentMenu({ adjustment, onOpen, onEdit, onRemove }: AdjustmentCardProps) {
  const mayEdit = usePermit('stockAdjustments:update');
  const mayRemove = usePermit('stockAdjustments:delete');
  return (
    <Menu
      label={`إجراءات التسوية ${ltr(adjustment.adjustmentNumber)}`}
      items={[
        { label: 'التفاصيل', icon: Eye, onSelect: () => onOpen(adjustment) },
        {
          label: 'تعديل',
          icon: Pencil,
          onSelect: () => onEdit(adjustment),
          disabledReason: mayEdit.reason ?? notEditable(adjustmentWorkflow, adjustment.status),
        },
        {
          label: 'حذف',
          icon: Trash2,
          tone: 'danger',
          onSelect: () => onRemove(adjustment),
          disabledReason: mayRemove.reason ?? notDeletable(adjustmentWorkflow, adjustment.status),
        },
      ]}
    />
  );
}
