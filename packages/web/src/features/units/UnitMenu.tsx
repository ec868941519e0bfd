import { unitsApi, unitTexts, type KnownUnit } from '@turoos/contract';
import { Pencil, Trash2 } from 'lucide-react';
import { useAction } from '@/lib/http/use-action';
import { usePermit } from '@/lib/session/can';
import { useConfirm } from '@/ui/ConfirmDialog';
import { Menu } from '@/ui/Menu';

export function UnitMenu({ unit, onEdit }: { unit: KnownUnit; onEdit: () => void }) {
  const confirm = useConfirm();
  const { reason } = usePermit('settings:update');
  const remove = useAction(unitsApi.remove, { done: 'تم حذف وحدة القياس', failed: 'فشل في حذف وحدة القياس' });
  const askAndRemove = async () => {
    const sure = await confirm({
      title: `حذف وحدة «${unit.name}»`,
      message: 'هل تريد حذف هذه الوحدة؟ لن تُعرض بعد ذلك بين وحدات المنتجات.',
      confirmLabel: 'حذف الوحدة',
      tone: 'danger',
    });
    if (sure) remove.mutate({ params: { code: unit.code } });
  };
  return (
    <Menu
      label={`إجراءات وحدة ${unit.name}`}
      items={[
        { label: 'تعديل', icon: Pencil, onSelect: onEdit, disabledReason: reason },
        {
          label: 'حذف',
          icon: Trash2,
          tone: 'danger',
          onSelect: () => void askAndRemove(),
          disabledReason: reason ?? (unit.parts > 0 ? unitTexts.inUse : undefined),
        },
      ]}
    />
  );
}
