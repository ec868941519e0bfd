import { epochHeader } from '@turoos/contract';

const KEPT = 'shop_epoch';

/** The claim of the newest computer that was the shop, for a former one that does not know of it. */
export function epochHeaders(): Record<string, string> {
  const claim = localStorage.getItem(KEPT);
  return claim ? { [epochHeader]: claim } : {};
}

/** Keeps the claim of the computer that answered; a former shop that is shown a newer one answers without. */
export function keepEpoch({ headers }: Response): void {
  const claim = headers.get(epochHeader);
  if (claim && claim !== localStorage.getItem(KEPT)) localStorage.setItem(KEPT, claim);
}
