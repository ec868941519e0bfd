import { warehouseLocationsApi, type WarehouseLocation } from '@turoos/contract';
import { CirclePause, CirclePlay, PackagePlus, Pencil, Trash2 } from 'lucide-react';
import { useAction } from '@/lib/http/use-action';
import { usePermit } from '@/lib/session/can';
import { useConfirm } from '@/ui/ConfirmDialog';
import { Menu } from '@/ui/Menu';

type LocationMenuProps = { location: WarehouseLocation; onEdit: () => void; onStock: () => void };

export function LocationMenu({ location, onEdit, onStock }: LocationMenuProps) {
  const { reason } = usePermit('warehouses:update');
  const confirm = useConfirm();
  const remove = useAction(warehouseLocationsApi.remove, {
    done: 'تم حذف موقع التخزين بنجاح',
    failed: 'فشل في حذف موقع التخزين',
  });
  const update = useAction(warehouseLocationsApi.update, {
    done: location.isActive ? 'أصبح الموقع غير نشط' : 'أصبح الموقع نشطاً',
    failed: 'فشل في تحديث موقع التخزين',
  });
  const params = { locationId: location.id };

  const askAndRemove = async () => {
    const sure = await confirm({
      title: 'حذف موقع التخزين',
      message: `سيُحذف الموقع «${location.name}» من ${location.warehouseName}. كميات القطع في المستودع لا تتغير.`,
      confirmLabel: 'حذف الموقع',
      tone: 'danger',
    });
    if (sure) remove.mutate({ params });
  };

  return (
    <Menu
      label={`إجراءات ${location.name}`}
      items={[
        { label: 'تسجيل المخزون', icon: PackagePlus, onSelect: onStock, disabledReason: reason },
        { label: 'تعديل', icon: Pencil, onSelect: onEdit, disabledReason: reason },
        {
          label: location.isActive ? 'إيقاف الموقع' : 'تفعيل الموقع',
          icon: location.isActive ? CirclePause : CirclePlay,
          onSelect: () => update.mutate({ params, body: { isActive: !location.isActive } }),
          disabledReason: reason,
        },
        {
          label: 'حذف',
          icon: Trash2,
          tone: 'danger',
          onSelect: () => void askAndRemove(),
          disabledReason: reason,
        },
      ]}
    />
  );
}
