import { sourceVehiclesApi, teardownSteps, type SourceVehicleDetail, type Teardown } from '@turoos/contract';
import { Flag, Undo2 } from 'lucide-react';
import { useAction } from '@/lib/http/use-action';
import { usePermit } from '@/lib/session/can';
import { vehicleName } from '@/shared/source-vehicles/vehicle-name';
import { Button } from '@/ui/Button';
import { useConfirm } from '@/ui/ConfirmDialog';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import type { Closing } from './pieces/CloseDialog';

type TeardownActionsProps = { vehicle: SourceVehicleDetail; teardown: Teardown };

/** Ends the teardown, or undoes its last step. */
export function TeardownActions({ vehicle, teardown }: TeardownActionsProps) {
  const { reason } = usePermit('purchases:update');
  const confirm = useConfirm();
  const closing = useLazyDialog<Closing>(() => import('./pieces/CloseDialog').then((m) => m.default));
  const undo = useAction(sourceVehiclesApi.undo, { done: 'تم التراجع', failed: 'فشل في التراجع' });
  const { lastStep } = teardown;
  const askUndo = async () => {
    if (!lastStep) return;
    const isSure = await confirm({
      title: 'التراجع عن آخر خطوة',
      message: `آخر ما جرى على ${vehicleName(vehicle)}: ${teardownSteps[lastStep.kind]}. ${consequence(lastStep.kind)}`,
      confirmLabel: 'تراجع',
      tone: 'danger',
    });
    if (isSure) undo.mutate({ params: { id: vehicle._id }, body: { step: lastStep._id } });
  };
  return (
    <>
      {lastStep && (
        <Button icon={Undo2} busy={undo.isPending} disabledReason={reason} onClick={() => void askUndo()}>
          {`تراجع عن: ${teardownSteps[lastStep.kind]}`}
        </Button>
      )}
      {teardown.status === 'open' && (
        <Button
          icon={Flag}
          disabledReason={reason}
          onClick={() => closing.show({ vehicleId: vehicle._id, teardown })}
        >
          إنهاء التفكيك
        </Button>
      )}
      {closing.dialog}
    </>
  );
}

const consequence = (kind: NonNullable<Teardown['lastStep']>['kind']): string =>
  kind === 'buy'
    ? 'تُلغى فاتورة شرائها، وما دُفع يبقى رصيداً عند البائع.'
    : kind === 'close'
      ? 'يخرج ثمن الخردة من الصندوق وتعود السيارة قيد التفكيك.'
      : 'تعود قطعها وتكاليفها كما كانت قبلها.';
