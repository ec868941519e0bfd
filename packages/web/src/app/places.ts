import { can, denial } from '@turoos/contract';
import type { Location } from '@/lib/navigation/location';
import { matchPath, stringifySearch } from '@/lib/navigation/target';
import { currentUser, session } from '@/lib/session/session-state';
import { toast } from '@/lib/toasts/toast-store';
import { safeRedirect } from './safe-redirect';
import { screenAt, screenPaths } from './screens';

export const screenMatch = (path: string) => matchPath(screenPaths, path);

/** Where someone is sent instead: to sign in, on from signing in, or home. */
export function redirectOf(next: Location, staying: boolean): string | undefined {
  if (next.path === '/dashboard') return '/';
  if (next.path === '/login') return currentUser() ? safeRedirect(next.search.redirect) : undefined;
  const match = screenMatch(next.path);
  if (!match) return undefined;
  const now = session();
  if (now.status === 'authenticated') return staying ? undefined : sentHome(match.pattern);
  if (now.status !== 'anonymous') return undefined;
  const wanted = now.because === 'left' || next.href === '/' ? undefined : next.href;
  return `/login${stringifySearch({ redirect: wanted })}`;
}

/**
 * The few screens that are left rather than refused. Someone who loses the right while there stays, and sees the
 * card instead.
 */
function sentHome(path: string): string | undefined {
  const { right, sendsHome } = screenAt(path) ?? {};
  const user = currentUser();
  if (!user || !right || !sendsHome || can(user, right)) return undefined;
  toast({ tone: 'danger', title: 'غير مصرح بالوصول', message: denial(right) });
  return '/';
}
