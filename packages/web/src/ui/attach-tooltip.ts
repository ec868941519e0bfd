import { placeNear } from './place-near';

const HOVER_DELAY = 350;
const LEAVE_DELAY = 120;

/**
 * Shows a bubble while its anchor is hovered or has keyboard focus. The pointer may move onto the bubble,
 * Escape hides it, and a tap on a disabled anchor shows it because touch screens have no hover.
 */
export function attachTooltip(anchor: Element, bubble: HTMLElement) {
  const listeners = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = () => {
    clearTimeout(timer);
    if (!bubble.matches(':popover-open')) bubble.showPopover();
    placeNear(anchor, bubble, { side: 'top', align: 'center', gap: 6 });
  };
  const hide = () => {
    clearTimeout(timer);
    if (bubble.matches(':popover-open')) bubble.hidePopover();
  };
  const later = (action: () => void, delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(action, delay);
  };
  const on = (target: EventTarget, type: string, handle: (event: Event) => void) =>
    target.addEventListener(type, handle, { signal: listeners.signal, passive: true });

  on(anchor, 'pointerenter', (event) => {
    if ((event as PointerEvent).pointerType === 'mouse') later(show, HOVER_DELAY);
  });
  on(anchor, 'pointerleave', () => later(hide, LEAVE_DELAY));
  on(anchor, 'focus', () => anchor.matches(':focus-visible') && show());
  on(anchor, 'blur', hide);
  on(anchor, 'click', () => (anchor.ariaDisabled === 'true' ? show() : hide()));
  on(bubble, 'pointerenter', () => clearTimeout(timer));
  on(bubble, 'pointerleave', () => later(hide, LEAVE_DELAY));
  on(window, 'keydown', (event) => (event as KeyboardEvent).key === 'Escape' && hide());
  window.addEventListener('scroll', hide, { signal: listeners.signal, capture: true, passive: true });

  return () => {
    clearTimeout(timer);
    listeners.abort();
  };
}
