import { inventoryApi, scrapApi, transfersApi } from '@turoos/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useData } from '@/lib/http/use-data';
import { useList } from '@/lib/list/use-list';
import { navigate, useSearch } from '@/lib/navigation/hooks';
import { useCan } from '@/lib/session/can';
import type { NewWarehouseSubject } from '@/shared/warehouses/NewWarehouseDialog';
import { Tabs } from '@/ui/Tabs';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import { inventoryFilters } from './InventoryFilters';
import { InventoryHeader } from './InventoryHeader';
import { InventoryTab } from './InventoryTab';
import { ScrapTab } from './ScrapTab';
import { Shortcuts } from './Shortcuts';
import { TransfersTab } from './TransfersTab';

/** Longer than the default, because this list is browsed more than searched. */
const PAGE_SIZE = 50;

export function InventoryScreen() {
  const list = useList('inventory', inventoryApi.list, {
    name: 'inventory',
    filters: inventoryFilters,
    sort: 'name',
    limit: PAGE_SIZE,
  });
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
      <InventoryHeader stats={stats} list={list} onAddWarehouse={() => warehouse.show({})} />
      <Tabs
        label="أقسام المخزون"
        value={tab}
        onChange={setTab}
        end={<Shortcuts />}
        tabs={[
          { id: 'stock', label: 'المخزون الحالي', count: list.result.data?.total },
          { id: 'transfers', label: 'التحويلات', count: transfers.data?.totalTransfers },
          { id: 'scrap', label: 'تقارير الإتلاف', count: scrap.data?.totalScraps },
        ]}
      >
        {tab === 'stock' && <InventoryTab list={list} />}
        {tab === 'transfers' && <TransfersTab />}
        {tab === 'scrap' && <ScrapTab />}
      </Tabs>
      {warehouse.dialog}
    </>
  );
}

/** The chosen tab, kept in the URL; the first tab is the default and is not written there. */
function useTab<const Tab extends string>(tabs: readonly [Tab, ...Tab[]]) {
  const { tab } = useSearch();
  const chosen = tabs.find((one) => one === tab) ?? tabs[0];
  const choose = (next: Tab) =>
    void navigate({
      to: '.',
      search: (now: object) => ({ ...now, tab: next === tabs[0] ? undefined : next }),
      replace: true,
      keepScroll: true,
    });
  return [chosen, choose] as const;
}
