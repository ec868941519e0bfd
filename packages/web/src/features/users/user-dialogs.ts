import type { User } from '@turoos/contract';
import { useLazyDialog } from '@/ui/use-lazy-dialog';

/** Creates a user, or edits the given one. */
export const useUserForm = () =>
  useLazyDialog<User | null>(() => import('./dialogs/UserDialog').then((m) => m.UserDialog));

export const usePasswordDialog = () =>
  useLazyDialog<User>(() => import('./dialogs/PasswordDialog').then((m) => m.PasswordDialog));

export const useRoleDialog = () =>
  useLazyDialog<User>(() => import('./dialogs/RoleDialog').then((m) => m.RoleDialog));
