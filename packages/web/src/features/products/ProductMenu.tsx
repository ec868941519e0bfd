import type { Part } from '@turoos/contract';
import { Eye, FileText, Pencil, Tag, Trash2 } from 'lucide-react';
import { usePermit } from '@/lib/session/can';
import { Menu } from '@/ui/Menu';

type ProductMenuProps = {
  part: Part;
  onView: () => void;
  onOpen: () => void;
  onEdit: () => void;
  onPrint: () => void;
  onRemove: () => void;
};

export function ProductMenu({ part, onView, onOpen, onEdit, onPrint, onRemove }: ProductMenuProps) {
  const mayEdit = usePermit('products:update');
  const mayRemove = usePermit('products:delete');
  return (
    <Menu
      label={`إجراءات ${part.name}`}
      items={[
        { label: 'عرض', icon: Eye, onSelect: onView },
        { label: 'بطاقة المنتج', icon: FileText, onSelect: onOpen },
        { label: 'تعديل', icon: Pencil, onSelect: onEdit, disabledReason: mayEdit.reason },
        { label: 'طباعة ملصق', icon: Tag, onSelect: onPrint },
        {
          label: 'حذف',
          icon: Trash2,
          tone: 'danger',
          onSelect: onRemove,
          disabledReason: mayRemove.reason,
        },
      ]}
    />
  );
}
