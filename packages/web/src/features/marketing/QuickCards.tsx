import { campaignStatus, type CampaignStatus, type CampaignSummary } from '@turoos/contract';
import { formatNumber } from '@/lib/format/format';
import type { Query } from '@/lib/http/query-state';
import { cn } from '@/ui/cn';
import { softTone } from '@/ui/tone';
import type { CampaignList } from './CampaignFilters';

const counts: readonly [CampaignStatus, `${CampaignStatus}Campaigns`][] = [
  ['draft', 'draftCampaigns'],
  ['active', 'activeCampaigns'],
  ['paused', 'pausedCampaigns'],
  ['completed', 'completedCampaigns'],
  ['expired', 'expiredCampaigns'],
];

/**
 * The number of campaigns by status; a press filters the list by it, and a second press clears the filter.
 * Phones have no room for it and filter by status among the other filters.
 */
export const QuickCards = ({ list, summary }: { list: CampaignList; summary: Query<CampaignSummary> }) => (
  <fieldset className="mb-3 flex no-print flex-wrap gap-2 max-sm:hidden">
    <legend className="sr-only">الحملات حسب الحالة</legend>
    {counts.map(([status, count]) => {
      const { label, tone } = campaignStatus[status];
      const chosen = list.filters.status === status;
      return (
        <button
          key={status}
          type="button"
          aria-pressed={chosen}
          onClick={() => list.setFilter('status', chosen ? '' : status)}
          className={cn(
            'flex h-8 items-center gap-2 rounded-lg border bg-surface px-3 shadow-card transition-colors hover:bg-sunken pointer-coarse:min-h-11',
            chosen ? 'border-accent outline-2 -outline-offset-2 outline-accent' : 'border-line',
          )}
        >
          {label}
          <span
            className={cn(
              'min-w-7 rounded-full px-2 text-center text-sm font-semibold tabular-nums',
              softTone[tone],
            )}
          >
            {summary.data ? formatNumber(summary.data[count]) : '…'}
          </span>
        </button>
      );
    })}
  </fieldset>
);
