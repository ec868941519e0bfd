import { can, denial } from '@turoos/contract';
import type { Location } from '@/lib/navigation/location';
import { matchPath, stringifySearch } from '@/lib/navigation/target';
import { currentUser, session } from '@/lib/session/session-state';
import { toast } from '@/lib/toasts/toast-store';
import { safeRedirect } from './safe-redirect';
import { screenAt, screenPaths } from './screens';

export const screenMatch = (path: string) => matchPath(screenPaths, path);

/** Returns where to redirect: to the login page, from it to the wanted page, or home. */
export function redirectOf(next: Location, staying: boolean): string | undefined {
  if (next.path === '/dashboard') return '/';
  if (next.path === '/login') return currentUser() ? safeRedirect(next.search.redirect) : undefined;
  const match = screenMatch(next.path);
  if (!match) return undefined;
  const now = session();
  if (now.status === 'authenticated') {
    // by a PIN a till is opened to sell only
    if (now.isUnlocked && next.path !== '/sales') {
      if (!staying) toast({ tone: 'warning', title: 'تعمل هذه الشاشة عند عودة الخادم وتسجيل الدخول' });
      return '/sales?new=1';
    }
    return staying ? undefined : sentHome(match.pattern);
  }
  if (now.status !== 'anonymous') return undefined;
  const wanted = now.because === 'left' || next.href === '/' ? undefined : next.href;
  return `/login${stringifySearch({ redirect: wanted })}`;
}

/**
 * Redirects home from the few screens that ask for it; a user who loses the right while there sees the card.
 */
function sentHome(path: string): string | undefined {
  const { right, sendsHome } = screenAt(path) ?? {};
  const user = currentUser();
  if (!user || !right || !sendsHome || can(user, right)) return undefined;
  toast({ tone: 'danger', title: 'غير مصرح بالوصول', message: denial(right, user) });
  return '/';
}
