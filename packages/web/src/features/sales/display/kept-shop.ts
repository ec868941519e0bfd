import type { ShownShop } from './shown';

const place = 'shown_shop';

/** The shop as this window last heard of it, for a reload while its till is closed. */
export function keptShop(): ShownShop {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? '') as ShownShop;
  } catch {
    return { name: '', logo: null };
  }
}

export function keepShop(shop: ShownShop): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(shop));
  } catch {
    // a logo that is too large for the storage: the name alone is kept
    sessionStorage.setItem(place, JSON.stringify({ ...shop, logo: null }));
  }
}
