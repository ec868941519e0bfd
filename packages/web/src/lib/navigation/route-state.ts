import type { EnrichedPart, EnrichedVinParts } from '@turoos/contract';
import { useEffect, useState } from 'react';

/** What one screen may hand to another that it opens; nothing of it is saved until the user says so there. */
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

/** What was handed over to this screen, once. */
export function useRouteState<K extends keyof RouteStates>(kind: K): RouteStates[K] | undefined {
  const [taken] = useState(() => held.get(kind) as RouteStates[K] | undefined);
  useEffect(() => {
    held.delete(kind);
  }, [kind]);
  return taken;
}
