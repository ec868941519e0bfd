import { router } from './router';

/** Names the page in the browser's title, and takes keyboard and screen reader to the new page's heading. */
export function followNavigation(): void {
  router.subscribe('onResolved', () => {
    const title = router.state.matches.at(-1)?.staticData.title;
    document.title = title ? `${title} · تروس` : 'تروس';
  });
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    // A closing dialog (menu, palette) gives the focus back to where it came from, and only then is it ours.
    const dialog = document.querySelector('dialog[open]');
    if (dialog) dialog.addEventListener('close', focusHeading, { once: true });
    else focusHeading();
  });
}

function focusHeading(): void {
  const main = document.getElementById('main');
  // A screen that chose where to start, such as a search box, is left alone.
  if (!main || (main !== document.activeElement && main.contains(document.activeElement))) return;
  const heading = main.querySelector('h1') ?? main;
  heading.tabIndex = -1;
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
}
