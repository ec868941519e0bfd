import { counted, countedAfter, nouns, orderingApi, type SupplierGroup } from '@turoos/contract';
import { formatUsd } from '@/lib/format/format';
import { useData } from '@/lib/http/use-data';
import { cn } from '@/ui/cn';
import { legible } from '@/ui/Code';

type SupplierGroupsProps = {
  list: { filters: Record<'supplier', string>; setFilter: (name: 'supplier', value: string) => void };
};

const idOf = ({ supplier }: SupplierGroup) => supplier?._id ?? 'none';
const nameOf = ({ supplier }: SupplierGroup) => supplier?.name ?? 'بلا مورد';

/** The suppliers of what is to be ordered; pressing one shows its parts, pressing it again all of them. */
export function SupplierGroups({ list }: SupplierGroupsProps) {
  const { data: groups = [] } = useData('purchases', orderingApi.suppliers, {});
  if (groups.length === 0) return null;
  const chosen = list.filters.supplier;
  return (
    <section aria-label="الموردون" className="mb-2 flex no-print snap-x gap-2 overflow-x-auto pb-1">
      {groups.map((group) => {
        const id = idOf(group);
        return (
          <button
            key={id}
            type="button"
            aria-pressed={id === chosen}
            onClick={() => list.setFilter('supplier', id === chosen ? '' : id)}
            className={cn(
              'flex min-h-11 shrink-0 snap-start flex-col items-start rounded-md border px-3 py-1 text-start',
              id === chosen ? 'border-accent bg-accent-soft' : 'border-line bg-surface hover:bg-sunken',
            )}
          >
            <span className="max-w-56 truncate font-semibold">{legible(nameOf(group))}</span>
            <span className="text-sm whitespace-nowrap text-muted">
              {counted(group.count, nouns.item)} · <bdi className="ltr-text">{formatUsd(group.cost)}</bdi>
              {group.receipts > 0 && ` · يوصل خلال ${countedAfter(group.leadDays, nouns.day)}`}
            </span>
          </button>
        );
      })}
    </section>
  );
}
