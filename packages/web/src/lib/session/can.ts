import { can, denial, type Right } from '@turoos/contract';
import { useUser } from './session-state';

export const useCan = (right: Right): boolean => can(useUser(), right);

/**
 * For buttons: `<Button disabledReason={usePermit('sales:create').reason}>`. All given rights are required.
 */
export function usePermit(...rights: Right[]): { allowed: boolean; reason: string | undefined } {
  const user = useUser();
  const missing = rights.find((right) => !can(user, right));
  return { allowed: !missing, reason: missing && denial(missing, user) };
}
