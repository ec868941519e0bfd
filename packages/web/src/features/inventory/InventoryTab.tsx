import { inventoryApi, type Part } from '@turoos/contract';
import { Eye, PackagePlus, Pencil, Plus } from 'lucide-react';
import type { ListResult } from '@/lib/list/use-list';
import { usePicked } from '@/lib/list/use-picked';
import { navigate } from '@/lib/navigation/hooks';
import { usePermit } from '@/lib/session/can';
import { DataTable } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { ExportPicked } from '@/ui/ExportPicked';
import { LinkButton } from '@/ui/LinkButton';
import { Menu } from '@/ui/Menu';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import { editableColumns, inventoryColumns } from './inventory-columns';
import { InventoryFilters, type InventoryListState } from './InventoryFilters';

type InventoryTabProps = { list: InventoryListState & ListResult<typeof inventoryApi.list> };

/** The current stock. */
export function InventoryTab({ list }: InventoryTabProps) {
  const mayView = usePermit('products:read');
  const mayEdit = usePermit('inventory:update');
  const mayAdjust = usePermit('inventory:manage_stock');
  const mayAdd = usePermit('products:create');
  const picked = usePicked<Part>(({ name }) => name);
  const edit = useLazyDialog(() => import('./EditItemDialog').then((m) => m.default));
  const adjust = useLazyDialog(() => import('@/shared/parts/AdjustStockDialog').then((m) => m.default));
  const open = ({ _id: id }: Part) => void navigate({ to: '/products/$id', params: { id } });

  return (
    <>
      <InventoryFilters list={list} />
      <DataTable
        label="أصناف المخزون"
        columns={mayEdit.allowed ? editableColumns : inventoryColumns}
        picked={picked}
        bulk={
          <ExportPicked
            endpoint={inventoryApi.exportPicked}
            picked={picked}
            fileName="inventory"
            things="المخزون"
          />
        }
        failedTitle={list.q ? 'فشل في البحث في المخزون' : 'فشل في جلب المخزون'}
        list={list}
        rowKey={(part) => part._id}
        onOpen={mayView.allowed ? open : undefined}
        renderActions={(part) => (
          <Menu
            label={`إجراءات ${part.name}`}
            items={[
              {
                label: 'تعديل',
                icon: Pencil,
                disabledReason: mayEdit.reason,
                onSelect: () => edit.show(part),
              },
              {
                label: 'تعديل الكمية',
                icon: PackagePlus,
                disabledReason: mayAdjust.reason,
                onSelect: () => adjust.show(part),
              },
              {
                label: 'بطاقة المنتج',
                icon: Eye,
                disabledReason: mayView.reason,
                onSelect: () => open(part),
              },
            ]}
          />
        )}
        empty={
          <EmptyState
            title="لا توجد أصناف في المخزون"
            message="تظهر هنا كل قطعة تضيفها إلى المنتجات."
            action={
              <LinkButton
                to="/products"
                search={{ create: '1' }}
                icon={Plus}
                variant="primary"
                disabledReason={mayAdd.reason}
              >
                إضافة منتج
              </LinkButton>
            }
          />
        }
      />
      {edit.dialog}
      {adjust.dialog}
    </>
  );
}
