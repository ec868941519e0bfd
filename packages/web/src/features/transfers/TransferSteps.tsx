import { ltr, transferWorkflow, transfersApi, type Transfer, type TransferStep } from '@turoos/contract';
import { useAction } from '@/lib/http/use-action';
import { StepActions } from '@/shared/workflow/StepActions';

export type TransferStepDialogs = {
  onShip: (transfer: Transfer) => void;
  onReceive: (transfer: Transfer) => void;
};

/** The buttons of what a transfer can do next; shipping and receiving ask for more than a word. */
export function TransferSteps({ transfer, onShip, onReceive }: TransferStepDialogs & { transfer: Transfer }) {
  const approve = useAction(transfersApi.approve, {
    done: 'تم اعتماد التحويل',
    failed: 'فشل في اعتماد التحويل',
  });
  const reject = useAction(transfersApi.reject, { done: 'تم رفض التحويل', failed: 'فشل في رفض التحويل' });
  const cancel = useAction(transfersApi.cancel, { done: 'تم إلغاء التحويل', failed: 'فشل في إلغاء التحويل' });
  const params = { id: transfer._id };

  const take = (name: TransferStep, said: string) => {
    if (name === 'reject') return reject.mutateAsync({ params, body: { reason: said } });
    if (name === 'cancel') return cancel.mutateAsync({ params, body: { reason: said } });
    return approve.mutateAsync({ params, body: { notes: said } });
  };

  return (
    <StepActions
      workflow={transferWorkflow}
      status={transfer.status}
      subject={`التحويل ${ltr(transfer.transferNumber)}`}
      consequence={(name) => consequences[name]?.(transfer)}
      own={{
        ship: () => onShip(transfer),
        track: () => onShip(transfer),
        receive: () => onReceive(transfer),
      }}
      onStep={take}
    />
  );
}

const consequences: Partial<Record<TransferStep, (transfer: Transfer) => string>> = {
  approve: ({ fromWarehouse }) => `يُسمح بعده بشحن القطع من ${fromWarehouse.name}. لا يتغير المخزون الآن.`,
  reject: () => 'لا يتغير المخزون، ولا يمكن متابعة التحويل بعد رفضه.',
  cancel: ({ status, fromWarehouse }) =>
    status === 'in_transit'
      ? `تعود القطع التي في الطريق إلى ${fromWarehouse.name}.`
      : 'لا يتغير المخزون، ولا يمكن متابعة التحويل بعد إلغائه.',
};
