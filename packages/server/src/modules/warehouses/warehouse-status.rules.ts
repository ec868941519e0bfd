import type { WarehouseStatus } from '@turoos/contract';

/**
 * Returns the next status. Clients may change either `status` or `isActive` and send the other back as they
 * read it, so the field that differs from the current value decides.
 */
export function nextStatus(
  now: WarehouseStatus,
  { status = now, isActive }: { status?: WarehouseStatus | undefined; isActive?: boolean | undefined },
): WarehouseStatus {
  const switched = isActive !== undefined && isActive !== (now !== 'inactive');
  if (!switched) return status;
  if (!isActive) return 'inactive';
  return status === 'inactive' ? 'active' : status;
}
