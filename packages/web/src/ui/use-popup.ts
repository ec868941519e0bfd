import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { placeNear } from './place-near';

type Popup = {
  open: boolean;
  /** A press outside. */
  onDismiss: () => void;
  align?: 'start' | 'end';
  /** As wide as its anchor at least. */
  matchWidth?: boolean;
  /** Place it again when this changes: its content grew or shrank. */
  content?: unknown;
};

/** A popup in the browser's top layer beside an anchor: give both refs to elements, the popup `popover="manual"`. */
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
    // A phone's keyboard moves the page while one types: follow, don't close.
    window.addEventListener('scroll', () => place(true), { signal, capture: true });
    window.addEventListener('resize', () => place(true), { signal });
    return () => listeners.abort();
  }, [open]);

  return { anchor, popup };
}
