import { useId, useState, type ReactNode } from 'react';
import { ListFilter } from 'lucide-react';
import { cn } from './cn';
import { IconButton } from './IconButton';

type FilterLayoutProps = {
  search: ReactNode;
  /** Number of set filters, shown where the filters are collapsed. */
  active: number;
  /** Selects and dates, each with an aria-label; collapsed on phones. */
  filters?: ReactNode;
  /** Buttons after the filters. */
  children: ReactNode;
};

/** The layout of a filter bar: the search first, then the filters. */
export function FilterLayout({ search, active, filters, children }: FilterLayoutProps) {
  const id = useId();
  const [unfolded, setUnfolded] = useState(false);

  return (
    <search className="mb-2 flex no-print flex-wrap items-center gap-2 sm:mb-3">
      <div className="flex min-w-0 grow basis-60 gap-2 sm:max-w-96">
        {search}
        {filters && (
          <div className="relative shrink-0 sm:hidden">
            <IconButton
              variant="secondary"
              label={active > 0 ? `تصفية (${active})` : 'تصفية'}
              icon={ListFilter}
              aria-expanded={unfolded}
              aria-controls={id}
              onClick={() => setUnfolded(!unfolded)}
            />
            {active > 0 && (
              <span
                aria-hidden="true"
                className="pointer-events-none absolute -end-1 -top-1 rounded-full bg-accent px-1.5 text-xs text-white"
              >
                {active}
              </span>
            )}
          </div>
        )}
      </div>
      {filters && (
        <div
          id={id}
          className={cn(
            'flex flex-wrap items-center gap-2 *:min-w-36 *:grow max-sm:order-last max-sm:w-full sm:flex sm:*:grow-0',
            !unfolded && 'max-sm:hidden',
          )}
        >
          {filters}
        </div>
      )}
      {children}
    </search>
  );
}
