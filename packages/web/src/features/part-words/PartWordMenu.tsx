import { partWordsApi, type PartWordEntry } from '@turoos/contract';
import { Pencil, Power, PowerOff, Trash2 } from 'lucide-react';
import { useAction } from '@/lib/http/use-action';
import { usePermit } from '@/lib/session/can';
import { useConfirm } from '@/ui/ConfirmDialog';
import { Menu } from '@/ui/Menu';

export function PartWordMenu({ entry, onEdit }: { entry: PartWordEntry; onEdit: () => void }) {
  const { reason } = usePermit('products:update');
  const confirm = useConfirm();
  const remove = useAction(partWordsApi.remove, {
    done: 'تم حذف الكلمة من القاموس',
    failed: 'فشل في حذف الكلمة',
  });
  const turn = useAction(partWordsApi.turn, {
    done: entry.isOn ? 'تم إيقاف المجموعة' : 'تم تفعيل المجموعة',
    failed: 'فشل في حفظ التغيير',
  });
  const askAndRemove = async () => {
    const sure = await confirm({
      title: `حذف «${entry.word}» من القاموس`,
      message: 'لن يجد من يكتبها ما تعنيه. هل تريد حذفها؟',
      confirmLabel: 'حذف الكلمة',
      tone: 'danger',
    });
    if (sure) remove.mutate({ params: { id: entry._id } });
  };
  const own = [
    { label: 'تعديل', icon: Pencil, onSelect: onEdit, disabledReason: reason },
    {
      label: 'حذف',
      icon: Trash2,
      tone: 'danger' as const,
      onSelect: () => void askAndRemove(),
      disabledReason: reason,
    },
  ];
  const builtIn = [
    {
      label: entry.isOn ? 'إيقاف: لا تعني الشيء نفسه' : 'تفعيل',
      icon: entry.isOn ? PowerOff : Power,
      disabledReason: reason,
      onSelect: () => turn.mutate({ params: { key: entry._id }, body: { isOn: !entry.isOn } }),
    },
  ];
  return <Menu label={`إجراءات «${entry.word}»`} items={entry.source === 'own' ? own : builtIn} />;
}
