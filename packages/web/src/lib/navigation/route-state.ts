import type { EnrichedPart, EnrichedVinParts } from '@turoos/contract';
import { useEffect, useState } from 'react';

/** Data that one screen passes to the next; nothing of it is saved until the user saves it there. */
interface RouteStates {
  /** For the product form. */
  part: EnrichedPart;
  /** For the table of the VIN import. */
  vinParts: Pick<EnrichedVinParts, 'vin' | 'vehicle' | 'parts'>;
}

const held = new Map<keyof RouteStates, unknown>();

export const passRouteState = <K extends keyof RouteStates>(kind: K, what: RouteStates[K]): void => {
  held.set(kind, what);
};

/** Reads, once, the data passed to this screen. */
export function useRouteState<K extends keyof RouteStates>(kind: K): RouteStates[K] | undefined {
  const [taken] = useState(() => held.get(kind) as RouteStates[K] | undefined);
  useEffect(() => {
    held.delete(kind);
  }, [kind]);
  return taken;
}
