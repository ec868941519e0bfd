import { orderingApi } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';
import { navigate, useSearch } from '@/lib/navigation/hooks';
import { Tabs } from '@/ui/Tabs';
import { DeadStockTab } from './dead-stock/DeadStockTab';
import { OrderingHeader } from './OrderingHeader';
import { ProposalsTab } from './proposals/ProposalsTab';

const tabs = [
  { id: 'proposals', label: 'المقترح طلبه' },
  { id: 'dead-stock', label: 'بضاعة راكدة' },
] as const;

/** What to order, from whom, how many and why; and what lies unsold. */
export function OrderingScreen() {
  const { tab: wanted } = useSearch();
  const tab = tabs.find(({ id }) => id === wanted)?.id ?? 'proposals';
  const state = useData('purchases', orderingApi.state, {}, { refetchInterval: whileComputing });
  return (
    <>
      <OrderingHeader state={state} />
      <Tabs
        label="ما يلزم طلبه"
        tabs={tabs}
        value={tab}
        onChange={(id) =>
          void navigate({ to: '.', search: id === 'proposals' ? {} : { tab: id }, replace: true })
        }
      >
        {tab === 'proposals' ? <ProposalsTab state={state.data} /> : <DeadStockTab state={state.data} />}
      </Tabs>
    </>
  );
}

const checkEvery = 3000;

/** The end of a computation is announced; a line that missed it asks. */
const whileComputing = ({ state }: { state: { data?: { isComputing: boolean } | undefined } }) =>
  state.data?.isComputing ? checkEvery : false;
