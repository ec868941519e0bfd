import type { Location } from './location';

const places = new Map<string, number>();
/** Long enough for a list from the cache to stand again, too short to fight a user who scrolls. */
const longest = 600;

/** Notes where a page is scrolled to while it is shown; call what it answers when it goes. */
export function rememberScroll({ key }: Location): () => void {
  const note = () => places.set(key, window.scrollY);
  window.addEventListener('scroll', note, { passive: true });
  return () => window.removeEventListener('scroll', note);
}

/** A new page starts at its top, one come back to where it was left. */
export function placeScroll({ key, by }: Location): void {
  if (by === 'search') return;
  const wanted = by === 'history' ? (places.get(key) ?? 0) : 0;
  const until = performance.now() + longest;
  const tryAgain = () => {
    window.scrollTo(0, wanted);
    if (Math.abs(window.scrollY - wanted) > 1 && performance.now() < until) requestAnimationFrame(tryAgain);
  };
  tryAgain();
}
