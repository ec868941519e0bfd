import { campaignStatus, campaignTypes } from '@turoos/contract';
import { optionsOf } from '@/lib/format/options';
import type { ListState } from '@/lib/list/use-list-state';
import { FilterDate } from '@/ui/FilterDate';
import { FilterBar } from '@/ui/FilterBar';
import { FilterSelect } from '@/ui/FilterSelect';
import { campaignColumns } from './campaign-columns';

export const campaignFilters = ['status', 'type', 'startDate'] as const;
export type CampaignList = ListState<(typeof campaignFilters)[number]>;

const statuses = optionsOf(campaignStatus);
const types = optionsOf(campaignTypes);

export const CampaignFilters = ({ list }: { list: CampaignList }) => (
  <FilterBar list={list} columns={campaignColumns} searchLabel="ابحث باسم الحملة أو وصفها أو رمزها">
    <FilterSelect list={list} name="status" label="الحالة" all="كل الحالات" options={statuses} />
    <FilterSelect list={list} name="type" label="النوع" all="كل الأنواع" options={types} />
    <div className="sm:w-40">
      <FilterDate
        aria-label="من تاريخ"
        value={list.filters.startDate}
        onChange={(day) => list.setFilter('startDate', day)}
      />
    </div>
  </FilterBar>
);
