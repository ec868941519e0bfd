import type { ReactNode } from 'react';
import { Check, RotateCcw } from 'lucide-react';
import type { FilterDraft } from '@/lib/list/use-filter-draft';
import { Button } from './Button';
import { FilterLayout } from './FilterLayout';
import { SearchBox } from './SearchBox';

type ApplyFilterBarProps = {
  draft: Pick<FilterDraft<string>, 'q' | 'setQ' | 'apply' | 'reset'>;
  /** Number of filters applied to the list now. */
  active: number;
  searchLabel: string;
  /** The search filters the list while the user types; only the other filters wait for the button. */
  instant?: { q: string; setQ: (q: string) => void };
  /** Selects and dates bound to the draft, each with an aria-label; collapsed on phones. */
  children: ReactNode;
};

/** A filter bar that filters the list on request: by its button, or by Enter in the search. */
export const ApplyFilterBar = ({ draft, active, searchLabel, instant, children }: ApplyFilterBarProps) => (
  <FilterLayout
    active={active}
    search={
      instant ? (
        <SearchBox label={searchLabel} value={instant.q} onSearch={instant.setQ} />
      ) : (
        <SearchBox label={searchLabel} value={draft.q} onType={draft.setQ} onSearch={draft.apply} />
      )
    }
    filters={children}
  >
    <Button icon={Check} onClick={() => draft.apply()}>
      تطبيق
    </Button>
    <Button variant="ghost" icon={RotateCcw} onClick={draft.reset}>
      إزالة التصفية
    </Button>
  </FilterLayout>
);
