type Placement = { side?: 'top' | 'bottom'; align?: 'start' | 'center' | 'end'; gap?: number };

const EDGE = 8;

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));

/**
 * Places an open popup beside its anchor in viewport coordinates: on the wanted side if it fits there,
 * otherwise on the other, and never beyond the edge of the window. `start` follows the reading direction.
 */
export function placeNear(anchor: Element, popup: HTMLElement, placement: Placement = {}) {
  const { side = 'bottom', align = 'start', gap = 4 } = placement;
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popup;
  const room = { width: document.documentElement.clientWidth, height: window.innerHeight };

  const above = at.top - gap - height;
  const below = at.bottom + gap;
  const fits = { top: above >= EDGE, bottom: below + height <= room.height - EDGE };
  const other = side === 'top' ? 'bottom' : 'top';
  const chosen = fits[side] || !fits[other] ? side : other;

  const alignsRight = (align === 'start') === (getComputedStyle(anchor).direction === 'rtl');
  const left =
    align === 'center' ? at.left + (at.width - width) / 2 : alignsRight ? at.right - width : at.left;

  popup.style.top = `${clamp(chosen === 'top' ? above : below, EDGE, room.height - height - EDGE)}px`;
  popup.style.left = `${clamp(left, EDGE, room.width - width - EDGE)}px`;
}
