import { can, denial } from '@turoos/contract';
import { redirect } from '@tanstack/react-router';
import { currentUser } from '@/lib/session-state';
import { toast } from '@/ui/toast-store';
import { screenAt, type ScreenPath } from './screens';

/**
 * Sends away from the few screens that are left rather than refused. Someone who loses the right while there
 * stays, and sees the card instead.
 */
export function guardScreen(path: ScreenPath, visit: { staying: boolean; preload: boolean }): void {
  const { right, sendsHome } = screenAt(path) ?? {};
  const user = currentUser();
  if (!user || !right || !sendsHome || can(user, right) || visit.staying) return;
  if (!visit.preload) toast({ tone: 'danger', title: 'غير مصرح بالوصول', message: denial(right) });
  throw redirect({ to: '/', replace: true });
}
