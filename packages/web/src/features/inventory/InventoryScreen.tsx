import { inventoryApi, scrapApi, transfersApi } from '@turoos/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useData } from '@/lib/http/use-data';
import { useCan } from '@/lib/session/can';
import type { NewWarehouseSubject } from '@/shared/warehouses/NewWarehouseDialog';
import { Tabs } from '@/ui/Tabs';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import { InventoryHeader } from './InventoryHeader';
import { InventoryTab } from './InventoryTab';
import { ScrapTab } from './ScrapTab';
import { Shortcuts } from './Shortcuts';
import { TransfersTab } from './TransfersTab';
import { useInventory } from './use-inventory';
import { useTab } from './use-tab';

export function InventoryScreen() {
  const { list, query, items } = useInventory();
  const stats = useData(
    'inventory',
    inventoryApi.stats,
    { query: { warehouse: list.filters.warehouse || undefined } },
    { placeholderData: keepPreviousData },
  );
  const transfers = useData('transfers', transfersApi.statistics, {}, { enabled: useCan('transfers:read') });
  const scrap = useData('scrap', scrapApi.statistics, {}, { enabled: useCan('scrap:read') });
  const [tab, setTab] = useTab(['stock', 'transfers', 'scrap']);
  const warehouse = useLazyDialog<NewWarehouseSubject>(() =>
    import('@/shared/warehouses/NewWarehouseDialog').then((m) => m.default),
  );

  return (
    <>
      <InventoryHeader stats={stats} query={query} items={items} onAddWarehouse={() => warehouse.show({})} />
      <Shortcuts />
      <Tabs
        label="أقسام المخزون"
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'stock', label: 'المخزون الحالي', count: items.data?.total },
          { id: 'transfers', label: 'التحويلات', count: transfers.data?.totalTransfers },
          { id: 'scrap', label: 'تقارير الإتلاف', count: scrap.data?.totalScraps },
        ]}
      >
        {tab === 'stock' && <InventoryTab list={list} items={items} />}
        {tab === 'transfers' && <TransfersTab />}
        {tab === 'scrap' && <ScrapTab />}
      </Tabs>
      {warehouse.dialog}
    </>
  );
}
