import { inventoryApi } from '@turoos/contract';
import { ArrowLeftRight, Trash2 } from 'lucide-react';
import { useData } from '@/lib/use-data';
import { useFailureToast } from '@/lib/use-failure-toast';
import { useLazyDialog } from '@/lib/use-lazy-dialog';
import { Tabs } from '@/ui/Tabs';
import { ElsewhereTab } from './ElsewhereTab';
import { InventoryHeader } from './InventoryHeader';
import { InventoryTab } from './InventoryTab';
import { Shortcuts } from './Shortcuts';
import { useInventory } from './use-inventory';
import { useTab } from './use-tab';

export function InventoryScreen() {
  const { list, query, items } = useInventory();
  const stats = useData('inventory', inventoryApi.stats, {});
  useFailureToast(stats.error, 'فشل في جلب إحصائيات المخزون');
  const [tab, setTab] = useTab(['stock', 'transfers', 'scrap']);
  const warehouse = useLazyDialog<null>(() => import('./AddWarehouseDialog').then((m) => m.default));

  return (
    <>
      <InventoryHeader
        stats={stats}
        query={query}
        refreshing={(items.isRefetching && !items.isPlaceholderData) || stats.isRefetching}
        onRefresh={() => void Promise.all([items.refetch(), stats.refetch()])}
        onAddWarehouse={() => warehouse.show(null)}
      />
      <Shortcuts />
      <Tabs
        label="أقسام المخزون"
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'stock', label: 'المخزون الحالي', count: items.data?.total },
          { id: 'transfers', label: 'التحويلات' },
          { id: 'scrap', label: 'تقارير الإتلاف' },
        ]}
      >
        {tab === 'stock' && <InventoryTab list={list} items={items} />}
        {tab === 'transfers' && (
          <ElsewhereTab
            to="/transfers"
            right="transfers:read"
            icon={ArrowLeftRight}
            title="التحويلات في شاشتها"
            message="تُنشأ التحويلات بين المستودعات وتُتابع من شاشة التحويلات المخزنية."
            action="فتح التحويلات المخزنية"
          />
        )}
        {tab === 'scrap' && (
          <ElsewhereTab
            to="/scrap"
            right="scrap:read"
            icon={Trash2}
            title="تقارير الإتلاف في شاشتها"
            message="تُسجل القطع التالفة وتُعتمد من شاشة الإتلاف."
            action="فتح شاشة الإتلاف"
          />
        )}
      </Tabs>
      {warehouse.dialog}
    </>
  );
}
