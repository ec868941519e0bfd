import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { go, location, preload } from './location';
import { hrefOf, type Target } from './target';

export type LinkProps = Target & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>;

/** A link to another screen; pointing at it preloads the screen's code. */
export function Link({ to, params, search, onClick, ...anchor }: LinkProps) {
  const href = hrefOf({ to, params, search }, location.use());
  const fetchAhead = () => preload(href.split('?')[0] ?? href);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event) || (anchor.target && anchor.target !== '_self')) return;
    event.preventDefault();
    void go(href);
  };
  return (
    <a {...anchor} href={href} onClick={follow} onPointerEnter={fetchAhead} onFocus={fetchAhead}>
      {anchor.children}
    </a>
  );
}

/** With a modifier key or another button the browser does its default: a new tab, a download. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
