import { useCan } from '@/lib/session/can';

/** Leaves out the columns of costs for those who may not know what parts cost. */
export function useKnownColumns<Column extends { isCost?: boolean }>(
  columns: readonly Column[],
): readonly Column[] {
  const seesCosts = useCan('costs:read');
  return seesCosts ? columns : columns.filter(({ isCost }) => !isCost);
}
