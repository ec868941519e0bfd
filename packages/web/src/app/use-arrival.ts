import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from '@/lib/navigation/hooks';
import { placeScroll, rememberScroll } from '@/lib/navigation/scrolling';
import { screenAt } from './screens';

/** After navigation, sets the browser's title and moves focus to the heading of the page. */
export function useArrival(pattern: string | undefined): void {
  const location = useLocation();
  const title = titleOf(location.path, pattern);
  useEffect(() => {
    document.title = title ? `${title} · تروس` : 'تروس';
  }, [title]);

  useLayoutEffect(() => {
    placeScroll(location);
    return rememberScroll(location);
  }, [location]);

  const from = useRef(location.path);
  useEffect(() => {
    if (from.current === location.path) return;
    from.current = location.path;
    // A closing dialog (menu, palette) returns the focus to its opener first; the heading takes it after
    // that.
    const dialog = document.querySelector('dialog[open]');
    if (dialog) dialog.addEventListener('close', focusHeading, { once: true });
    else focusHeading();
  }, [location.path]);
}

function titleOf(path: string, pattern: string | undefined): string | undefined {
  if (path === '/login') return 'تسجيل الدخول';
  return pattern === undefined ? 'الصفحة غير موجودة' : screenAt(pattern)?.title;
}

function focusHeading(): void {
  const main = document.getElementById('main');
  // A screen that focused an element of its own, such as a search box, keeps it.
  if (!main || (main !== document.activeElement && main.contains(document.activeElement))) return;
  const heading = main.querySelector('h1') ?? main;
  heading.tabIndex = -1;
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
}
