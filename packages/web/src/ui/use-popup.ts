import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { placeNear } from './place-near';

type Popup = {
  open: boolean;
  /** Called on a press outside. */
  onDismiss: () => void;
  align?: 'start' | 'end';
  /** Makes the popup at least as wide as its anchor. */
  matchWidth?: boolean;
  /** A change of this value (the content grew or shrank) places the popup again. */
  content?: unknown;
};

/** Shows a popup in the top layer beside its anchor. Attach both refs; the popup needs `popover="manual"`. */
export function usePopup<Anchor extends HTMLElement>({ open, onDismiss, align, matchWidth, content }: Popup) {
  const anchor = useRef<Anchor>(null);
  const popup = useRef<HTMLDivElement>(null);
  const dismiss = useEffectEvent(onDismiss);

  const place = useEffectEvent((shownContent: unknown) => {
    if (!anchor.current || !popup.current || shownContent === null) return;
    if (matchWidth) popup.current.style.minWidth = `${anchor.current.offsetWidth}px`;
    placeNear(anchor.current, popup.current, { align });
  });

  useLayoutEffect(() => {
    const shown = popup.current;
    if (!open || !shown) return;
    shown.showPopover();
    return () => {
      if (shown.matches(':popover-open')) shown.hidePopover();
    };
  }, [open]);

  useLayoutEffect(() => {
    if (open) place(content);
  }, [open, content]);

  useEffect(() => {
    if (!open) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const inside = (target: EventTarget | null) =>
      target instanceof Node && (popup.current?.contains(target) || anchor.current?.contains(target));
    document.addEventListener('pointerdown', (event) => inside(event.target) || dismiss(), { signal });
    // A phone's keyboard scrolls the page while the user types: the popup follows instead of closing.
    window.addEventListener('scroll', () => place(true), { signal, capture: true });
    window.addEventListener('resize', () => place(true), { signal });
    return () => listeners.abort();
  }, [open]);

  return { anchor, popup };
}
