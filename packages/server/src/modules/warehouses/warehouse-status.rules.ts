import type { WarehouseStatus } from '@turoos/contract';

/**
 * A warehouse is inactive exactly when its status says so, but clients may speak through either field, and send
 * the other back as they once read it: what differs from now is what they meant.
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
