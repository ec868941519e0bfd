import type { Part } from '@turoos/contract';
import { useUser } from '@/lib/session/session-state';
import { legible } from '@/ui/Code';

type Placed = Pick<Part, 'warehouse'>;

/** Names a part's main warehouse, or says that it has none; nothing to users of some warehouses, from whom it may be hidden. */
export function useMainWarehouse(part: Placed | null): string | undefined {
  const isBound = useUser().warehouses !== undefined;
  return part?.warehouse?.name ?? (isBound ? undefined : 'غير محدد');
}

/** The same in a table. */
export const MainWarehouse = ({ part }: { part: Placed }) => legible(useMainWarehouse(part) ?? '—');
