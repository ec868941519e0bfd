import type { Transfer } from '@turoos/contract';
import { ArrowLeftRight } from 'lucide-react';
import { useCreateFromUrl } from '@/lib/navigation/use-create-from-url';
import { DocumentCards } from '@/shared/workflow/DocumentCards';
import { AddButton } from '@/ui/AddButton';
import { EmptyState } from '@/ui/EmptyState';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import { TransferCard } from './TransferCard';
import { TransferFilters } from './TransferFilters';
import { TransfersHeader } from './TransfersHeader';
import { useRemoveTransfer } from './use-remove-transfer';
import { useTransfers } from './use-transfers';

export function TransfersScreen() {
  const { list, query, transfers } = useTransfers();
  const form = useLazyDialog<Transfer | null>(() => import('./TransferDialog').then((m) => m.TransferDialog));
  const view = useLazyDialog<Transfer>(() => import('./TransferView').then((m) => m.TransferView));
  const note = useLazyDialog<Transfer>(() =>
    import('./DeliveryNoteDialog').then((m) => m.DeliveryNoteDialog),
  );
  const ship = useLazyDialog<Transfer>(() => import('./ShipDialog').then((m) => m.ShipDialog));
  const receive = useLazyDialog<Transfer>(() => import('./ReceiveDialog').then((m) => m.ReceiveDialog));
  const remove = useRemoveTransfer();
  useCreateFromUrl('transfers:create', () => form.show(null));

  const actions = {
    onOpen: view.show,
    onEdit: form.show,
    onPrint: note.show,
    onShip: ship.show,
    onReceive: receive.show,
    onRemove: (transfer: Transfer) => void remove(transfer),
  };

  return (
    <>
      <TransfersHeader transfers={transfers} query={query} onCreate={() => form.show(null)} />
      <TransferFilters list={list} />
      <DocumentCards
        label="التحويلات المخزنية"
        query={transfers}
        list={list}
        renderCard={(transfer) => <TransferCard transfer={transfer} {...actions} />}
        empty={
          <EmptyState
            icon={ArrowLeftRight}
            title="لا توجد تحويلات بعد"
            message="أنشئ تحويلاً لنقل القطع من مستودع إلى آخر ومتابعتها حتى تصل."
            action={<AddButton right="transfers:create" label="تحويل جديد" onAdd={() => form.show(null)} />}
          />
        }
      />
      {form.dialog}
      {view.dialog}
      {note.dialog}
      {ship.dialog}
      {receive.dialog}
    </>
  );
}
