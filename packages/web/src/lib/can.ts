import { can, denial, type Right } from '@turoos/contract';
import { useUser } from './session-state';

export const useCan = (right: Right): boolean => can(useUser(), right);

/** For buttons: `<Button disabledReason={usePermit('sales:create').reason}>`. */
export function usePermit(right: Right): { allowed: boolean; reason: string | undefined } {
  const allowed = useCan(right);
  return { allowed, reason: allowed ? undefined : denial(right) };
}
