import type { Location } from './location';

const places = new Map<string, number>();
/** Milliseconds: long enough for a cached list to render, too short to fight a user who scrolls. */
const longest = 600;

/** Records the scroll position of a page until the returned function is called. */
export function rememberScroll({ key }: Location): () => void {
  const note = () => places.set(key, window.scrollY);
  window.addEventListener('scroll', note, { passive: true });
  return () => window.removeEventListener('scroll', note);
}

/** Scrolls a new page to its top, and a revisited one to where the user left it. */
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
