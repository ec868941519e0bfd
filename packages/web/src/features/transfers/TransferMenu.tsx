import { ltr, notDeletable, notEditable, transferWorkflow, type Transfer } from '@turoos/contract';
import { Eye, Pencil, Printer, Trash2 } from 'lucide-react';
import { usePermit } from '@/lib/session/can';
import { Menu } from '@/ui/Menu';

type Act = (transfer: Transfer) => void;
export type TransferMenuActions = { onOpen: Act; onEdit: Act; onPrint: Act; onRemove: Act };

export function TransferMenu({
  transfer,
  onOpen,
  onEdit,
  onPrint,
  onRemove,
}: TransferMenuActions & { transfer: Transfer }) {
  const mayEdit = usePermit('transfers:update');
  const mayRemove = usePermit('transfers:delete');
  return (
    <Menu
      label={`إجراءات التحويل ${ltr(transfer.transferNumber)}`}
      items={[
        { label: 'عرض التفاصيل', icon: Eye, onSelect: () => onOpen(transfer) },
        { label: 'طباعة سند التسليم', icon: Printer, onSelect: () => onPrint(transfer) },
        {
          label: 'تعديل',
          icon: Pencil,
          onSelect: () => onEdit(transfer),
          disabledReason: mayEdit.reason ?? notEditable(transferWorkflow, transfer.status),
        },
        {
          label: 'حذف',
          icon: Trash2,
          tone: 'danger',
          onSelect: () => onRemove(transfer),
          disabledReason: mayRemove.reason ?? notDeletable(transferWorkflow, transfer.status),
        },
      ]}
    />
  );
}
