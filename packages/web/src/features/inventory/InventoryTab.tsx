import type { inventoryApi } from '@turoos/contract';
import { Eye, PackagePlus, Pencil, Plus } from 'lucide-react';
import type { ListResult } from '@/lib/list/use-list';
import { navigate } from '@/lib/navigation/hooks';
import { usePermit } from '@/lib/session/can';
import { DataTable } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { IconButton } from '@/ui/IconButton';
import { LinkButton } from '@/ui/LinkButton';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import { inventoryColumns } from './inventory-columns';
import { InventoryFilters, type InventoryListState } from './InventoryFilters';

type InventoryTabProps = { list: InventoryListState & ListResult<typeof inventoryApi.list> };

/** The current stock. */
export function InventoryTab({ list }: InventoryTabProps) {
  const mayView = usePermit('products:read');
  const mayEdit = usePermit('inventory:update');
  const mayAdjust = usePermit('inventory:manage_stock');
  const mayAdd = usePermit('products:create');
  const edit = useLazyDialog(() => import('./EditItemDialog').then((m) => m.default));
  const adjust = useLazyDialog(() => import('@/shared/parts/AdjustStockDialog').then((m) => m.default));

  return (
    <>
      <InventoryFilters list={list} />
      <DataTable
        label="أصناف المخزون"
        columns={inventoryColumns}
        failedTitle={list.q ? 'فشل في البحث في المخزون' : 'فشل في جلب المخزون'}
        list={list}
        rowKey={(part) => part._id}
        renderActions={(part) => (
          <>
            <IconButton
              size="sm"
              label={`تعديل ${part.name}`}
              icon={Pencil}
              disabledReason={mayEdit.reason}
              onClick={() => edit.show(part)}
            />
            <IconButton
              size="sm"
              label={`تعديل كمية ${part.name}`}
              icon={PackagePlus}
              disabledReason={mayAdjust.reason}
              onClick={() => adjust.show(part)}
            />
            <IconButton
              size="sm"
              label={`بطاقة ${part.name}`}
              icon={Eye}
              disabledReason={mayView.reason}
              onClick={() => void navigate({ to: '/products/$id', params: { id: part._id } })}
            />
          </>
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
